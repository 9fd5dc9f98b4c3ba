import type { Locator } from 'vitest/browser'
import { picturesHere, radiusPath, withHomes } from './homesOffice'
import { button, expectCount, fill, main, option, pick, press, selectField, textField } from './onPortal'
import { coupleOffice, type Office, type OfficeAnswer } from './portalPage'
import type { portalVisits } from './portalVisit'

export const kind = selectField('Welk type woning zoekt u?')
export const postalTitle = 'In de buurt van welke postcode zoekt u?'
export const postalCode = textField(postalTitle)
export const distance = selectField('Binnen welke afstand zoekt u?')
export const search = button('Zoeken')
export const undoChoice = button('Keuze ongedaan maken')
export const noNeed = main.getByText('U hoeft geen woning te kiezen.')
export const cards = main.getByRole('article')
export const results = main.getByRole('region', { name: 'Woningen in deze buurt' })
export const tab = (name: string): Locator => main.getByRole('tab', { name, exact: true })
export const tabPanel = main.getByRole('tabpanel')
export const markers = main.getByRole('group', { name: /^Kaart van de woningen/ }).getByRole('button')
export const chosenHome = (street: string): Locator =>
  main.getByRole('region', { name: new RegExp(`^Gekozen woning: ${street},`) })
export const anyChosen = main.getByRole('region', { name: /^Gekozen woning: / })
export const choose = (street: string): Locator => button(`Kies deze woning: ${street}`)
export const another = (expanded: boolean): Locator =>
  main.getByRole('button', { name: 'Andere woning kiezen', expanded })
const chooseAny = main.getByRole('button', { name: /^Kies deze woning: / })
export const streetOf = (at: number): string =>
  chooseAny.nth(at).element().getAttribute('aria-label')?.replace('Kies deze woning: ', '') ?? ''

/** Somebody who will move; the office searches as it does, until it is said how. */
export const moving = async (visiting: ReturnType<typeof portalVisits>) => {
  const homes = withHomes(coupleOffice())
  let answer: (() => OfficeAnswer | Promise<OfficeAnswer>) | null = null
  let searches = 0
  const office: Office = call => {
    if (call.path !== radiusPath) return homes(call)
    searches++
    return answer === null ? homes(call) : answer()
  }
  const { open, comeBack } = await visiting(office, picturesHere)
  await open('moving', 'Verhuizen')
  await press(option('Verwacht u dat u gaat verhuizen?', 'Ja'))
  return {
    open,
    comeBack,
    searches: () => searches,
    says: (how: typeof answer): void => {
      answer = how
    },
  }
}

export const seek = async (what: string, near: string, within: string): Promise<void> => {
  await pick(kind, what)
  await fill(postalCode, near)
  await pick(distance, within)
  await press(search)
}

/** The same, and twelve apartments are found. */
export const found = async (visiting: ReturnType<typeof portalVisits>) => {
  const visit = await moving(visiting)
  await seek('Appartement', '3581 kw', '5 km')
  await expectCount(cards, 12)
  return visit
}
