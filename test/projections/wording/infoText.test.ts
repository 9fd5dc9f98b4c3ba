import { expect, test } from 'vitest'
import type { Info } from '../../../domain/language/section'
import { planImport } from '../../../events/log/logExport/importLog'
import type { SurveyView } from '../../../projections/live'
import { infoText } from '../../../projections/wording/infoText'
import { goldenLog } from '../../golden/golden'
import { portal } from '../portal'
import { viewAt, viewOf } from '../viewOf'

const { catalogue } = portal()

/** What 'Woonwensen' shows between its title and its buttons. */
const shown = (view: SurveyView): readonly (string | null)[] => {
  const entries = catalogue.stepAt
    .get('housing_requirements')
    ?.sections.flatMap(({ content }) => Object.values(content))
  const texts = (entries ?? []).filter((entry): entry is Info => entry.kind === 'info')
  return texts.map(info => infoText(catalogue, view, info, []))
}

const sentence = (amount: string) =>
  `Vult u de hele inventarisatie in? Dan krijgt u in totaal ${amount} euro korting op de advies- en bemiddelingskosten.`

test.each([
  [100, sentence('100')],
  [250, sentence('250')],
  [1500, sentence('1.500')],
  [0, null],
])('the page about housing names a discount of %j, or none', (discount, words) => {
  expect(shown(viewOf(portal({ type: 'full', discount })))).toEqual([words])
})

test('and none where the type of the invitation speaks of none', () => {
  expect(shown(viewOf(portal({ type: 'mortgage', discount: 250 })))).toEqual([null])
})

test('a replay shows each day what the customer saw, and of a log of before the only discount there was', () => {
  const shownIn = (name: string) => {
    const plan = planImport(goldenLog(name))
    if (plan.verdict === 'impossible') throw new Error(name)
    const { records } = plan.log
    const opened = records.flatMap(({ command }, at) => (command === 'OpenPortal' ? [at + 2] : []))
    return opened.flatMap(at => shown(viewAt(catalogue, records, at)))
  }
  expect(shownIn('v2-discounts')).toEqual([sentence('100'), sentence('250'), null])
  expect(shownIn('v1-office-logo')[0]).toBe(sentence('100'))
})
