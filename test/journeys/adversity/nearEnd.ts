import type { Page } from 'playwright-core'
import { firstStep, type Now } from './eachVisitor'
import { leaveTime } from './storedSession'
import type { Visitor } from './visitor'

export const street = 'customer.address.street'
export const phone = 'customer.phone'
export const bar = (page: Page) => page.getByRole('region', { name: 'Uw sessie' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ingelogd blijven' })
export const barButton = (page: Page) => bar(page).getByRole('button', { name: 'Ingelogd blijven' })
export const password = (page: Page) => dialog(page).getByLabel('Wachtwoord', { exact: true })

interface Place {
  readonly id: string
  readonly caret: number | null
  readonly top: number
}

export const placeIn = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const at = document.activeElement
    return { id: at?.id ?? '', caret: at instanceof HTMLInputElement ? at.selectionStart : null, top: window.scrollY }
  })

/** In the middle of a word of the street, which is not said to be finished. */
export const typeInStreet = async (visitor: Visitor): Promise<Place> => {
  await visitor.fill(street, 'Lange straat')
  await visitor.field(street).click()
  await visitor.page.keyboard.press('Home')
  for (let key = 0; key < 6; key++) await visitor.page.keyboard.press('ArrowRight')
  await visitor.page.keyboard.type('Nieuw')
  return placeIn(visitor.page)
}

/** Logged in by name and password, at the first step, with so many milliseconds left. */
export const begun = async ({ visitor, account }: Now, left: number): Promise<Visitor> => {
  await visitor.go('/login')
  await visitor.logIn(account)
  await visitor.at('/intro')
  await visitor.go(firstStep)
  await visitor.kept()
  await leaveTime(visitor.page, left)
  await visitor.page.reload()
  await visitor.kept()
  return visitor
}
