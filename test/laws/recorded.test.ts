import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rule } from '../../domain/language/rule'
import type { StepKey } from '../../domain/language/stepKey'
import { surveyVersion } from '../../events/record/surveyRecord'
import { openReplay } from '../../projections/replay/replay'
import { recordedScreens } from '../../projections/replay/verdicts/recordedScreens'
import { errorLines } from '../../projections/steps/errorLines'
import type { Move } from '../arbitraries/commands'
import { withRules } from '../arbitraries/otherRules'
import { catalogues, surveyNames } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

/** Of each question's rules some are gone, some are called or worded otherwise, and some refuse what was right. */
const others = Object.fromEntries(
  surveyNames.map(name => [
    name,
    withRules(catalogues[name], ({ rules }, n) => {
      if (n % 4 === 0) return []
      if (n % 4 === 1) return rules.map(one => ({ ...one, message: `${one.message}!`, reasons: {} }))
      if (n % 4 === 2) return rules.map(one => ({ ...one, name: `${one.name}2` }))
      return [...rules, rule('new', { tag: 'length', most: 0 }, 'Nieuw')]
    }),
  ]),
)

const steps: readonly StepKey[] = ['personal_details', 'mortgage', 'questions_for_the_advisor']

test('with other rules than those that judged, the errors that are drawn are those that were recorded, and no others', () => {
  let seen = 0
  const law = fc.property(visitArbitrary(20), ({ survey, moves }) => {
    const submits = steps.map((step): Move => ({ move: 'other', command: { type: 'SubmitStep', step } }))
    const { records } = live({ survey, moves: [...moves, ...submits, ...moves.slice(0, 8)] })
    const catalogue = others[survey] ?? expect.fail('no catalogue')
    const replay = openReplay(catalogue, header, records)
    const { viewOf } = recordedScreens(replay, 'tool')
    const told = new Map<StepKey, readonly string[]>()
    const first = records.find(({ events }) => events.some(({ type }) => type === 'StepSubmitted'))?.seq ?? 0
    for (const { seq, events } of records.slice(first - 1)) {
      const view = viewOf(replay.at(seq))
      const linesOf = (step: StepKey) =>
        errorLines(catalogue, view, step).map(({ path, message, reason }) => `${path} ${message} ${reason}`)
      for (const event of events) {
        if (event.type !== 'StepSubmitted' || event.step === 'complete') continue
        const recorded = event.errors.map(([path], at) => `${path} ${event.words?.[at]?.join(' ')}`)
        told.set(
          event.step,
          recorded.map(line => line.replace(/ $/, ' null')),
        )
      }
      for (const [step, recorded] of told) {
        const isNow = events.some(event => event.type === 'StepSubmitted' && event.step === step)
        if (isNow) expect(linesOf(step)).toEqual(recorded)
        else expect(linesOf(step).filter(line => !recorded.includes(line))).toEqual([])
        if (isNow) seen += recorded.length
      }
    }
  })
  checkLaw('what was recorded is drawn', law, 15)
  expect(seen).toBeGreaterThan(20)
})
