import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesDigest } from '../../events/log/logExport/exportLine'
import { importBytes } from '../../events/log/logExport/importBytes'
import { importLimits } from '../../events/log/logExport/importLimits'
import { createLogImport, planImport } from '../../events/log/logExport/importLog'
import { fraction, harmedArbitrary } from '../arbitraries/harmedExport'
import { goldenLog } from '../golden/golden'
import { checkAsyncLaw, checkLaw } from './check'

const logs = ['v1-kept', 'v1-unconfirmed', 'v2-kept-body', 'v2-hashed'].map(goldenLog)
const rights = new Map(logs.map(text => [text, planImport(text)]))

const harmed = harmedArbitrary(logs)

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
  const reading = createLogImport({ limits })
  for (const chunk of chunks) {
    const plan = reading.take(chunk)
    if (plan !== null) return plan
  }
  return reading.end()
}

test('whatever was done to an export, an import says so: it is fine only where all of it is read as it was', () => {
  checkLaw(
    'an import always says what it did',
    fc.property(harmed, ({ log, text }) => {
      const plan = planImport(text)
      if (plan.verdict === 'fine') expect(plan).toEqual(rights.get(log))
      else expect(plan.reasons.length).toBeGreaterThan(0)
      for (const { detail } of plan.reasons) expect(detail.length).toBeLessThan(2000)
    }),
    300,
  )
})

test('where every record carries a hash, from the first on, no change of any of them goes unseen, whatever the file says of itself', () => {
  const lines = goldenLog('v2-hashed').trimEnd().split('\n').slice(0, -1)
  const records = lines.slice(1)
  expect(records.every(line => line.includes('"hash":"'))).toBe(true)
  const closed = (given: readonly string[]): string => {
    const trailer = { type: 'trailer', count: records.length, head: records.length, digest: linesDigest(given) }
    return [...given, JSON.stringify(trailer), ''].join('\n')
  }
  expect(planImport(closed(lines)).verdict).toBe('fine')
  for (const at of records.keys()) {
    const plan = planImport(closed(lines.with(at + 1, (records[at] ?? '').replace('"by":"', '"by":"x'))))
    expect([plan.verdict, plan.reasons.map(({ tag }) => tag)]).toEqual(['risky', ['damaged']])
  }
})

test('an import says the same however its text was cut, also at its caps', () => {
  const small = { size: 4000, header: 300, line: 700, lines: 12, depth: 8 }
  checkLaw(
    'chunked equals whole',
    fc.property(harmed, cutsArbitrary, fc.boolean(), ({ text }, cuts, isCapped) => {
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
    harmed.map(({ text }) => new TextEncoder().encode(text)),
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
      expect(await importBytes(arriving(pieces(bytes, cuts)))).toEqual(planImport(whole))
    }),
    150,
  )
})
