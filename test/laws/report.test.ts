import fc from 'fast-check'
import { expect, test } from 'vitest'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { parseLine } from '../../events/record/parseLine'
import { addHistograms, histogramError, histogramOf, quantile } from '../../ui/support/report/histogram'
import { logReportPart } from '../../ui/support/report/logReportPart'
import { emptyReportPart, mergeReportParts, type ReportPart, reportPartCodec } from '../../ui/support/report/reportPart'
import { live, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const catalogue = compileCatalogue(survey)

const visitPart = fc
  .tuple(visitArbitrary(), fc.constantFrom(null, 'gap', 'damaged'), fc.boolean())
  .map(([visit, unread, diverged]) => logReportPart(catalogue, { records: live(visit).records, unread, diverged }))

const count = fc.nat({ max: 5 })
const byName = <A>(names: readonly string[], value: fc.Arbitrary<A>) =>
  fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true })
const times = fc.record({ times: count, logs: count }, { noNullPrototype: true })

/** The counts of some logs, of which no visit is needed: few names, so that they meet. */
const countedPart: fc.Arbitrary<ReportPart> = fc
  .record(
    {
      logs: count,
      sent: count,
      unread: byName(['gap', 'survey'], count),
      diverged: count,
      steps: byName(
        ['financing', 'complete'],
        fc.record(
          { logs: count, submits: count, refused: count, stopped: count, duration: byName(['7', '80'], count) },
          { noNullPrototype: true },
        ),
      ),
      refusals: byName(['a b c', 'a b d'], times),
      corrections: byName(['a', 'b'], times),
    },
    { noNullPrototype: true },
  )
  .map(counts => ({ ...emptyReportPart, ...counts }))

const partArbitrary = fc.oneof(visitPart, countedPart)

const whole = (parts: readonly ReportPart[]): ReportPart => parts.reduce(mergeReportParts, emptyReportPart)

test('the report of all logs is the reports of any split of them together, in any order', () => {
  const split = fc
    .array(partArbitrary, { maxLength: 5 })
    .chain(parts =>
      fc.tuple(
        fc.constant(parts),
        fc.shuffledSubarray([...parts.keys()], { minLength: parts.length, maxLength: parts.length }),
        fc.nat({ max: parts.length }),
      ),
    )
  checkLaw(
    'parts are a commutative monoid',
    fc.property(split, ([parts, order, at]) => {
      const shuffled = order.flatMap(i => parts[i] ?? [])
      const one = mergeReportParts(whole(shuffled.slice(0, at)), whole(shuffled.slice(at)))
      expect(one).toEqual(whole(parts))
      expect(mergeReportParts(emptyReportPart, one)).toEqual(one)
      // Each process writes its part as JSON, and another reads it.
      expect(reportPartCodec.decode(parseLine(JSON.stringify(one)))).toMatchObject({ right: one })
    }),
    40,
  )
})

test('a median that is read off counts is off by at most what is said', () => {
  const durations = fc.array(fc.integer({ min: 1, max: 1e8 }), { minLength: 1, maxLength: 60 })
  checkLaw(
    'quantiles of buckets',
    fc.property(durations, fc.constantFrom(0.5, 0.9), (all, part) => {
      const read = quantile(all.map(histogramOf).reduce(addHistograms, {}), part) ?? 0
      const exact = [...all].sort((a, b) => a - b)[Math.max(1, Math.ceil(all.length * part)) - 1] ?? 0
      expect(Math.abs(read - exact) / exact).toBeLessThanOrEqual(histogramError + 1e-9)
    }),
    300,
  )
})
