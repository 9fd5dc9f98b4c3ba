import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExempt, orderOf, stepOf, verdictOf } from '../../domain/engine/verdict'
import { situationOf } from '../../events/state/state'
import type { FieldView } from '../../projections/fieldView'
import { howFar, howFarInSteps, leftInSection, leftOf, questionStatus, totalOf } from '../../projections/howFar'
import type { View } from '../../projections/live'
import { openQuestions } from '../../projections/nextOpen'
import { stepLines } from '../../projections/overview'
import { refusedFields } from '../../projections/refusedByOffice'
import { sideNavigation } from '../../projections/sideNavigation'
import { type GroupView, surveyTree } from '../../projections/surveyTree'
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
      const view: View = { state, tree: surveyTree(situation) }
      const shown = orderOf(situation).flatMap(key => {
        const step = stepOf(situation, key)
        if (step === null || isExempt(situation, step)) return []
        return (catalogue.sectionsOf.get(key) ?? []).flatMap(({ id }) => {
          const section = view.tree[id]
          return section === undefined ? [] : shownIn(section)
        })
      })
      const refused = new Set(refusedFields(catalogue, view))
      const asked = shown.map(field => (refused.has(field) ? 'open' : questionStatus(field, true)))
      const count = (status: (typeof asked)[number]): number => asked.filter(one => one === status).length
      const far = howFar(catalogue, view)
      expect(far).toMatchObject({ answered: count('answered'), open: count('open'), unchosen: count('unchosen') })
      // What the office refused as it is no rule of ours may break.
      const byOffice = shown.filter(field => refused.has(field) && questionStatus(field, true) !== 'open').length
      expect(far.open).toBe(verdictOf(situation, 'complete').errors.length + byOffice)
      expect(far.answered === totalOf(far)).toBe(count('open') + count('unchosen') === 0)
      expect(openQuestions(catalogue, view).length).toBe(leftOf(far))
      const steps = howFarInSteps(catalogue, view)
      for (const key of steps.keys()) {
        const beside = sideNavigation(catalogue, view, key)
        if (beside.length > 0) expect(sum(beside.map(({ left }) => left))).toBe(leftOf(far))
        const sections = catalogue.stepAt.get(key)?.sections ?? []
        const inStep = steps.get(key)
        expect(sum(sections.map(section => leftInSection(catalogue, view, section)))).toBe(inStep ? leftOf(inStep) : 0)
      }
      const lines = stepLines(catalogue, view)
      expect(sum(lines.map(({ missing }) => missing))).toBe(far.open)
      expect(sum(lines.map(({ unchosen }) => unchosen))).toBe(far.unchosen)
    }
  })
  checkLaw('all counts are sums of the same statuses', law)
})
