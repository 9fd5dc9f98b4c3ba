import { afterEach, expect, test } from 'vitest'
import { orderOf } from '../../domain/engine/steps/stepOrder'
import { activityLogPath, publicPaths, stepPath } from '../../domain/portal/navigation'
import { openHelpLabel } from '../../domain/texts/helpLabels'
import { menuTexts } from '../../domain/texts/menuTexts'
import { successTitle } from '../../domain/texts/pageTitles'
import { successTexts } from '../../domain/texts/successTexts'
import { situationOf } from '../../events/state/state'
import { loginIdentityOf } from '../../ui/visit/provider/visitHandle'
import { startSending } from '../ui/startSending'
import { activeMark, activeSince } from './activeListeners'
import { answerAll, coupleOffice, portalPage, readyOffice } from './portalPage'

const couple = coupleOffice()
const ready = readyOffice()
let isReady = false
/** Null until the inventory is on its way. */
let arrive: (() => void) | null = null
// The inventory waits at the office until the test lets it arrive.
const page = portalPage(async call => {
  if (call.method === 'PUT') {
    await new Promise<void>(resolve => {
      arrive = resolve
    })
  }
  return (isReady ? ready : couple)(call)
})

/** What each screen began, from the first mark to the second. */
let screens: (readonly [screen: string, from: number, to: number])[] = []

afterEach(async () => {
  await page.logOut()
  // Timers of the visit itself run out at their own time: all screens are waited for together.
  const left = () => screens.flatMap(([screen, from, to]) => activeSince(from, to).map(line => `${screen} ${line}`))
  await expect.poll(left, { timeout: 4000 }).toEqual([])
  expect(page.faults).toEqual([])
  screens = []
})

/** The screen of an address, mounted, used and unmounted. */
const leaves = async (path: string, use: () => Promise<unknown> = async () => undefined, state: unknown = null) => {
  const from = activeMark()
  page.router.navigator.replace(path, state)
  await expect.poll(() => location.pathname).toBe(path)
  page.mount()
  await expect.poll(page.title).not.toBe('')
  await expect.poll(() => page.place.querySelector('[class*=keleton]')).toBeNull()
  await use()
  page.unmount()
  screens.push([path, from, activeMark()])
}

const press = async (name: string): Promise<void> => {
  const button = () => [...document.querySelectorAll('button')].find(one => one.textContent === name)
  await expect.poll(button).toBeDefined()
  button()?.click()
}

test('no screen before the login leaves anybody listening', async () => {
  for (const path of publicPaths) await leaves(path)
})

test('no screen of a visit leaves anybody listening, whole or one question at a time', async () => {
  const visit = await page.logIn()
  page.unmount()
  answerAll(visit)
  const steps = orderOf(situationOf(visit.catalogue, visit.store.state()))
  for (const calm of [false, true]) {
    visit.store.dispatch({ type: 'ChooseView', calm })
    for (const path of [activityLogPath, stepPath('aqopi'), ...steps.filter(step => step !== 'success').map(stepPath)])
      await leaves(path)
  }
})

test('what opens over a step or beside it leaves nobody listening', async () => {
  await page.logIn()
  page.unmount()
  const opened = () => expect.poll(() => document.querySelector('dialog[open] h2')).not.toBeNull()
  await leaves(stepPath('financing'), async () => {
    await press('Meer')
    await press(menuTexts.copy)
    await opened()
  })
  await leaves(stepPath('pension'), async () => {
    await press(openHelpLabel)
    await opened()
  })
  await leaves(stepPath('children'), async () => {
    page.send({ tag: 'logoutRequested', identity: loginIdentityOf(page.app.session.stored()) })
    await opened()
  })
  for (const elsewhere of ['make', 'open'])
    await leaves('/intro', () => expect.poll(page.title).toMatch(/bestand|computer/), { elsewhere })
})

test('a visit that is closed under its screen leaves nobody listening', async () => {
  const from = activeMark()
  await page.logIn()
  page.router.go(stepPath('financing'), true)
  await expect.poll(page.title).not.toContain('Welkom')
  page.send({ tag: 'sessionEnding', leaves: false })
  page.app.session.end()
  page.router.go('/login', true)
  await expect.poll(page.title).toContain('Inloggen')
  page.unmount()
  screens.push(['/login', from, activeMark()])
})

test('sending and what is shown once it arrived, to whom has a partner, leave nobody listening', async () => {
  isReady = true
  const { store } = await page.logIn()
  page.unmount()
  expect(store.dispatch(...startSending)).toMatchObject({ _tag: 'Right' })
  await leaves(stepPath('complete'))
  page.router.go('/intro', true)
  await leaves(stepPath('complete'), async () => {
    await expect.poll(() => arrive).not.toBeNull()
    arrive?.()
    await expect.poll(page.title).toBe(successTitle)
    expect(page.place.textContent).toContain(successTexts.partner)
  })
})
