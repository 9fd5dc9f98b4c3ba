import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Answer } from '../../domain/language/answer'
import { foldRecord } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import type { FieldView } from '../../projections/fieldView'
import { treeAfter, type View } from '../../projections/live'
import { debtsPicture } from '../../projections/pictures/debts'
import { household } from '../../projections/pictures/household'
import { incomeByAge } from '../../projections/pictures/incomeByAge'
import { whatIf } from '../../projections/pictures/whatIf'
import { type GroupView, type SurveyTree, surveyTree } from '../../projections/surveyTree'
import { live, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const picturesOf = (catalogue: Catalogue, view: View) => {
  const pensions = catalogue.listAt.get('customer.pensions')
  return {
    household: household(catalogue, view),
    debts: debtsPicture(catalogue, view),
    byAge: pensions === undefined ? null : incomeByAge(catalogue, view, pensions),
    whatIf: catalogue.survey.steps.map(({ key }) => whatIf(catalogue, view, key)),
  }
}

const another = (value: Answer): Answer =>
  typeof value === 'number' ? value + 7 : typeof value === 'string' ? `1${value}` : []

/** What is kept and never asked (the age of a pension) is no hidden answer: it goes with the list that it came in. */
const isHidden = ({ visible, slot }: FieldView): boolean => !visible && slot.question.kind !== 'stored'

/** The same screens, with other answers where nobody sees them. */
const otherwiseHidden = (view: GroupView, isShown: boolean): GroupView => ({
  ...view,
  fields: view.fields.map(field => (isShown && !isHidden(field) ? field : { ...field, value: another(field.value) })),
  lists: view.lists.map(list => ({
    ...list,
    items: list.items.map(item => otherwiseHidden(item, isShown && list.visible)),
  })),
})

test('pictures read nothing that is hidden', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, last } = live(visit)
    const tree = surveyTree(situationOf(catalogue, last))
    const other: SurveyTree = tree.map(group => otherwiseHidden(group, true))
    const before = picturesOf(catalogue, { state: last, tree })
    expect(picturesOf(catalogue, { state: last, tree: other })).toEqual(before)
  })
  checkLaw('pictures read nothing that is hidden', law)
})

test('after each record they are what a fresh start draws', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { catalogue, records } = live(visit)
    let state = initialState(catalogue)
    let tree = surveyTree(situationOf(catalogue, state))
    for (const record of records) {
      state = foldRecord(catalogue, state, record)
      tree = treeAfter(catalogue, tree, state, record).tree
      const drawn = picturesOf(catalogue, { state, tree })
      expect(drawn).toEqual(picturesOf(catalogue, { state, tree: surveyTree(situationOf(catalogue, state)) }))
    }
  })
  checkLaw('pictures are the same from scratch', law, 40)
})
