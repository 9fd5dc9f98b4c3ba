import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutInvisibleCharacters } from '../../../domain/format/withoutInvisibleCharacters'

const forms = ['line', 'lines'] as const
const form = fc.constantFrom(...forms)

/** Text with much of what is judged: joiners, marks, variations, tags, halves, controls, beside anything at all. */
const odd = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'aé ل۱👩🏽🏳🏴❤#\u0301\u200c\u200d\ufe0f\ufe0e\u00ad\u200b\ufeff\u202e\u2066\t\n\r\0\u0085\u2028',
      ),
      fc.constantFrom('\ud800', '\udc00', '\u{e0067}', '\u{e007f}', '\u{e0100}', '\u3164', '\u212b'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
    { maxLength: 12 },
  )
  .map(parts => parts.join(''))

const invisible = /\p{Surrogate}|\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff]/u

describe('typed text', () => {
  it('is kept once and for all: what was kept is kept as it is', () => {
    fc.assert(
      fc.property(odd, form, (text, as) => {
        const kept = withoutInvisibleCharacters(text, as)
        expect(withoutInvisibleCharacters(kept, as)).toBe(kept)
      }),
      { numRuns: 2000 },
    )
  })

  it('is composed, holds nothing that nobody sees, and is never longer than it was composed', () => {
    fc.assert(
      fc.property(odd, form, (text, as) => {
        const kept = withoutInvisibleCharacters(text, as)
        expect(kept).toBe(kept.normalize('NFC'))
        expect(kept).not.toMatch(invisible)
        expect(kept).not.toMatch(as === 'lines' ? /(?![\t\n])\p{Control}/u : /\p{Control}/u)
        expect(kept.length).toBeLessThanOrEqual(text.normalize('NFC').length)
        expect(kept === '' || kept.trim() !== '').toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    'Jan-Willem van ’t Hoff–Özgür',
    'Zoë 👩‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️ 1️⃣ 🇳🇱',
    'محمد عبد الله',
    'می‌خواهم', // Persian: the joiner stands between two letters
    'क्‍ष', // Devanagari: after a mark
    '葛󠄀城', // an ideograph in the form that its bearer writes
    'שָׁלוֹם', // points have an order of their own when composed
    '€ 1.234,56 ½ ² °',
    '  spaties blijven ',
  ])('%s stays as it is', text => {
    for (const as of forms) expect(withoutInvisibleCharacters(text, as)).toBe(text.normalize('NFC'))
  })

  it.each([
    ['cafe\u0301', 'café'],
    ['\u212bngstro\u0308m', 'Ångström'],
    ['de\u00adVries', 'deVries'],
    ['\ufeffJan\u200b', 'Jan'],
    ['\u202eirf\u202c', 'irf'],
    ['Jan\0\u0007\u009f', 'Jan'],
    ['a\ud800b\udc00', 'ab'],
    ['a \u200db\u200c', 'a b'],
    ['1\u200d2', '12'],
    ['a\u200d\u200db', 'ab'],
    ['e\u200b\u0301', 'é'], // what stood between them hid that they are one letter
    ['a\ufe0f\ufe0f \ufe0f', 'a\ufe0f '],
    ['a\u{e0068}\u{e0069}', 'a'],
    ['\u3164\u2800', ''],
    [' \u00a0\u200b\u3000', ''],
    ['\ud800', ''],
  ])('%j is kept as %j', (text, kept) => {
    for (const as of forms) expect(withoutInvisibleCharacters(text, as)).toBe(kept)
  })

  it('keeps lines and tabs where there are lines; on one line they are spaces, so that words stay apart', () => {
    expect(withoutInvisibleCharacters('een\r\ntwee\rdrie\tvier\u2028vijf\n', 'lines')).toBe(
      'een\ntwee\ndrie\tvier\nvijf\n',
    )
    expect(withoutInvisibleCharacters('een\r\ntwee\rdrie\tvier', 'line')).toBe('een twee drie vier')
    expect(withoutInvisibleCharacters('\n\t ', 'lines')).toBe('')
  })
})
