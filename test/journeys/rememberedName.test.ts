import { expect, test } from 'vitest'
import { answersKeptTexts, visitLifecycleTexts } from '../../domain/texts/visitLifecycleTexts'
import { eachVisitor, firstStep as step } from './adversity/eachVisitor'
import { newAccount } from './adversity/office'
import { traces } from './adversity/storedLog'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'

const one = eachVisitor()

const box = () => one.now.visitor.page.getByRole('checkbox', { name: 'Onthoud mijn gebruikersnaam op dit apparaat' })
const name = () => one.now.visitor.page.getByLabel('Gebruikersnaam', { exact: true })

/** Logs in at the login, answers something, and asks to log out. */
const work = async (account = one.now.account): Promise<void> => {
  const { visitor } = one.now
  await visitor.logIn(account)
  await visitor.at('/intro')
  await visitor.go(step)
  await visitor.fill('customer.address.street', 'Singel')
  await visitor.kept()
  await visitor.page.getByRole('button', { name: 'Uitloggen' }).click()
  await expectFocus(box())
}

test('a user name is remembered where that is asked, and goes with a box that is not ticked, another login, and Wissen', {
  tags: 'variant',
}, async () => {
  const { account, visitor } = one.now
  const { page } = visitor
  await visitor.go('/login')
  await work()
  expect(await box().isChecked()).toBe(false)
  await lookAt(page, 'logging out, the user name', 'zoomed')
  await page.keyboard.press('Space')
  await expect.poll(() => box().isChecked()).toBe(true)
  await keysOn(page).press(page.getByRole('button', { name: 'Bewaren op dit apparaat' }))
  await visitor.at('/login')
  await expect.poll(() => name().inputValue()).toBe(account.username)
  // What became of the answers stays there after the alert has gone, as long as one is on the login.
  const kept = page.getByRole('main').getByText(answersKeptTexts.all.title)
  await kept.waitFor()
  await lookAt(page, 'login, the answers are kept', 'zoomed')
  await page.reload()
  await expect.poll(() => name().inputValue()).toBe(account.username)
  expect(await kept.count()).toBe(0)
  await lookAt(page, 'login, the user name is known')

  // Somebody else on the same browser: nothing is ticked for him, and he does not find the first.
  const other = await newAccount({ prefill: true })
  await work(other)
  expect(await box().isChecked()).toBe(false)
  await visitor.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  await page.reload()
  await expect.poll(() => name().inputValue()).toBe('')

  await work()
  await page.keyboard.press('Space')
  await visitor.press('Bewaren op dit apparaat')
  await visitor.at('/login')
  await expect.poll(() => name().inputValue()).toBe(account.username)
  await work()
  await expect.poll(() => box().isChecked()).toBe(true)
  await visitor.press('Wissen')
  await visitor.at('/login')
  // Said once the device confirmed it, and it stays there.
  await page.getByRole('main').getByText(visitLifecycleTexts.wiped.more).waitFor()
  await expect.poll(() => name().inputValue()).toBe('')
  await page.reload()
  await expect.poll(() => name().inputValue()).toBe('')
  await expect.poll(async () => (await traces(page)).filter(trace => trace.includes('onward'))).toEqual([])
})
