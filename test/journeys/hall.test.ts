import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { eachVisitor, type Now } from './adversity/eachVisitor'
import { inventoriesOf, newAccount } from './adversity/office'
import { storedLog } from './adversity/storedLog'
import { sendButton, visitorAt } from './adversity/visitor'
import { lookAt } from './look'
import { onScreen, titled } from './screen'
import { expectApart } from './sight'

const step = '/personal_details'
const arrived = 'Uw adviseur heeft uw gegevens ontvangen'

const one = eachVisitor()
const { begin } = one
let context: Now['context']
let account: Now['account']
let visitor: Now['visitor']
let page: Now['page']
beforeEach(() => {
  ;({ context, account, visitor, page } = one.now)
})

/** The disk takes its time to erase a log, until it is let go of; and does not do it while it refuses. */
const slowDisk = async (): Promise<void> => {
  await page.addInitScript(() => {
    const says = (word: string): boolean => document.documentElement.dataset[word] === 'yes'
    const later = () => new Promise(resolve => setTimeout(resolve, 50))
    const manager = navigator.storageBuckets
    if (manager === undefined) throw new Error('A browser with buckets is needed here')
    const erase = manager.delete.bind(manager)
    const slowly = async (name: string): Promise<void> => {
      if (name.includes('_2elog_2e')) {
        while (says('slow')) await later()
        if (says('refusing')) throw new DOMException('planned', 'UnknownError')
      }
      return erase(name)
    }
    Object.defineProperty(manager, 'delete', { value: slowly })
  })
}

const disk = (is: { readonly slow?: boolean; readonly refusing?: boolean }): Promise<void> =>
  page.evaluate(({ slow = false, refusing = false }) => {
    Object.assign(document.documentElement.dataset, { slow: slow ? 'yes' : 'no', refusing: refusing ? 'yes' : 'no' })
  }, is)

const logOut = (at: Page): Promise<void> =>
  at.getByRole('banner').getByRole('button', { name: 'Uitloggen', exact: true }).click()

test('what arrived and cannot be erased is not called erased, until it is', async () => {
  await slowDisk()
  await begin()
  await visitor.fillFirstStep()
  await visitor.toSending()
  await disk({ slow: true, refusing: true })
  await visitor.press(sendButton)
  await titled(page, arrived)
  await lookAt(page, 'hall, erasing what arrived')
  await disk({ refusing: true })
  await visitor.says('Ze staan nog op dit apparaat.')
  await lookAt(page, 'hall, arrived and not erased', 'zoomed')
  await expectApart(page)
  expect(await page.getByText(/verwijderd|Bedankt/).count()).toBe(0)
  expect(await inventoriesOf(account.invitation)).toHaveLength(1)
  await visitor.press('Nu wissen')
  await visitor.says('Ze staan nog op dit apparaat.')
  await disk({})
  await visitor.press('Nu wissen')
  await onScreen(page, 'Bedankt, uw inventarisatie is verzonden!')
  await visitor.says('Uw persoonlijke gegevens en de extensie zijn verwijderd.')
  expect((await storedLog(page, account.invitation)).lines).toEqual([])
})

test("'Wissen' says that it erases while it does, and at the login that it could not where it could not", async () => {
  await slowDisk()
  await begin()
  await visitor.fill('customer.phone', '0201234567')
  await visitor.kept()
  await disk({ slow: true, refusing: true })
  await logOut(page)
  await visitor.press('Wissen')
  await titled(page, 'Uw gegevens worden van dit apparaat gewist')
  await lookAt(page, 'hall, erasing at logging out')
  await disk({ refusing: true })
  await visitor.at('/login')
  await visitor.says('Uw antwoorden konden nog niet van dit apparaat worden gewist.')
})

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
