import { beforeEach, expect, test } from 'vitest'
import { eachVisitor, type Now } from './adversity/eachVisitor'
import { desk, fault, inventoriesOf } from './adversity/office'
import { storedLog, traces } from './adversity/storedLog'
import { sendButton, visitorAt } from './adversity/visitor'
import { downloaded } from './downloads'
import { lookAt } from './look'
import { goWithin, onScreen } from './screen'
import { onceMore } from './variant'

const customer = '/api/portal/customer'
const used = 'Deze uitnodiging is al gebruikt'
const none = 'Geen geldige uitnodiging'

const one = eachVisitor()
const { begin } = one
let context: Now['context']
let account: Now['account']
let visitor: Now['visitor']
beforeEach(() => {
  ;({ context, account, visitor } = one.now)
})

/** The inventory arrives, the answer is lost on its way back, and the office cannot be asked either. */
const sendUnheard = async (): Promise<void> => {
  await begin()
  await visitor.fillFirstStep()
  await visitor.toSending()
  await fault(customer, { method: 'PUT', drop: 'after', times: 1 })
  await fault(customer, { method: 'GET', status: 503 })
  await visitor.press(sendButton)
  await visitor.says('Uw adviseur heeft de ontvangst nog niet bevestigd.')
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
}

/** The tab is closed, and the session is over by the next evening. */
const nextEvening = async (): Promise<void> => {
  await visitor.page.close()
  await desk('DELETE', 'faults')
  visitor = visitorAt(await context.newPage())
}

const closedPaths = ['/personal_details', '/questions_for_the_advisor', '/complete', '/success', '/intro']

/** Every step, by its address, leads to the screen that says why nothing can be filled in. */
const expectClosed = async (title: string): Promise<void> => {
  const { page } = visitor
  for (const [at, path] of closedPaths.entries()) {
    // By its address once: that costs a page.
    await (at === 0 ? visitor.go(path) : goWithin(page, path))
    await visitor.at('/intro')
    await onScreen(page, title)
    const main = page.getByRole('main')
    expect(await main.getByRole('textbox').or(main.getByRole('radio')).or(main.getByRole('combobox')).count()).toBe(0)
    expect(await page.getByRole('navigation', { name: 'Stappen' }).count()).toBe(0)
  }
}

const logOut = (): Promise<void> => visitor.page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click()

test('whoever comes back after an answer that was lost is told when it was received, and it is erased', async () => {
  await sendUnheard()
  // Another tab knows it as well.
  const other = await context.newPage()
  await visitorAt(other).go('/intro')
  await onScreen(other, 'Dit portaal is al open in een ander tabblad')
  await nextEvening()
  await visitor.go('/personal_details')
  await onScreen(visitor.page, 'Bedankt, uw inventarisatie is verzonden!')
  await visitor.says('U had uw gegevens al verstuurd. Uw adviseur heeft ze ontvangen op ')
  await visitor.says('Uw persoonlijke gegevens en de extensie zijn verwijderd.')
  expect((await storedLog(visitor.page, account.invitation)).lines).toEqual([])
  await visitor.says('U bent nu uitgelogd')
  await expect.poll(() => new URL(other.url()).pathname).toBe('/login')
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
})

test('answers that were changed after the sending are kept, can be saved, and go when the customer says so', async () => {
  await sendUnheard()
  // The office says that it has nothing, though it has: only then can anything be changed.
  await desk('DELETE', 'faults')
  const invitation = { data: { id: account.invitation, type: 'financial_advice', submitted_at: null } }
  await fault(customer, { method: 'GET', status: 200, body: { data: { invitation } } })
  await visitor.press('Ontvangst nakijken')
  await visitor.says('Bij navraag was er nog niets ontvangen')
  await visitor.page
    .getByRole('navigation', { name: 'Stappen' })
    .getByRole('link', { name: /^Persoonlijke/ })
    .click()
  await visitor.at('/personal_details')
  await visitor.fill('customer.address.street', 'Nieuwe Singel')
  await visitor.kept()
  await nextEvening()
  await visitor.go('/personal_details')
  await visitor.at('/intro')
  const { page } = visitor
  await onScreen(page, used)
  await visitor.says('Uw adviseur heeft uw gegevens ontvangen op ')
  await visitor.says('Na het versturen zijn op dit apparaat nog antwoorden gewijzigd.')
  await lookAt(page, 'used, changed after the sending', 'zoomed')
  const press = () => page.getByRole('button', { name: 'Antwoorden opslaan als bestand' }).click()
  expect(await downloaded(page, press)).toContain('Nieuwe Singel')
  await expectClosed(used)

  await logOut()
  await visitor.says('Op dit apparaat staan nog antwoorden van u. Misschien heeft uw adviseur die niet.')
  await visitor.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  await visitor.logIn(account)
  await visitor.at('/intro')
  await onScreen(page, used)
  expect((await storedLog(page, account.invitation)).lines.join('')).toContain('Nieuwe Singel')

  await visitor.press('Antwoorden wissen')
  await page.getByRole('dialog', { name: 'Wilt u uw antwoorden van dit apparaat wissen?' }).waitFor()
  await lookAt(page, 'used, asks before it erases')
  await visitor.press('Wissen')
  await visitor.at('/login')
  await expect.poll(() => traces(page)).toEqual([])
})

const invitation = (more: object) => ({
  data: { id: 1, invitation: { data: { id: '1', type: 'financial_advice', submitted_at: null, ...more } } },
})

const closedFrom = [
  ['used, and over besides', invitation({ submitted_at: '2026-01-02T10:00:00Z', valid_until: '2020-01-01' }), used],
  ['missing', { data: { id: 1 } }, none],
  ['unreadable', invitation({ type: 'iets anders' }), none],
] as const
for (const [at, [what, body, title]] of closedFrom.entries())
  test(
    `an invitation that is ${what}: no step opens, nothing is left here, logging out asks nothing`,
    onceMore(at),
    async () => {
      await fault(customer, { method: 'GET', status: 200, body })
      await visitor.go('/login')
      await visitor.logIn(account)
      await visitor.at('/intro')
      await onScreen(visitor.page, title)
      expect(await visitor.page.getByRole('button', { name: 'Antwoorden wissen' }).count()).toBe(0)
      await expectClosed(title)
      await logOut()
      await visitor.at('/login')
      await onScreen(visitor.page, 'Inloggen')
      expect(await traces(visitor.page)).toEqual([])
    },
  )

const turnsOut = [
  ['missing', { data: { id: 1 } }],
  ['unreadable', invitation({ type: 'iets anders' })],
] as const
for (const [at, [what, body]] of turnsOut.entries())
  test(
    `an invitation that turns out to be ${what} closes the step, and keeps every answer for when it is mended`,
    onceMore(at),
    async () => {
      await begin()
      await visitor.fill('customer.address.street', 'Singel')
      await visitor.kept()
      await fault(customer, { method: 'GET', status: 200, body })
      await visitor.page.reload()
      await visitor.at('/intro')
      await onScreen(visitor.page, none)
      await expectClosed(none)
      await desk('DELETE', 'faults')
      await visitor.go('/intro')
      await visitor.press('Start met invullen')
      await visitor.kept()
      await expect.poll(() => visitor.value('customer.address.street')).toBe('Singel')
    },
  )
