import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestAfter, initialDigest } from '../../../../events/log/logExport/exportLine'
import { hasForbiddenKey, isNestedDeeper } from '../../../../events/log/logExport/importLimits'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

describe('how deep a text nests', () => {
  it('is what its value nests, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.nat(8), (text, most) => {
        expect(isNestedDeeper(text, most)).toBe(depthOf(JSON.parse(text)) > most)
      }),
    )
  })

  it.each([
    ['lists', '['.repeat(25)],
    ['objects', '{"a":'.repeat(25)],
    ['both', '[{"a":'.repeat(13)],
  ])('is found before the text ends: %s', (_, text) => {
    expect(isNestedDeeper(text, 24)).toBe(true)
    expect(isNestedDeeper(text.slice(0, text.length / 2), 24)).toBe(false)
  })
})

describe('a key that reaches for the inside of an object', () => {
  it.each([
    ['as it is', '{"a":[{"__proto__":1}]}', true],
    ['spelled otherwise', '{"a":{"\\u005f_proto_\\u005f":1}}', true],
    ['a constructor', '{"constructor":{}}', true],
    ['a prototype', '[{"prototype":null}]', true],
    ['only said', '{"a":"__proto__ constructor prototype \\\\"}', false],
    ['none', '{"a":[1,{"b":null}]}', false],
  ])('is seen: %s', (_, text, isSeen) => {
    expect(hasForbiddenKey(text, JSON.parse(text))).toBe(isSeen)
  })
})

/** FNV-1a over UTF-16 code units, as the exports that were made say it. */
const fnv = (line: string): number => {
  let hash = initialDigest
  for (const unit of [...line.split(''), '\n']) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193)
  return hash
}

it('a digest is over the code units of a line, of whatever signs and length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), line => {
      expect(digestAfter(initialDigest, line)).toBe(fnv(line))
    }),
  )
  for (const sign of ['x', 'é', '🏠']) {
    const line = sign.repeat(2 ** 14)
    for (const one of [line, line.slice(0, 2 ** 14), line.slice(0, 2 ** 14 - 1)])
      expect(digestAfter(initialDigest, one)).toBe(fnv(one))
  }
})
