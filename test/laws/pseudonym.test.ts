import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../domain/engine/catalogue'
import { type StepVerdict, stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { monthsLater } from '../../domain/language/date'
import { invitationTypes } from '../../domain/language/invitation'
import { exportLog } from '../../events/log/logExport/exportLog'
import { planImport } from '../../events/log/logExport/importLog'
import { encodeLines } from '../../events/log/recordLine'
import { type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { thresholdsOf } from '../../projections/pseudonym/dates/thresholds'
import { gatherValues } from '../../projections/pseudonym/gatherValues'
import { numberKinds } from '../../projections/pseudonym/numbers/numberKinds'
import { pseudonymise } from '../../projections/pseudonym/pseudonymise'
import { keptWords } from '../../projections/pseudonym/walk/keptWords'
import { firstDivergence } from '../../projections/replay/verdicts/divergence'
import { catalogues } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { walker } from '../arbitraries/walk'
import { planArbitrary } from '../arbitraries/walkPlan'
import { finished, seeded } from '../projections/pseudonym/seeded'
import { checkLaw } from './check'

const header = {
  log: 'log-1',
  invitation: '4711',
  survey: surveyVersion,
  build: 'b',
  rules: 'r',
  createdAt: 7,
} as const

const statesOf = (catalogue: Catalogue, records: readonly SurveyRecord[]): readonly State[] => {
  const states = [initialState(catalogue)]
  for (const record of records) states.push(foldRecord(catalogue, states.at(-1) ?? initialState(catalogue), record))
  return states
}

/** The items by other names, told from the two logs side by side, whatever the pseudonymiser says of it. */
const idsOf = (one: readonly SurveyRecord[], other: readonly SurveyRecord[]): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  for (const [i, { events }] of one.entries())
    for (const [j, event] of events.entries()) {
      const twin = other[i]?.events[j]
      if (event.type === 'ItemAdded' && twin?.type === 'ItemAdded') ids.set(event.id, twin.id)
    }
  return ids
}

const renamed = ({ errors, next }: StepVerdict, ids: ReadonlyMap<string, string>): StepVerdict => ({
  next,
  errors: errors.map(([path, rule]) => [
    path
      .split('.')
      .map(segment => ids.get(segment) ?? segment)
      .join('.'),
    rule,
  ]),
})

/** Every step of the type in that state, in words of the replaced log. */
const verdictsOf = (catalogue: Catalogue, state: State, ids: ReadonlyMap<string, string> = new Map()) =>
  catalogue.survey.profiles[state.facts.type].steps.map(step =>
    renamed(stepVerdictOf(situationOf(catalogue, state), step), ids),
  )

test.each(invitationTypes)('a whole inventory of type %s is judged as it was, and goes the same way', type => {
  const catalogue = catalogues.shipped
  const law = fc.property(planArbitrary(type), fc.nat(2 ** 31), (plan, seed) => {
    const { records } = walker(plan).walk()
    const result = finished(pseudonymise(catalogue, { header, records }, seeded(seed)))
    if (E.isLeft(result)) throw new Error(`refused: ${result.left}`)
    const { header: other, records: replaced } = result.right
    const [before, after] = [statesOf(catalogue, records), statesOf(catalogue, replaced)]
    const ids = idsOf(records, replaced)
    expect(after.length).toBe(before.length)
    for (const [at, was] of before.entries()) {
      // The submits, and where it ends.
      if (at < before.length - 1 && records[at]?.command !== 'SubmitStep') continue
      const is = after[at]
      expect(is && verdictsOf(catalogue, is)).toEqual(verdictsOf(catalogue, was, ids))
      expect(is?.facts.type).toBe(type)
    }
    expect(firstDivergence(catalogue, other, replaced, 'r')).toBeNull()
  })
  checkLaw(`pseudonymised ${type} is judged as it was`, law, 2)
})

/** Whether a date of the log reached an age, or a term, between the first and the last day that the log says it was. */
const hasPassed = (catalogue: Catalogue, records: readonly SurveyRecord[]): boolean => {
  const log = { header, records }
  const { todays, dates } = finished(
    gatherValues(catalogue, log, keptWords(catalogue, records), numberKinds(catalogue)),
  )
  const { ages, months } = thresholdsOf(catalogue)
  const [first = '', last = ''] = [[...todays].sort()[0], [...todays].sort().at(-1)]
  const counts = [...[...ages].map(years => -12 * years), ...months]
  return counts.some(count =>
    [...dates].some(date => date > monthsLater(first, count) && date <= monthsLater(last, count)),
  )
}

test('of whatever visit of every type, the pseudonymised log is judged as it was, and stands as a log of its own', () => {
  const types = new Set<string>()
  let refused = 0
  const law = fc.property(visitArbitrary(), fc.nat(2 ** 31), fc.nat(1000), (visit, seed, nth) => {
    const { catalogue, records } = live(visit)
    const result = finished(pseudonymise(catalogue, { header, records }, seeded(seed)))
    if (E.isLeft(result)) {
      // Only where somebody's birthday would show.
      expect(result.left).toBe('days')
      expect(hasPassed(catalogue, records)).toBe(true)
      refused += 1
      return
    }
    const { header: other, records: replaced } = result.right
    const [before, after] = [statesOf(catalogue, records), statesOf(catalogue, replaced)]
    const ids = idsOf(records, replaced)
    // Every step at the end and at one moment more; the pseudonymiser itself compares after every record.
    for (const at of new Set([nth % before.length, before.length - 1])) {
      const [was, is] = [before[at], after[at]]
      if (was === undefined || is === undefined) throw new Error('a log of another length')
      types.add(was.facts.type)
      for (const step of catalogue.survey.profiles[was.facts.type].steps)
        expect(stepVerdictOf(situationOf(catalogue, is), step)).toEqual(
          renamed(stepVerdictOf(situationOf(catalogue, was), step), ids),
        )
    }
    expect(firstDivergence(catalogue, other, replaced, 'r')).toBeNull()
    const lines = encodeLines(0, replaced, other.log)
    if (E.isLeft(lines)) throw new Error(lines.left.detail)
    const stored = lines.right.map((text, i) => ({ seq: i + 1, text }))
    const blobs = ['h', 'l'].map(digest => ({ digest, bytes: new Uint8Array() }))
    const text = exportLog({
      header: other,
      records: replaced,
      stored,
      blobs,
      pseudonymised: true,
    })
    const plan = planImport(text, { rules: 'r' })
    // The paths of the other survey are none of the portal's.
    if (visit.survey === 'shipped') expect(plan).toMatchObject({ verdict: 'fine', reasons: [], pseudonymised: true })
  })
  checkLaw('pseudonymised is judged as it was', law, 60)
  expect(refused).toBeLessThan(4)
  expect(types.size).toBeGreaterThan(invitationTypes.length / 3)
})
