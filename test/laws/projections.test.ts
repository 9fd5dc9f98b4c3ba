import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../domain/engine/catalogue'
import { isExempt, stepErrors } from '../../domain/engine/steps/stepVerdict'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State, situationOf } from '../../events/state/state'
import { treeAfter } from '../../projections/live'
import { progressByStep } from '../../projections/steps/visitProgress'
import type { FieldView } from '../../projections/tree/fieldView'
import { type GroupView, type SurveyTree, surveyTree } from '../../projections/tree/surveyTree'
import { disturbed } from '../arbitraries/disturbed'
import { catalogues } from '../arbitraries/surveys'
import { live, visitArbitrary } from '../arbitraries/visit'
import { fieldsOf, refusedFields } from '../projections/fields'
import { checkLaw } from './check'

type Step = (before: SurveyTree, after: SurveyTree, changed: readonly FieldView[] | null, state: State) => void

const follow = (catalogue: Catalogue, records: readonly SurveyRecord[], each: Step): void => {
  let state = initialState(catalogue)
  let tree = surveyTree(situationOf(catalogue, state))
  for (const record of records) {
    state = foldRecord(catalogue, state, record)
    const after = treeAfter(catalogue, tree, state, record)
    each(tree, after.tree, after.changed, state)
    tree = after.tree
  }
}

test('the screens after each record are those that a fresh start shows', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, records } = live(visit)
    follow(catalogue, records, (_before, after, _changed, state) => {
      expect(after).toEqual(surveyTree(situationOf(catalogue, state)))
    })
  })
  checkLaw('incremental equals from scratch', law)
})

test('so they are when a log holds events that nobody knows or that lead nowhere', () => {
  const law = fc.property(disturbed, ({ survey, records }) => {
    const catalogue = catalogues[survey]
    follow(catalogue, records, (_before, after, _changed, state) => {
      expect(after).toEqual(surveyTree(situationOf(catalogue, state)))
    })
  })
  checkLaw('incremental equals from scratch with strange events', law)
})

test('a question that stays as it was stays the same object, and only the others are said to have changed', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, records } = live(visit)
    follow(catalogue, records, (before, after, changed) => {
      const were = new Map(fieldsOf(before).map(field => [`${field.slot.id} ${field.ids.join(' ')}`, field]))
      const differing: FieldView[] = []
      for (const field of fieldsOf(after)) {
        const was = were.get(`${field.slot.id} ${field.ids.join(' ')}`)
        if (was === field) continue
        if (was !== undefined) expect(field).not.toEqual(was)
        differing.push(field)
      }
      if (changed === null) return
      expect(new Set(changed)).toEqual(new Set(differing))
      expect(changed.length).toBe(differing.length)
    })
  })
  checkLaw('unchanged questions are identical', law, 60)
})

test('how far one is, asked after each record, is what a fresh count says', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, records } = live(visit)
    follow(catalogue, records, (_before, tree, _changed, state) => {
      // What is kept from count to count is kept by catalogue and by the views of the tree: these are of nobody else.
      const fresh = progressByStep({ ...catalogue }, { state, tree: surveyTree(situationOf(catalogue, state)) })
      const view = { state, tree }
      expect(progressByStep(catalogue, view)).toEqual(fresh)
      expect(progressByStep(catalogue, view)).toEqual(fresh)
    })
  })
  checkLaw('cached counts equal fresh ones', law, 60)
})

const errorsOf = (catalogue: Catalogue, tree: SurveyTree, step: object): readonly GroupView[] =>
  tree.filter((_, at) => catalogue.groups[at]?.step === step && catalogue.groups[at]?.within === null)

test('the verdict of a step is what its screen counts and shows, in the same order', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, last } = live(visit)
    const situation = situationOf(catalogue, last)
    const tree = surveyTree(situation)
    for (const step of catalogue.survey.steps) {
      if (isExempt(situation, step)) expect(stepErrors(situation, step.key)).toEqual([])
      else {
        const groups = errorsOf(catalogue, tree, step)
        const errors = stepErrors(situation, step.key)
        expect(groups.reduce((sum, group) => sum + group.errors, 0)).toBe(errors.length)
        expect(refusedFields(catalogue, tree, step)).toEqual(errors)
      }
    }
  })
  checkLaw('the verdict equals the counters', law)
})
