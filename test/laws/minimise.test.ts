import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { stepErrors, stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import { recordOf } from '../../events/decisions/recordOf'
import { exportLog } from '../../events/log/logExport/exportLog'
import { planImport } from '../../events/log/logExport/importLog'
import { type SurveyRecord, surveyVersion } from '../../events/record/surveyRecord'
import { foldRecords } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import { minimise } from '../../projections/replay/minimise/minimise'
import { divergenceTarget, refusalTarget } from '../../projections/replay/minimise/minimiseTarget'
import { openReplay } from '../../projections/replay/replay'
import { firstDivergence, isSameDivergence } from '../../projections/replay/verdicts/divergence'
import { live, type Visit, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const steps: readonly StepKey[] = ['personal_details', 'questions_for_the_advisor', 'mortgage_and_pension', 'complete']

/** A visit that ends in a submit, as the portal decides it; null where it is not refused. */
const refusedVisit = (visit: Visit, nth: number) => {
  const { catalogue, records, last } = live(visit)
  const situation = situationOf(catalogue, last)
  const wrong = steps.filter(step => step === 'complete' || stepErrors(situation, step).length > 0)
  const command = { type: 'SubmitStep', step: wrong[nth % wrong.length] ?? 'complete' } as const
  const submit = recordOf(catalogue, last, records.length, { command, id: 'submit', at: 1_800_000_000_000 })
  if (E.isLeft(submit) || submit.right === null) return null
  return { catalogue, records: [...records, submit.right], submit: submit.right }
}

const isNeeded = ({ events }: SurveyRecord): boolean =>
  events.some(({ type }) => type === 'PortalOpened' || type === 'CustomerLoaded')

const cases = fc.tuple(visitArbitrary(30), fc.nat(9), fc.nat(40))

test('a log that is made small is refused for the same, never grows, and no record of it can go', () => {
  const law = fc.property(cases, ([visit, nth, which]) => {
    const refused = refusedVisit(visit, nth)
    if (refused === null) return
    const { catalogue, records } = refused
    const replay = openReplay(catalogue, header, records)
    const submitted = refused.submit.events.findLast(event => event.type === 'StepSubmitted')
    const error = submitted?.errors[which % Math.max(submitted.errors.length, 1)]
    // Of one question, or of all that were refused with it.
    const target = error === undefined ? null : refusalTarget(replay, records.length, which % 2 === 0 ? error[0] : null)
    if (target?.tag !== 'refused') return
    const small = minimise(replay, target)
    const isRefused = (log: readonly SurveyRecord[]): boolean => {
      const state = foldRecords(catalogue, initialState(catalogue), log.slice(0, -1))
      const { errors } = stepVerdictOf(situationOf(catalogue, state), target.step)
      return target.errors.every(([path, rule]) => errors.some(([other, broken]) => other === path && broken === rule))
    }
    expect(small.isMinimal).toBe(true)
    expect(isRefused(small.records)).toBe(true)
    expect(small.records.length).toBeLessThanOrEqual(records.length)
    expect(JSON.stringify(small.records.slice(0, -1)).length).toBeLessThanOrEqual(JSON.stringify(records).length)
    for (const record of small.records.slice(0, -1))
      if (!isNeeded(record)) expect(isRefused(small.records.filter(other => other !== record))).toBe(false)
    // It is a log that can be read, in which every verdict is as it comes out.
    const text = exportLog({ header, records: small.records, blobs: [] })
    const plan = planImport(text)
    expect(plan.verdict === 'impossible' ? plan.reasons : plan.log.records).toEqual(small.records)
    expect(firstDivergence(catalogue, header, small.records, 'r')).toBeNull()
  })
  checkLaw('minimise keeps the refusal', law, 40)
})

test('a log that is made small diverges in the same way', () => {
  const law = fc.property(
    cases,
    fc.constantFrom('dropped', 'renamed', 'next', 'swapped'),
    ([visit, nth, which], how) => {
      const refused = refusedVisit(visit, nth)
      if (refused === null) return
      const { catalogue, records, submit } = refused
      const events = submit.events.map((event, at) => {
        if (event.type !== 'StepSubmitted' || at !== submit.events.length - 1) return event
        const hit = which % Math.max(event.errors.length, 1)
        const [a, b] = [event.errors[hit], event.errors[hit + 1]]
        if (how === 'next') return { ...event, next: event.next === 'success' ? null : ('success' as const) }
        if (how === 'dropped') return { ...event, errors: event.errors.filter((_, n) => n !== hit) }
        if (how === 'renamed')
          return {
            ...event,
            errors: event.errors.map((error, n) => (n === hit ? ([error[0], 'other'] as const) : error)),
          }
        if (a === undefined || b === undefined) return event
        return { ...event, errors: event.errors.map((error, n) => (n === hit ? b : n === hit + 1 ? a : error)) }
      })
      const replay = openReplay(catalogue, header, [...records.slice(0, -1), { ...submit, events }])
      const target = divergenceTarget(replay, 'r')
      if (target?.tag !== 'divergence') return
      const small = minimise(replay, target)
      expect(small.isMinimal).toBe(true)
      expect(small.records.length).toBeLessThanOrEqual(records.length)
      const now = firstDivergence(catalogue, header, small.records, 'r')
      expect([isSameDivergence(now, target.divergence), now]).toEqual([true, { ...target.divergence, seq: now?.seq }])
    },
  )
  checkLaw('minimise keeps the divergence', law, 40)
})
