import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { planImport } from '../../events/log/logExport/importLog'
import { downloaded } from './downloaded'
import { goldenLog, withEvents } from './goldenLog'
import {
  button,
  count,
  expectCount,
  expectFocus,
  expectValue,
  fill,
  option,
  press,
  pressByKey,
  says,
  selectField,
  textField,
  there,
} from './onPortal'
import {
  beside,
  chooseLog,
  goTo,
  lengthOf,
  lookAtTool,
  place,
  screen,
  select,
  slide,
  supportTools,
} from './supportTool'

const { openReplayOf } = supportTools()

const texts = (of: Locator): readonly string[] => of.elements().map(one => one.textContent)

/** A golden log whose screens are all this one. */
const onScreen = (name: string, shown: string): Promise<string> =>
  withEvents(name, event => (event.type === 'ScreenShown' ? { ...event, screen: shown } : event))

/** A golden log that no build of this day judged, and whose words are of its own. */
const byOtherRules = (name: string): Promise<string> =>
  withEvents(name, event => {
    if (event.type === 'PortalOpened') return { ...event, rules: 'others' }
    if (event.type !== 'StepSubmitted') return event
    return { ...event, words: event.errors.map(() => ['Zo stond het er toen', null] as const) }
  })

test('another answer is given by the control that the customer had; what follows is a copy, saved and opened again', async () => {
  await openReplayOf(await goldenLog('v1-financial-advice'))
  const partner = textField('Voornaam van uw partner', screen)
  const all = await lengthOf()
  await goTo(48)
  await there(partner)
  ;(await there(page.getByRole('tab', { selected: true }))).focus()
  await userEvent.keyboard('{End}')
  await expectFocus(page.getByRole('tab', { name: 'Wat als' }))
  await select(beside.getByRole('combobox'), 'customer.has_partner')
  await pressByKey(option('Heeft u een partner?', 'Nee', beside))
  await pressByKey(button('Kijk wat er dan volgt', beside))
  const outcome = beside.getByRole('region', { name: 'Wat er dan volgt' })
  await says('Ja → Nee', outcome)
  await there(outcome.getByRole('heading', { name: 'Niet meer zichtbaar' }))
  await says(/Zo is het niet gebeurd\./)
  await expectCount(partner, 0)
  await lookAtTool('support another answer')
  const copy = await downloaded(() => pressByKey(button('Kopie opslaan')))
  await pressByKey(button('Terug naar het logboek'))
  await there(partner)
  await expect.poll(lengthOf).toBe(all)

  expect(planImport(copy).verdict).toBe('fine')
  await pressByKey(button('Sluiten'))
  await pressByKey(button('Ander bestand'))
  await chooseLog(copy)
  await pressByKey(page.getByRole('button', { name: 'Bekijk wat de klant zag' }))
  await says(
    'Dit logboek is een kopie van de helpdesk: vanaf handeling 49 is het zo niet gebeurd.',
    page.getByRole('region', { name: 'Kopie' }),
  )
  await expectCount(partner, 0)
  await expect.poll(() => option('Heeft u een partner?', 'Nee', screen).query()).toHaveProperty('checked', true)
})

test('where a verdict comes out otherwise now, what the customer got and what comes out stand beside it', async () => {
  await openReplayOf(await goldenLog('v1-damaged-answer'))
  const title = page.getByRole('heading', { name: 'Een oordeel komt nu anders uit' })
  const differs = page.css('section').filter({ has: title }).last()
  await expect.poll(() => texts(differs.css('dd'))).toEqual(['goed', 'Vul uw roepnaam in (filled)'])
  await lookAtTool('support divergence')
  await press(differs.getByRole('button', { name: 'Naar dat moment' }))
  await expectValue(place, '36')
})

test('the page after sending says what arrived, as the customer read it', async () => {
  await openReplayOf(await goldenLog('v1-financial-advice'))
  const arrived = screen
    .css('section, div')
    .filter({ has: page.getByRole('heading', { name: 'Dit heeft uw adviseur ontvangen' }) })
    .last()
  await expect.poll(() => texts(arrived.getByRole('listitem'))[0]).toMatch(/^uw antwoorden over 2 onderwerpen/i)
})

test('two moments stand beside each other, with what is different; what other rules judged stands there as it was recorded', async () => {
  await openReplayOf(await byOtherRules('v2-refused'))
  await says(/zoals de klant ze kreeg/, screen.getByRole('note', { name: 'Andere regels' }))
  await pressByKey(button('Vergelijken'))
  const first = page.getByRole('region', { name: 'Eerste moment', exact: true })
  const second = page.getByRole('region', { name: 'Tweede moment', exact: true })
  const differences = page.getByRole('region', { name: 'Verschillen' })
  const sliderOf = (moment: Locator): Locator => moment.getByRole('slider').first()
  await slide(sliderOf(first), 11)
  await says('leeg → Man', differences)
  await expect
    .poll(() => texts(differences.getByRole('heading', { level: 3 })))
    .toEqual(['Antwoorden', 'Niet meer fout'])
  await expectValue(selectField('Geslacht', first), '')
  await expectValue(selectField('Geslacht', second), 'm')
  ;(await there(sliderOf(first))).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expectValue(sliderOf(first), '12')
  await says('Er zijn geen andere antwoorden of oordelen.', differences)
  // Of a step that was refused the customer saw what was not right in it, with no other answer.
  await slide(sliderOf(first), 9)
  await slide(sliderOf(second), 10)
  await says('Fouten die bij de stappen te zien zijn: 0 op het eerste moment, 15 op het tweede.', differences)
  await says('Zo stond het er toen', second)
  await lookAtTool('support other rules')
})

test('the timeline is looked through by kind and by word, and leads to the moment; the log plays on by itself', async () => {
  await openReplayOf(await goldenLog('v1-financial-advice'))
  const timeline = page.getByRole('region', { name: 'Tijdlijn' })
  const rows = timeline.getByRole('listitem')
  const kind = timeline.getByRole('combobox', { name: 'Toon' })
  await select(kind, 'refused')
  await expectCount(rows, 5)
  await select(kind, '')
  await fill(timeline.getByRole('searchbox', { name: 'Zoek' }), '06-123')
  await expectCount(rows, 1)
  await press(rows.getByRole('button'))
  await expectValue(place, '14')
  await expectValue(textField('Telefoonnummer', screen), '06-123')
  await goTo(94)
  await select(page.getByRole('combobox', { name: 'Snelheid' }), '16')
  await press(button('Afspelen'))
  await expectValue(place, '100')
  await there(button('Afspelen'))
})

test('the page of who retrieves is drawn in its place, where the log does not hold it', async () => {
  await openReplayOf(await onScreen('v1-calm', '/aqopi'))
  await says(/^Hier stond de pagina van de dataleverancier/, screen)
  await expectCount(page.css('iframe'), 0)
})

test('so is a picture of a home', async () => {
  await openReplayOf(await goldenLog('v1-homes'))
  await goTo(15)
  const pictures = screen.css('article img')
  await there(pictures.first())
  const isDrawn = (one: Element): boolean =>
    one instanceof HTMLImageElement && one.src.startsWith('data:image/svg') && one.naturalWidth > 0
  // One that cannot be drawn goes away.
  await expect.poll(() => count(pictures) > 0 && pictures.elements().every(isDrawn)).toBe(true)
})

test('who went a question at a time is seen so', async () => {
  await openReplayOf(await goldenLog('v1-calm'))
  const title = screen.getByRole('heading', { level: 1 })
  const initials = textField('Voorletters', screen)
  await says('Persoonlijke gegevens', title)
  await goTo(7)
  await says('Bent u in loondienst?', title)
  await expectCount(initials, 0)
  await goTo(6)
  await there(initials)
})
