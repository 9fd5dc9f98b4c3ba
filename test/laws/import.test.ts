import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readImport } from '../../events/log/importBytes'
import { importLimits } from '../../events/log/importLimits'
import { createImport, planImport } from '../../events/log/importLog'
import { goldenLog } from '../golden/golden'
import { checkAsyncLaw, checkLaw } from './check'

const logs = ['v1-kept', 'v1-unconfirmed', 'v2-kept-body'].map(goldenLog)
const rights = new Map(logs.map(text => [text, planImport(text)]))

/** What may stand in the place of a value: of another kind, too deep, or reaching for an object's inside. */
const oddValue = fc.oneof(
  fc.jsonValue().map(value => JSON.stringify(value)),
  fc.constantFrom(
    '{"__proto__":1}',
    '{"constructor":{"prototype":1}}',
    '1e999',
    '-0',
    '"\\ud800"',
    '{"seq":1,"seq":2}',
  ),
  fc.constantFrom(1, 20, 30, 30_000).map(deep => `${'['.repeat(deep)}${']'.repeat(deep)}`),
)

/** One thing done to the text of an export; `at` and `to` fall anywhere in it. */
const harm = fc.oneof(
  fc.record({ do: fc.constant('cut'), text: fc.constant('') }),
  fc.record({ do: fc.constantFrom('put', 'replaceValue', 'replaceLine'), text: oddValue }),
  fc.record({ do: fc.constant('put'), text: fc.string({ unit: 'binary', maxLength: 20 }) }),
  fc.record({ do: fc.constantFrom('drop', 'repeat', 'swap', 'crlf', 'mark', 'blank'), text: fc.constant('') }),
)
type Harm = { do: string; text: string }

const swapped = (lines: readonly string[], i: number, j: number): readonly string[] =>
  lines.map((line, at) => (at === i ? (lines[j] ?? line) : at === j ? (lines[i] ?? line) : line))

/** @param at between 0 and 1, how far in the text; `to` likewise */
const harmed = (text: string, harm: Harm, at: number, to: number): string => {
  const place = Math.floor(at * text.length)
  const lines = text.split('\n')
  const [i, j] = [Math.floor(at * lines.length), Math.floor(to * lines.length)]
  switch (harm.do) {
    case 'cut':
      return text.slice(0, place)
    case 'put':
      return text.slice(0, place) + harm.text + text.slice(place)
    case 'replaceValue':
      return (
        text.slice(0, place) + text.slice(place).replace(/:("[^"]*"|[0-9]+|null|\[[^[\]]*\])/, () => `:${harm.text}`)
      )
    case 'replaceLine':
      return lines.with(i, harm.text).join('\n')
    case 'drop':
      return lines.toSpliced(i, 1).join('\n')
    case 'repeat':
      return lines.toSpliced(j, 0, lines[i] ?? '').join('\n')
    case 'swap':
      return swapped(lines, i, j).join('\n')
    case 'crlf':
      return text.replaceAll('\n', '\r\n')
    case 'mark':
      return `\uFEFF${text}`
    default:
      return `${text}\n\n\r\n`
  }
}

const fraction = fc.noBias(fc.nat(999_999)).map(part => part / 1_000_000)

const harmedArbitrary = fc
  .tuple(fc.constantFrom(...logs), fc.array(fc.tuple(harm, fraction, fraction), { minLength: 1, maxLength: 4 }))
  .map(([log, harms]) => ({ log, text: harms.reduce((text, [one, at, to]) => harmed(text, one, at, to), log) }))

/** The same, cut in pieces at these places. */
const pieces = <A extends { slice: (from: number, to?: number) => A; length: number }>(
  whole: A,
  cuts: readonly number[],
): readonly A[] => {
  const places = [0, ...cuts.map(cut => Math.floor(cut * whole.length)).sort((a, b) => a - b), whole.length]
  return places.slice(1).map((to, i) => whole.slice(places[i] ?? 0, to))
}

const cutsArbitrary = fc.array(fraction, { maxLength: 12 })

const inChunks = (chunks: readonly string[], limits = importLimits) => {
  const reading = createImport({ limits })
  for (const chunk of chunks) {
    const plan = reading.take(chunk)
    if (plan !== null) return plan
  }
  return reading.end()
}

test('whatever was done to an export, an import says so: it is fine only where all of it is read as it was', () => {
  checkLaw(
    'an import always says what it did',
    fc.property(harmedArbitrary, ({ log, text }) => {
      const plan = planImport(text)
      if (plan.verdict === 'fine') expect(plan).toEqual(rights.get(log))
      else expect(plan.reasons.length).toBeGreaterThan(0)
      for (const { detail } of plan.reasons) expect(detail.length).toBeLessThan(2000)
    }),
    300,
  )
})

test('an import says the same however its text was cut, also at its caps', () => {
  const small = { size: 4000, header: 300, line: 700, lines: 12, depth: 8 }
  checkLaw(
    'chunked equals whole',
    fc.property(harmedArbitrary, cutsArbitrary, fc.boolean(), ({ text }, cuts, isCapped) => {
      const limits = isCapped ? small : importLimits
      expect(inChunks(pieces(text, cuts), limits)).toEqual(planImport(text, { limits }))
      if (text.length < 3000) expect(inChunks(text.split(''), limits)).toEqual(planImport(text, { limits }))
    }),
    150,
  )
})

async function* arriving(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

test('bytes are read as their text is, cut within a character too, whatever they are', async () => {
  const changed = fc.tuple(
    harmedArbitrary.map(({ text }) => new TextEncoder().encode(text)),
    fc.array(fc.tuple(fraction, fc.nat(255)), { maxLength: 3 }),
  )
  const bytesArbitrary = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    changed.map(([bytes, flips]) =>
      flips.reduce((all, [at, byte]) => (all.length === 0 ? all : all.with(Math.floor(at * all.length), byte)), bytes),
    ),
  )
  await checkAsyncLaw(
    'bytes read as text',
    fc.asyncProperty(bytesArbitrary, cutsArbitrary, async (bytes, cuts) => {
      const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      expect(await readImport(arriving(pieces(bytes, cuts)))).toEqual(planImport(whole))
    }),
    150,
  )
})
