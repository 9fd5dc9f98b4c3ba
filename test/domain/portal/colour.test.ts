import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  black,
  borderContrast,
  contrast,
  luminance,
  mix,
  readableOn,
  readColour,
  textContrast,
  textOn,
  white,
} from '../../../domain/portal/colour'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(bits => `#${bits.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it('is the ratio of WCAG: 21 for black on white, 4.38 for the default danger on white', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 5)
    expect(contrast('#ed1c24', white)).toBeCloseTo(4.38, 2)
  })

  it('counts the darkest colours in a straight line, as WCAG says', () => {
    expect(luminance('#0a0a0a')).toBeCloseTo(10 / 255 / 12.92, 9)
  })
})

describe('a colour laid on another', () => {
  it('takes its share of each channel, and is written with two digits a channel', () => {
    expect(mix('#102030', '#a0c0e0', 0.25)).toBe('#34485c')
    expect(mix(white, '#0a0b0c', 1)).toBe('#0a0b0c')
  })
})

describe('the text colour on a tenant colour', () => {
  it('never falls below 4.5, whatever the tenant chose', () => {
    fc.assert(fc.property(hex, background => contrast(textOn(background), background) >= textContrast))
  })
})

describe('a tenant colour used as text or border', () => {
  it('is left alone where it can be read, and is darkened where it cannot', () => {
    expect(readableOn('#17468f', [white], textContrast)).toBe('#17468f')
    const danger = readableOn('#ed1c24', [white], textContrast)
    expect(danger).not.toBe('#ed1c24')
    expect(contrast(danger, white)).toBeGreaterThanOrEqual(textContrast)
    expect(contrast(danger, white)).toBeLessThan(4.8)
  })

  it('reaches the wanted contrast on any surface', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(textContrast, borderContrast), (colour, surface, wanted) => {
        expect(contrast(readableOn(colour, [surface], wanted), surface)).toBeGreaterThanOrEqual(wanted)
      }),
    )
  })
})

describe('where no shade of a colour can be read on all surfaces', () => {
  it('it is the better of black and white, black where they are as good', () => {
    expect(readableOn('#888888', [black, '#444444'], 21)).toBe(white)
    expect(readableOn('#888888', [white, '#bbbbbb'], 21)).toBe(black)
    expect(readableOn('#888888', [black, white], 21)).toBe(black)
  })
})

describe('a colour from the server', () => {
  it('is read with and without #, short and in capitals', () => {
    expect(['#4BAF50', '4baf50', ' #4baf50 ', '#abc'].map(text => readColour(text, black))).toEqual([
      '#4baf50',
      '#4baf50',
      '#4baf50',
      '#aabbcc',
    ])
  })

  it('gives way to the fallback when it is no colour', () => {
    fc.assert(fc.property(fc.string(), text => /^#[0-9a-f]{6}$/.test(readColour(text, black))))
    expect(readColour('red; background: url(x)', '#123456')).toBe('#123456')
  })
})
