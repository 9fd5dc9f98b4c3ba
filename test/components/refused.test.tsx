import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lookAt } from './lookAt'
import {
  button,
  card,
  choice,
  count,
  descriptionOf,
  errorSummary,
  expectCount,
  expectInSight,
  fill,
  onScreen,
  press,
  pressByKey,
  says,
  textField,
  there,
} from './onPortal'
import { coupleOffice } from './portalPage'
import { portalVisits } from './portalVisit'
import { rowsBeside, stepsBeside } from './sideRows'

const visiting = portalVisits()

const personal = 'Persoonlijke gegevens'
const living = 'Uw woonsituatie'
const next = button('Volgende stap')
const summary = errorSummary()
const onTo = page.getByRole('link', { name: /^Verder naar/ })
const pageTitle = (): string => document.title
const change = (title: string): Promise<void> => press(card(title).getByRole('button', { name: /^Wijzigen: / }))

const refuse = async (): Promise<void> => {
  await press(next)
  await there(summary)
}

test('rows that are refused stand under the question of their table, and the whole list is in sight', async () => {
  const { open } = await visiting(coupleOffice())
  await open('pension', 'Pensioen')
  await expect.poll(pageTitle).toMatch(/^Pensioen - /)
  await refuse()
  await expect.poll(pageTitle).toMatch(/^Fout: Pensioen - /)
  const rows = summary
    .getByRole('listitem')
    .filter({ hasText: /^Hoe groot is de kans dat dit na uw pensioen gebeurt\?/ })
    .getByRole('link')
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Verhuizen: Maak een keuze',
      'Een erfenis of schenking krijgen: Maak een keuze',
      'Een andere belangrijke verandering: Maak een keuze',
    ])
  await there(page.getByRole('heading', { level: 2, name: /^Niet alle velden zijn ingevuld: \d+ vragen$/ }))
  const list = summary.getByRole('list').first().element()
  expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight)
  await pressByKey(rows.last())
  await expectInSight(choice('Een andere belangrijke verandering'))
  await lookAt('refused, rows of a table')
})

test('of an answer that is there the reason is said, at the field and in the summary, and sending leads to it', async () => {
  const { open } = await visiting(coupleOffice())
  await open('personal_details', personal)
  await change(personal)
  const born = textField('Geboortedatum')
  await fill(born, '')
  await refuse()
  await expect.poll(pageTitle).toMatch(/^Fout: /)
  const stood = /^Van uw adviseur: 14-03-1982 \(vandaag om \d\d:\d\d\) /
  const wrong = (): string => descriptionOf(born).replace(stood, '')
  await expect.poll(() => descriptionOf(born)).toMatch(stood)
  await expect.poll(wrong).toBe('Vul uw geboortedatum in')
  const reasons: readonly (readonly [string, string])[] = [
    ['31-02-1980', 'Deze datum bestaat niet'],
    ['01-01-2999', 'Deze datum ligt in de toekomst'],
    ['01-01-2020', 'U moet 18 jaar of ouder zijn'],
  ]
  for (const [typed, reason] of reasons) {
    await fill(born, typed)
    await says(new RegExp(reason), summary)
    await expect.poll(wrong).toBe(`Vul uw geboortedatum in. ${reason}`)
  }
  await lookAt('refused, with the reason')
  await open('complete', 'Gegevens versturen')
  await press(button('Ga verder: Persoonlijke gegevens'))
  await onScreen(personal)
  await expectInSight(born)
  await says(/U moet 18 jaar of ouder zijn/, summary)
  await fill(born, '01-01-1980')
  await expectCount(summary, 0)
  await expect.poll(pageTitle).toMatch(/^Persoonlijke gegevens - /)
})

test('beside the steps stands what is open in them, and after going back the way on', async () => {
  const { open } = await visiting(coupleOffice())
  const row = (title: string) => rowsBeside.filter({ hasText: new RegExp(`^${title}`) })
  const words = (title: string) => (): string | undefined => row(title).query()?.textContent
  await open('personal_details', personal)
  await expectCount(onTo, 0)
  await press(next)
  await onScreen(living)
  await refuse()
  const missing = count(summary.getByRole('link'))
  await expect.poll(words(living)).toBe(`Uw woonsituatie, huidige stap, nog ${missing} vragen`)
  await expectCount(onTo, 0)
  await lookAt('side navigation, open questions')

  await press(stepsBeside.getByRole('link', { name: /^Persoonlijke gegevens/ }))
  await onScreen(personal)
  await expect.poll(words(living)).toBe(`Uw woonsituatie, volgt nog, nog ${missing} vragen`)
  // The rows keep the documents' rule: what comes later is no link among them.
  await expectCount(stepsBeside.getByRole('link'), 0)
  await change(personal)
  await fill(textField('Roepnaam'), '')
  await expect.poll(words(personal)).toBe('Persoonlijke gegevens, huidige stap, nog 1 vraag')
  await lookAt('side navigation, the way on')
  await press(onTo)
  await onScreen(living)
  await there(
    stepsBeside.getByRole('link', { name: /^Persoonlijke gegevens\s*,\s*nog niet compleet\s*,\s*nog 1\s*vraag$/ }),
  )
})
