import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { overviewName } from '../../domain/sending/attachment'
import { openBrowser } from '../setup/openBrowser'
import { inOrder, readStructure } from '../ui/pdf/readStructure'
import { enter } from './account'
import { downloadedFile } from './downloads'
import { invite } from './office'
import { chooseHousehold, given, plays, providerPage } from './provider'
import { button, onScreen, says } from './screen'
import { newVisitor } from './visitor'

/** Into the frame with a household chosen there, through DigiD, to sharing. */
const shareByKeys = async (page: Page): Promise<void> => {
  const select = providerPage(page).getByLabel('Wiens gegevens wilt u ophalen?')
  await select.waitFor()
  await page.getByRole('heading', { level: 1 }).focus()
  for (let at = 0; at < 20 && !(await select.evaluate(one => one === document.activeElement)); at++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  for (const name of ['Inloggen met DigiD', 'Gegevens delen']) {
    const pressed = providerPage(page).getByRole('button', { name, exact: true })
    await pressed.waitFor()
    await page.keyboard.press('Tab')
    await pressed.and(providerPage(page).locator(':focus')).press('Enter')
  }
}

test('another tab retrieves by a page of its own, by the keyboard alone; what came is a document, without a word of the policy', async () => {
  const { page, context, expectSilence } = await newVisitor(await openBrowser())
  await enter(page, await invite('financial_advice', 'ophalen', { first_name: 'Noa' }))
  await button(page, 'Start met ophalen').click()
  await onScreen(page, 'Gegevens ophalen')
  await expect.poll(() => page.url()).toBe(`${inject('portalUrl')}/aqopi`)
  expect((await given(page))['aanvrager-jwt']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await chooseHousehold(page, 'couple')
  await plays(page, 'Inloggen met DigiD')
  await says(page, 'Blijf op deze pagina tot het ophalen klaar is.')

  // Of the first nothing is heard any more.
  const two = await context.newPage()
  await two.goto(`${inject('portalUrl')}/aqopi`)
  await button(two, 'Hier verdergaan').click()
  await onScreen(page, 'Dit portaal is al open in een ander tabblad')
  expect(await page.locator('iframe').count()).toBe(0)
  await shareByKeys(two)
  await onScreen(two, 'Persoonlijke gegevens')
  await two.goBack()
  await says(two, /^Uw gegevens zijn opgehaald op/)

  // Back in the first one it has come, and nothing is asked again.
  await button(page, 'Hier verdergaan').click()
  await says(page, /^Uw gegevens zijn opgehaald op/)
  expect(await page.locator('iframe').count()).toBe(0)
  const { name, bytes } = await downloadedFile(page, () => button(page, 'Overzicht downloaden (pdf)').click())
  // Firefox numbers a second one of the same name.
  expect(name.replace(/\(\d+\)/, '')).toBe(overviewName)
  const read = readStructure(bytes)
  expect(read).toMatchObject({ isMarked: true, lang: 'nl-NL', title: 'Overzicht opgehaalde gegevens' })
  expect(inOrder(read.parts).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['MijnOverheid', 'Vries', '€ 486.000,00']),
  )
  // Nothing was stopped by the page's policy; what looks at a screen with a frame in it talks on the console itself.
  expectSilence()
})
