import { expect, test } from 'vitest'
import type { Answer } from '../../../domain/language/answer'
import { changeAnnouncements } from '../../../projections/answerEffects/changeAnnouncements'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

/** What who listens is told after this answer. */
const toldAfter = (at: Portal, path: string, value: Answer): readonly string[] => {
  const before = viewOf(at).tree
  at.answers(path, value)
  const record = at.records.at(-1)
  return record === undefined ? [] : changeAnnouncements(at.catalogue, before, viewOf(at).tree, record)
}

const saving = 'current_living_condition.sections.section_5.questions.saving_goals.value'

test('a box that stands alone says which boxes it unticked, and another that it unticked that one', () => {
  const at = portal({ type: 'full' })
  expect(toldAfter(at, saving, ['buffer'])).toEqual([])
  expect(toldAfter(at, saving, ['buffer', 'pension'])).toEqual([])
  expect(toldAfter(at, saving, ['buffer', 'pension', 'none'])).toEqual([
    'Niet meer gekozen: Voor onverwachte uitgaven en Voor later, als ik met pensioen ben',
  ])
  expect(toldAfter(at, saving, ['buffer', 'none'])).toEqual(['Niet meer gekozen: Ik spaar niet'])
  expect(toldAfter(at, saving, [])).toEqual([])
})

test("'Ja' says which item opened, 'Nee' which ones went and what is asked instead", () => {
  const at = portal({ type: 'full' })
  expect(toldAfter(at, 'customer.has_employers', 1)).toEqual(['Werkgever 1 is erbij gekomen'])
  at.adds('customer.employers')
  const [first = ''] = at.ids('customer.employers')
  expect(toldAfter(at, `customer.employers.${first}.has_car`, 1)).toEqual([
    "2 vragen zijn erbij gekomen, vanaf 'Bijtelling auto'",
  ])
  expect(toldAfter(at, `customer.employers.${first}.name`, 'Bakkerij')).toEqual([])
  expect(toldAfter(at, 'customer.has_employers', 0)).toEqual([
    'Werkgever 1 en Werkgever 2 zijn weg',
    "De vraag 'Bent u met pensioen?' is erbij gekomen",
  ])
  expect(toldAfter(at, 'customer.has_employers', 1)).toEqual([
    "De vraag 'Bent u met pensioen?' is weg",
    'Werkgever 1 en Werkgever 2 zijn erbij gekomen',
  ])
  for (const _ of [3, 4]) at.adds('customer.employers')
  expect(toldAfter(at, 'customer.has_employers', 0)[0]).toBe('Werkgever 1 tot en met Werkgever 4 zijn weg')
})

test('what is asked in another step, and what comes by itself, is not said', () => {
  const at = portal({ type: 'full' })
  const [loaded] = at.records
  const { tree } = viewOf(at)
  expect(loaded === undefined ? null : changeAnnouncements(at.catalogue, tree, tree, loaded)).toEqual([])
  // A partner is asked about in other steps too.
  expect(toldAfter(at, 'customer.has_partner', 1)).toEqual([
    "De vraag 'Heeft u samen met uw partner een hypotheek, of wilt u die samen afsluiten?' is erbij gekomen",
  ])
})
