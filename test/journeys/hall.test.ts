import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { eachVisitor, type Now } from './adversity/eachVisitor'
import { newAccount } from './adversity/office'
import { visitorAt } from './adversity/visitor'
import { lookAt } from './look'
import { onScreen, titled } from './screen'
import { expectApart } from './sight'

const step = '/personal_details'

const one = eachVisitor()
const { begin } = one
let context: Now['context']
let account: Now['account']
let visitor: Now['visitor']
let page: Now['page']
beforeEach(() => {
  ;({ context, account, visitor, page } = one.now)
})

const logOut = (at: Page): Promise<void> =>
  at.getByRole('banner').getByRole('button', { name: 'Uitloggen', exact: true }).click()

test('where the log cannot be read, logging out says that there may be answers', async () => {
  await begin()
  await visitor.fill('customer.phone', '0201234567')
  await visitor.kept()
  const second = await context.newPage()
  await second.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      if (name.startsWith('klantportaal.log.')) throw new DOMException('planned', 'UnknownError')
      return open.call(this, name, version)
    }
  })
  const other = visitorAt(second)
  await other.go(step)
  await onScreen(second, 'Dit portaal is al open in een ander tabblad')
  await lookAt(second, 'hall, open in another tab')
  await expectApart(second)
  await logOut(second)
  await other.says('Op dit apparaat staan misschien antwoorden die u nog niet heeft verstuurd.')
  await lookAt(second, 'hall, logging out of what cannot be read')
  await other.press('Annuleren')
  await onScreen(second, 'Dit portaal is al open in een ander tabblad')
  await visitor.kept()
})

test("another customer's login in another tab takes everything of the first out of sight", async () => {
  await begin()
  await visitor.fill('customer.address.street', 'Singel')
  await visitor.kept()
  const bram = await newAccount({ first_name: 'Bram', last_name: 'Zwart' })
  // Whichever tab is answered first would hold the log: the first one is answered last, the second once both wait.
  const holdCustomer = async (tab: Page): Promise<() => void> => {
    let answer: () => void = () => undefined
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    await tab.route('**/api/portal/customer*', route => answered.then(() => route.continue()))
    return answer
  }
  const answerFirst = await holdCustomer(page)
  const second = await context.newPage()
  const answerSecond = await holdCustomer(second)
  const other = visitorAt(second)
  await other.go('/login')
  await other.logIn(bram)
  await titled(page, 'Uw gegevens worden geladen')
  expect(await page.getByRole('textbox').count()).toBe(0)
  await lookAt(page, 'hall, somebody else is logging in')
  answerSecond()
  await second.getByRole('button', { name: 'Start met invullen' }).waitFor()
  await other.press('Start met invullen')
  answerFirst()
  await onScreen(page, 'Er is iemand anders ingelogd')
  await other.at(step)
  await expect.poll(() => other.value('customer.last_name')).toBe('Zwart')
  await logOut(second)
  await other.at('/login')
  // The first finds all of it again.
  await other.logIn(account)
  await other.at('/intro')
  await other.go(step)
  await expect.poll(() => other.value('customer.address.street')).toBe('Singel')
})
