import { beforeEach, expect, inject, test } from 'vitest'
import { eachVisitor } from './adversity/eachVisitor'
import { fault, inventoriesOf } from './adversity/office'
import { sendButton } from './adversity/visitor'

const lookUp = '/api/portal/property/by_address'
const address = 'customer.address'

const one = eachVisitor()

beforeEach(() => one.now.visitor.logInByLink(one.now.account))

test('without a connection from the login on, every step works; sending says so, and works once it is back', async () => {
  const { context, account, visitor } = one.now
  await visitor.page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await visitor.press('Start met invullen')
  await visitor.at('/personal_details')
  await visitor.page.locator('[id="customer.address.postal_code"]').fill('1234 AB')
  await visitor.page.locator('[id="customer.address.number"]').fill('1')
  await visitor.says('Woning niet gevonden')
  expect(await visitor.page.getByRole('alert').allInnerTexts()).not.toContain('Woning niet gevonden')
  await visitor.fillFirstStep()
  await visitor.kept()
  expect(await visitor.toSending()).toEqual(['/personal_details', '/questions_for_the_advisor'])
  await visitor.page.goBack()
  await visitor.page.getByRole('heading', { level: 1, name: 'Vragen aan uw adviseur' }).waitFor()
  await visitor.page.goForward()
  await visitor.page.getByRole('heading', { level: 1, name: 'Gegevens versturen' }).waitFor()

  await visitor.press(sendButton)
  await visitor.says('Gegevens kunnen niet verzonden worden')
  await visitor.says('Controleer uw internetverbinding en probeer het opnieuw.')
  await visitor.kept()
  expect(await inventoriesOf(account.invitation)).toEqual([])

  await context.setOffline(false)
  await visitor.press(sendButton)
  await visitor.at('/success')
  const [received, ...more] = await inventoriesOf(account.invitation)
  expect(more).toEqual([])
  expect(received).toContain('Hendriks')
})

test('a look-up that is slow never overwrites what a later one found', async () => {
  const { visitor } = one.now
  const { page, value } = visitor
  await visitor.press('Start met invullen')
  await visitor.at('/personal_details')
  const answers: (() => Promise<void>)[] = []
  let asked = 0
  await page.route(`${inject('officeUrl')}${lookUp}`, async route => {
    asked++
    const answer = await route.fetch().catch(() => null)
    const give = (): Promise<void> =>
      answer === null ? route.abort() : route.fulfill({ response: answer }).catch(() => undefined)
    // The first waits until the second has answered.
    if (asked === 1) answers.push(give)
    else await give()
  })
  await visitor.fill(`${address}.postal_code`, '1234 AB')
  await visitor.fill(`${address}.number`, '10')
  await expect.poll(() => answers.length).toBe(1)
  await visitor.fill(`${address}.number`, '5')
  await visitor.fill(`${address}.postal_code`, '2611 RT')
  await expect.poll(() => value(`${address}.street`)).toBe('Oude Delfweg')
  for (const give of answers) await give()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
  await visitor.kept()
  expect(await value(`${address}.street`)).toBe('Oude Delfweg')
  expect(await value(`${address}.place`)).toBe('Delft')
})

test('an answer to sending that is lost on its way back is found out: the office gets it once', async () => {
  const { account, visitor } = one.now
  await visitor.press('Start met invullen')
  await visitor.fillFirstStep()
  await visitor.toSending()
  await fault('/api/portal/customer', { method: 'PUT', drop: 'after', times: 1 })
  await visitor.press(sendButton)
  await visitor.at('/success')
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
})
