import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hands } from './hands'
import { mouse, quickMouse } from './mouse'
import { type Invited, invite, mails, registerAtOffice } from './office'
import { button, onScreen, textField } from './screen'
import { newVisitor, type Visitor } from './visitor'

export const password = 'mijn-geheim-12'

/**
 * From the register page of an invitation to the login, with the username that the office proposes. The password is put
 * there at once, unless somebody's hands type it.
 */
export const register = async (page: Page, hands: Hands = quickMouse): Promise<void> => {
  await hands.type(textField(page, 'Wachtwoord'), password)
  await hands.type(textField(page, 'Bevestig wachtwoord'), password)
  await hands.press(button(page, 'Registreren'))
  await onScreen(page, 'Inloggen')
}

/** With the username that stands there. */
export const logIn = async (page: Page, hands: Hands = quickMouse): Promise<void> => {
  await hands.type(textField(page, 'Wachtwoord'), password)
  await hands.press(button(page, 'Inloggen'))
}

/** Codes that were given already: the next one is another. */
const given = new Set<string>()

/** The code that was last mailed to somebody, once its mail is there: the field is on the screen before it. */
export const mailedCode = async (to: string): Promise<string> => {
  const newest = async (): Promise<string> => (await mails()).find(mail => mail.to === to && mail.code)?.code ?? ''
  await expect.poll(async () => !given.has(`${to} ${await newest()}`) && (await newest()) !== '').toBe(true)
  const code = await newest()
  given.add(`${to} ${code}`)
  return code
}

/** Answers the code that is asked for after the password. */
export const giveCode = async (page: Page, to: string): Promise<string> => {
  const field = textField(page, '2FA code')
  await field.waitFor()
  const code = await mailedCode(to)
  await mouse.type(field, code)
  await mouse.press(button(page, 'Inloggen'))
  return code
}

/** To the intro by the link that logs in whoever has registered, which costs no screen; those are for other journeys. */
export const enter = async (page: Page, invited: Invited): Promise<void> => {
  await registerAtOffice(invited, password)
  await page.goto(invited.login_url)
  await page.waitForURL(url => url.pathname === '/intro')
}

/** From the intro to the first step, by filling in. */
export const begin = async (page: Page, title = 'Persoonlijke gegevens'): Promise<void> => {
  await button(page, 'Start met invullen').click()
  await onScreen(page, title)
}

/** Somebody with an account, at the login. */
export const registered = async (
  browser: Browser,
  name: string,
  more: object = {},
): Promise<Visitor & { invited: Invited; name: string }> => {
  const visitor = await newVisitor(browser)
  const invited = await invite('financial_advice', name, more)
  await visitor.page.goto(invited.register_url)
  await register(visitor.page)
  return { ...visitor, invited, name: await textField(visitor.page, 'Gebruikersnaam').inputValue() }
}
