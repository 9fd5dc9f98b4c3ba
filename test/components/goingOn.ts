import { expect, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { deleteLogsHere } from '../journeys/adversity/logHere'
import { downloadedFile } from './downloaded'
import { button, chooseMore, main, onScreen, press, says, type } from './onPortal'
import type { Office } from './portalPage'
import type { portalVisits } from './portalVisit'

// A customer who goes on on another computer, with a file: all of both in one page, where the one is closed and emptied before the
// other begins.

export const secret = 'vier gele fietsen'
export const make = 'Verder op een andere computer'
export const withFile = 'Verder met een bestand'
export const details = ['personal_details', 'Persoonlijke gegevens'] as const
export const intro = ['intro', 'Welkom bij Mijn Financieel Advies Voorbereiden'] as const

const labelled = (label: string): Locator => main.getByLabelText(label, { exact: true })
export const first = labelled('Wachtwoord voor het bestand')
export const again = labelled('Nog een keer hetzelfde wachtwoord')
export const fileField = labelled('Bestand')
const password = labelled('Wachtwoord van het bestand')

type Visiting = ReturnType<typeof portalVisits>
type Visited = Awaited<ReturnType<Visiting>>

/** The same customer where nothing of him was ever kept. */
export const onAnotherComputer = async (visiting: Visiting, before: Visited, office: Office): Promise<Visited> => {
  await before.logOut()
  expect(before.faults).toEqual([])
  await deleteLogsHere()
  localStorage.clear()
  sessionStorage.clear()
  return visiting(office)
}

export const saved = (): Promise<void> =>
  expect.poll(() => main.element().querySelector('p[data-kind="saved"]')?.textContent).toContain('Alles is bewaard')

/** Closes what was told with a password, and takes what the browser was given. */
export const makeFile = async () => {
  await chooseMore(make)
  await onScreen(make)
  await type(first, secret)
  await type(again, secret)
  const file = await downloadedFile(() => userEvent.keyboard('{Enter}'))
  await onScreen('Het bestand is gemaakt')
  return file.blob
}

const choose = (part: BlobPart): Promise<void> => userEvent.upload(fileField, new File([part], 'verder.klantportaal'))

export const openFile = async (part: BlobPart, by = secret): Promise<void> => {
  await choose(part)
  await type(password, by)
  await userEvent.keyboard('{Enter}')
}

export const side = (about: RegExp, which: 'Hier' | 'Uit het bestand'): Locator =>
  main.getByRole('group', { name: about }).getByRole('radio', { name: new RegExp(`^${which}`) })

const isRinged = (one: Element | null | undefined): boolean => {
  if (one == null) return false
  const { outlineStyle, outlineWidth } = getComputedStyle(one)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
}

/** Tab leads there, and shows at each stop where the focus is. */
export const tabTo = async (of: Locator): Promise<void> => {
  await expect.poll(() => of.query()).not.toBeNull()
  for (let left = 12; of.query() !== document.activeElement; left--) {
    expect(left, `Tab leads to ${of}`).toBeGreaterThan(0)
    await userEvent.keyboard('{Tab}')
    const { activeElement: at } = document
    const around = [at, at?.parentElement, at?.parentElement?.parentElement]
    expect(around.some(isRinged), `the focus can be seen at ${at?.outerHTML}`).toBe(true)
  }
}

export const pressByTab = async (of: Locator): Promise<void> => {
  await tabTo(of)
  await userEvent.keyboard('{Enter}')
}

/** Keeps the key of a password from being made until it is let go, as on a slow computer. */
export const slowKey = (): (() => void) => {
  const made = crypto.subtle.deriveKey.bind(crypto.subtle)
  let letGo: () => void = () => undefined
  const freed = new Promise<void>(resolve => {
    letGo = resolve
  })
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementationOnce(async (...how) => {
    await freed
    return made(...how)
  })
  return letGo
}

export const loon = (text: string): File =>
  new File([`%PDF-1.4\n% ${text}\n%%EOF\n`], 'loon.pdf', { type: 'application/pdf' })

export const addLoon = async (text: string): Promise<void> => {
  await press(button('Documenten toevoegen'))
  await userEvent.upload(page.css('input[type=file]'), loon(text))
  await says(/loon\.pdf/, main.getByRole('listitem'))
  await saved()
}
