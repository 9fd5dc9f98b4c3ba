import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { enter } from './account'
import { alikeEvents } from './full/alike'
import { answeredInFull } from './full/answeredInFull'
import { fillStep } from './full/walk'
import { chosenHome } from './homeSearch'
import { expectFocus, keysOn } from './keys'
import { lookAt } from './look'
import { quickMouse } from './mouse'
import { invite } from './office'
import { button, goWithin, onScreen, option, says } from './screen'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const solving = 'Wat doet u als u uw woonlasten dan niet meer kunt betalen?'

const open = async (page: Page, step: string, title: string): Promise<void> => {
  await goWithin(page, `/${step}`)
  await onScreen(page, title)
}

const offered = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Dit heeft u al eerder beantwoord' }) })

const lines = (page: Page): Promise<readonly string[]> => offered(page).locator('dt, dd').allInnerTexts()

test('the same answers again: shown first, in one press, and each still to be changed', async () => {
  const { page, expectSilence } = await newVisitor(browser)
  const keys = keysOn(page)
  await enter(page, await invite('full', 'nogmaals', { prefill: true }))
  await open(page, 'unemployment', 'Werkloosheid')
  await fillStep(quickMouse, page, answeredInFull(alikeEvents).unemployment ?? {})
  await keys.press(button(page, 'Volgende stap'))
  await onScreen(page, 'Arbeidsongeschiktheid')
  await offered(page).waitFor()
  await expect
    .poll(() => lines(page))
    .toEqual([
      'Wat u heeft geregeld',
      'Ik heb spaargeld, Mijn partner heeft inkomen',
      'In uw huidige woning blijven wonen',
      'Nee',
      'Type woning',
      'Tussenwoning',
      'In de buurt van',
      '3581 KW',
      'Binnen',
      '5 km',
      'Gekozen woning',
      'Dorpsbrink 4, 3731 GH De Bilt',
      'Als u uw woonlasten niet meer kunt betalen',
      'Ik verhuis naar een goedkopere woning',
      'Hoeveel uur per week uw partner werkt',
      '36 uur per week',
    ])
  await lookAt(page, 'again, offered')
  await keys.press(button(page, 'Zelfde antwoorden als bij Werkloosheid'))
  const onTo = button(page, 'Naar de volgende open vraag')
  await expectFocus(onTo)
  await chosenHome(page, 'Dorpsbrink 4').waitFor()
  await lookAt(page, 'again, done')
  await page.keyboard.press('Enter')
  await expectFocus(option(page, 'Welke verzekering tegen arbeidsongeschiktheid heeft u?', 'Geen verzekering'))
  await keys.choose(option(page, 'Welke verzekering tegen arbeidsongeschiktheid heeft u?', 'Geen verzekering'))
  await expect.poll(() => page.getByText('Zelfde antwoord als bij Werkloosheid', { exact: true }).count()).toBe(4)
  await keys.press(button(page, 'Volgende stap'))

  // What was answered here stays, and is said to.
  await onScreen(page, 'Overlijden van uw partner')
  await quickMouse.choose(option(page, solving, 'Ik pas mijn hypotheek aan'))
  await says(page, 'Dit heeft u hier zelf ingevuld. Dat blijft zo:')
  await lookAt(page, 'again, one stays')
  await keys.press(button(page, 'Zelfde antwoorden als bij Arbeidsongeschiktheid'))
  await expect.poll(() => option(page, solving, 'Ik pas mijn hypotheek aan').isChecked()).toBe(true)

  // Another answer tells what stood there, and puts it back.
  await open(page, 'incapacity_work', 'Arbeidsongeschiktheid')
  await quickMouse.choose(option(page, solving, 'Ik geef minder uit'))
  await keys.press(button(page, 'Terugzetten: Wat doet u als u uw woonlasten dan niet meer kunt betalen?'))
  await expect.poll(() => option(page, solving, 'Ik verhuis naar een goedkopere woning').isChecked()).toBe(true)

  // A home alone, where homes are searched.
  await open(page, 'moving', 'Verhuizen')
  await quickMouse.choose(option(page, 'Verwacht u dat u gaat verhuizen?', 'Ja'))
  const again = button(page, 'Deze woning kiezen: Dorpsbrink 4, 3731 GH De Bilt')
  await again.waitFor()
  await lookAt(page, 'again, a home')
  await keys.press(again)
  await expectFocus(chosenHome(page, 'Dorpsbrink 4'))
  expectSilence()
})
