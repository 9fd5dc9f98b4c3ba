import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Answer } from '../../domain/language/answer'
import { foldRecord } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import { type SurveyView, treeAfter } from '../../projections/live'
import { debtsPicture } from '../../projections/pictures/debtsPicture'
import { householdPicture } from '../../projections/pictures/householdPicture'
import { incomeAtRisk } from '../../projections/pictures/incomeAtRisk'
import { incomeByAge } from '../../projections/pictures/incomeByAge'
import type { FieldView } from '../../projections/tree/fieldView'
import { type GroupView, type SurveyTree, surveyTree } from '../../projections/tree/surveyTree'
import { live, visitArbitrary } from '../arbitraries/visit'
import { item, portal } from '../projections/portal'
import { viewOf } from '../projections/viewOf'
import { checkLaw } from './check'

const picturesOf = (catalogue: Catalogue, view: SurveyView) => {
  const pensions = catalogue.listAt.get('customer.pensions')
  return {
    household: householdPicture(catalogue, view),
    debts: debtsPicture(catalogue, view),
    byAge: pensions === undefined ? null : incomeByAge(catalogue, view, pensions),
    whatIf: catalogue.survey.steps.map(({ key }) => incomeAtRisk(catalogue, view, key)),
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

/** What each bar that is drawn says of its period: the last one that its words name. */
const periodsOf = (bars: readonly { readonly words: string; readonly length: number }[]): readonly string[] => [
  ...new Set(
    bars.flatMap(({ words, length }) => (length > 0 ? (words.match(/per (jaar|maand)/g)?.at(-1) ?? words) : [])),
  ),
]

const lengthsIn = (pieces: readonly { readonly monthly: number | null }[]): number =>
  pieces.reduce((sum, { monthly }) => sum + Math.max(0, monthly ?? 0), 0)

const euros = fc.integer({ min: -5, max: 200_000 })

test('every bar of one picture has one unit, and lengths are as the amounts in it', () => {
  const law = fc.property(euros, euros, euros, euros, (salary, profit, partner, pension) => {
    const at = portal({
      type: 'full',
      values: {
        'customer.date_of_birth': '1985-04-12',
        'customer.has_employers': 1,
        'customer.has_companies': 1,
        'customer.has_partner': 1,
        'customer.has_mortgage_with_partner': 1,
        'customer.partner.salaris_bruto_per_maand': partner,
      },
      lists: {
        'customer.employers': [item({ id: '1', name: 'Bakkerij', salary })],
        'customer.companies': [item({ id: '1', name: 'Advies', average_net_profit: profit })],
      },
    })
    for (const drawn of picturesOf(at.catalogue, viewOf(at)).whatIf) {
      const pieces = (drawn?.people ?? []).flatMap(one => one.pieces)
      expect(periodsOf(pieces.map(({ text, width }) => ({ words: text, length: width }))).length).toBeLessThan(2)
      const most = Math.max(0, ...(drawn?.people ?? []).map(one => lengthsIn(one.pieces)))
      for (const { width, monthly } of pieces) expect(width * most).toBeCloseTo(Math.max(0, monthly ?? 0) * 100, 3)
    }
    const retired = portal({
      type: 'mortgage_pension',
      values: { 'customer.has_employers': 1 },
      lists: {
        'customer.employers': [item({ id: '1', name: 'Bakkerij', salary })],
        'customer.pensions': [item({ id: '1', bruto_pensioenbedrag: pension, vanaf_leeftijd_jaren: 67 })],
      },
    })
    const lanes = picturesOf(retired.catalogue, viewOf(retired)).byAge?.groups.flatMap(group => group.lanes) ?? []
    const bars = lanes.flatMap(lane => lane.amounts.map(({ label, height }) => ({ words: label, length: height })))
    expect(periodsOf(bars).length).toBeLessThan(2)
  })
  checkLaw('bars of one picture have several units', law, 40)
})
