import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderOf, stepOf } from '../../domain/engine/steps/stepOrder'
import { isExempt, stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
import { situationOf } from '../../events/state/state'
import type { SurveyView } from '../../projections/live'
import { openQuestions } from '../../projections/navigation/nextOpenQuestion'
import { sideNavigation } from '../../projections/navigation/sideNavigation'
import { stepLines } from '../../projections/overview/stepOverview'
import { officeRefusedFields } from '../../projections/steps/officeRefusals'
import { questionCompletion } from '../../projections/steps/questionCompletion'
import {
  progressByStep,
  remainingInSection,
  remainingQuestions,
  totalQuestions,
  visitProgress,
} from '../../projections/steps/visitProgress'
import type { FieldView } from '../../projections/tree/fieldView'
import { type GroupView, surveyTree } from '../../projections/tree/surveyTree'
import { live, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const shownIn = ({ fields, lists }: GroupView): readonly FieldView[] => [
  ...fields,
  ...lists.flatMap(({ visible, items }) => (visible ? items.flatMap(shownIn) : [])),
]

test('what any screen counts is a sum of what each question counts as, and nothing says complete while one is open', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, states } = live(visit)
    // One state after the other, so that what was counted of the one before would be seen.
    for (const state of states.slice(-4)) {
      const situation = situationOf(catalogue, state)
      const view: SurveyView = { state, tree: surveyTree(situation) }
      const shown = orderOf(situation).flatMap(key => {
        const step = stepOf(situation, key)
        if (step === null || isExempt(situation, step)) return []
        return (catalogue.sectionsOf.get(key) ?? []).flatMap(({ id }) => {
          const section = view.tree[id]
          return section === undefined ? [] : shownIn(section)
        })
      })
      const refused = new Set(officeRefusedFields(catalogue, view))
      const asked = shown.map(field => (refused.has(field) ? 'open' : questionCompletion(field, true)))
      const count = (status: (typeof asked)[number]): number => asked.filter(one => one === status).length
      const far = visitProgress(catalogue, view)
      expect(far).toMatchObject({ answered: count('answered'), open: count('open'), unchosen: count('unchosen') })
      // What the office refused as it is no rule of ours may break.
      const byOffice = shown.filter(field => refused.has(field) && questionCompletion(field, true) !== 'open').length
      expect(far.open).toBe(stepVerdictOf(situation, 'complete').errors.length + byOffice)
      expect(far.answered === totalQuestions(far)).toBe(count('open') + count('unchosen') === 0)
      expect(openQuestions(catalogue, view).length).toBe(remainingQuestions(far))
      const steps = progressByStep(catalogue, view)
      for (const key of steps.keys()) {
        const beside = sideNavigation(catalogue, view, key)
        if (beside.length > 0) expect(sum(beside.map(({ remaining: left }) => left))).toBe(remainingQuestions(far))
        const sections = catalogue.stepAt.get(key)?.sections ?? []
        const inStep = steps.get(key)
        expect(sum(sections.map(section => remainingInSection(catalogue, view, section)))).toBe(
          inStep ? remainingQuestions(inStep) : 0,
        )
      }
      const lines = stepLines(catalogue, view)
      expect(sum(lines.map(({ missing }) => missing))).toBe(far.open)
      expect(sum(lines.map(({ unchosen }) => unchosen))).toBe(far.unchosen)
    }
  })
  checkLaw('all counts are sums of the same statuses', law)
})
