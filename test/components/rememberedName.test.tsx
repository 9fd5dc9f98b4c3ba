import { afterEach, expect, test } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { answersKeptTexts, visitLifecycleTexts } from '../../domain/texts/visitLifecycleTexts'
import { accountOffice, at, closePage, fill, holds, openAt, press } from './accountPage'
import { askToLogOut } from './askToLogOut'
import { lookAt } from './lookAt'
import * as portal from './onPortal'
import type { PortalPage } from './portalPage'
import { firstStep } from './portalVisitor'

afterEach(closePage)

const asks = screen.getByRole('dialog')
const box = asks.getByRole('checkbox', { name: 'Onthoud mijn gebruikersnaam op dit apparaat' })
const isTicked = (): boolean => box.element() instanceof HTMLInputElement && box.element().matches(':checked')
const keeps = (): Promise<void> => press('Bewaren op dit apparaat', asks)
/** What became of the answers, in the page and not in the alert. */
const kept = portal.main.getByText(answersKeptTexts.all.title)

/** Logs in at the login, answers something, and asks to log out. */
const work = async (page: PortalPage, username: string): Promise<void> => {
  await fill({ Gebruikersnaam: username, Wachtwoord: 'geheim12' })
  await press('Inloggen')
  await at('/intro')
  await page.visit()
  page.router.go(firstStep, true)
  await portal.onScreen('Persoonlijke gegevens')
  await portal.fill(portal.textField('Straat'), 'Singel')
  await portal.says('Alles is bewaard')
  askToLogOut(page)
  await portal.expectFocus(box)
}

test('a user name is remembered where that is asked, and goes with a box that is not ticked, another login, and Wissen', async () => {
  const desk = accountOffice('noa', { id: 5, first_name: 'Noa' })
  const first = await openAt(desk.office, '/login')
  await work(first, 'noa')
  expect(isTicked()).toBe(false)
  await lookAt('logging out, the user name')
  await userEvent.keyboard(' ')
  await expect.poll(isTicked).toBe(true)
  await userEvent.keyboard('{Tab}')
  await portal.expectFocus(asks.getByRole('button', { name: 'Bewaren op dit apparaat' }))
  await userEvent.keyboard('{Enter}')
  await at('/login')
  await holds('Gebruikersnaam', 'noa')
  // It stays there after the alert has gone, as long as one is on the login.
  await expect.element(kept).toBeVisible()
  await lookAt('login, the answers are kept')
  const second = await openAt(desk.office, null, first)
  await holds('Gebruikersnaam', 'noa')
  await portal.expectCount(kept, 0)
  await lookAt('login, the user name is known')

  // Somebody else on the same browser: nothing is ticked for him, and he does not find the first.
  const other = accountOffice('bram', { id: 6, first_name: 'Bram' })
  const third = await openAt(other.office, null, second)
  await work(third, 'bram')
  expect(isTicked()).toBe(false)
  await keeps()
  await at('/login')
  const fourth = await openAt(desk.office, null, third)
  await holds('Gebruikersnaam', '')

  await work(fourth, 'noa')
  await userEvent.keyboard(' ')
  await keeps()
  await at('/login')
  await holds('Gebruikersnaam', 'noa')
  await work(fourth, 'noa')
  await expect.poll(isTicked).toBe(true)
  await press('Wissen', asks)
  await at('/login')
  // Said once the device confirmed it, and it stays there.
  await portal.says(visitLifecycleTexts.wiped.more)
  await holds('Gebruikersnaam', '')
  const last = await openAt(desk.office, null, fourth)
  await holds('Gebruikersnaam', '')
  expect([...last.keeping.kept.keys()].filter(name => name.includes('onward'))).toEqual([])
})
