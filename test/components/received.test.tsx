import { afterEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { stepPath } from '../../domain/portal/navigation'
import { tracesHere } from '../journeys/adversity/storedLog'
import { downloaded } from './downloaded'
import { faultyOffice } from './faultyOffice'
import { lookAt } from './lookAt'
import { button, count, expectValue, fill, main, onScreen, openCards, press, says, textField } from './onPortal'
import { type OfficeAnswer, type PortalPage, portalPage, reloaded } from './portalPage'
import { storedLogOf } from './portalVisitor'
import { sendButton } from './sendingAt'

const used = 'Deze uitnodiging is al gebruikt'
const none = 'Geen geldige uitnodiging'

let page: PortalPage

afterEach(async () => {
  await page.logOut()
  expect(page.faults).toEqual([])
})

const at = (path: string): Promise<void> => expect.poll(() => location.pathname).toBe(path)
const dialog = browser.getByRole('dialog')
const street = textField('Straat')

const closedPaths = (['personal_details', 'questions_for_the_advisor', 'complete', 'success', 'intro'] as const).map(
  stepPath,
)

/** Every step, by its address, leads to the screen that says why nothing can be filled in. */
const expectClosed = async (title: string): Promise<void> => {
  for (const [nth, path] of closedPaths.entries()) {
    if (nth === 0) {
      history.replaceState(null, '', path)
      page = await reloaded(page)
    } else {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }
    await at('/intro')
    await onScreen(title)
    expect(count(main.getByRole('textbox').or(main.getByRole('radio')).or(main.getByRole('combobox')))).toBe(0)
    expect(count(browser.getByRole('navigation', { name: 'Stappen' }))).toBe(0)
  }
}

/** Nothing of the session is left, and in the browser nothing but what was there before. */
const expectNothingLeft = async (before: readonly string[]): Promise<void> => {
  await expect.poll(() => [...page.keeping.kept.keys()]).toEqual([])
  await expect.poll(async () => (await tracesHere()).filter(one => !before.includes(one))).toEqual([])
}

test('answers that were changed after the sending are kept, can be saved, and go when the customer says so', async () => {
  const office = faultyOffice()
  page = portalPage(office.office)
  const before = await tracesHere()
  const { invitation } = await page.logIn()
  page.router.go(stepPath('complete'), true)
  await onScreen('Gegevens versturen')
  const id = invitation ?? expect.fail('There is no invitation.')
  office.fault({ method: 'PUT', answer: { tag: 'offline' }, isDone: true, times: 1 })
  office.fault({ method: 'GET', answer: { tag: 'status', status: 503, body: null } })
  await press(button(sendButton))
  await says('Uw adviseur heeft de ontvangst nog niet bevestigd.')
  expect(office.inventories).toHaveLength(1)
  // The office says that it has nothing, though it has: only then can anything be changed.
  office.mend()
  const unsent = { data: { id, type: 'financial_advice', submitted_at: null } }
  office.fault({ method: 'GET', answer: { data: { invitation: unsent } } })
  await press(button('Ontvangst nakijken'))
  await says(/Bij navraag was er nog niets ontvangen/)
  page.router.go(stepPath('personal_details'), false)
  await onScreen('Persoonlijke gegevens')
  await openCards()
  await fill(street, 'Nieuwe Singel')
  await says('Alles is bewaard')
  office.mend()
  page = await reloaded(page)
  await at('/intro')
  await onScreen(used)
  await says(/^Uw adviseur heeft uw gegevens ontvangen op /)
  await says(/Na het versturen zijn op dit apparaat nog antwoorden gewijzigd\./)
  await lookAt('used, changed after the sending')
  expect(await downloaded(() => press(button('Antwoorden opslaan als bestand')))).toContain('Nieuwe Singel')
  await expectClosed(used)

  await press(button('Uitloggen'))
  await says('Op dit apparaat staan nog antwoorden van u. Misschien heeft uw adviseur die niet.', dialog)
  await press(button('Bewaren op dit apparaat', dialog))
  await at('/login')
  page.unmount()
  page.enter()
  await at('/intro')
  await onScreen(used)
  expect((await storedLogOf(id)).lines.join('')).toContain('Nieuwe Singel')

  await press(button('Antwoorden wissen'))
  await says('Wilt u uw antwoorden van dit apparaat wissen?', dialog)
  await lookAt('used, asks before it erases')
  await press(button('Wissen', dialog))
  await at('/login')
  await expectNothingLeft(before)
})

const invited = (more: object): OfficeAnswer => ({
  data: { id: 1, invitation: { data: { id: 'closed', type: 'financial_advice', submitted_at: null, ...more } } },
})

const missing: OfficeAnswer = { data: { id: 1 } }
const unreadable = invited({ type: 'iets anders' })

for (const [what, answer, title] of [
  ['used, and over besides', invited({ submitted_at: '2026-01-02T10:00:00Z', valid_until: '2020-01-01' }), used],
  ['missing', missing, none],
  ['unreadable', unreadable, none],
] as const)
  test(`an invitation that is ${what}: no step opens, nothing is left here, logging out asks nothing`, async () => {
    const { office, fault } = faultyOffice()
    fault({ method: 'GET', answer })
    const before = await tracesHere()
    page = portalPage(office)
    page.enter()
    await at('/intro')
    await onScreen(title)
    expect(count(button('Antwoorden wissen'))).toBe(0)
    await expectClosed(title)
    await press(button('Uitloggen'))
    await at('/login')
    await onScreen('Inloggen')
    await expectNothingLeft(before)
  })

for (const [what, answer] of [
  ['missing', missing],
  ['unreadable', unreadable],
] as const)
  test(`an invitation that turns out to be ${what} closes the step, and keeps every answer for when it is mended`, async () => {
    const { office, fault, mend } = faultyOffice('financial_advice', {
      id: 5,
      first_name: 'Noa',
      last_name: 'Hendriks',
    })
    page = portalPage(office)
    await page.logIn()
    await press(button('Start met invullen'))
    await fill(street, 'Singel')
    await says('Alles is bewaard')
    fault({ method: 'GET', answer })
    page = await reloaded(page)
    await at('/intro')
    await onScreen(none)
    await expectClosed(none)
    mend()
    page = await reloaded(page)
    await press(button('Start met invullen'))
    await says('Alles is bewaard')
    await expectValue(street, 'Singel')
  })
