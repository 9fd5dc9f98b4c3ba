import type { Browser } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { openBrowser } from '../setup/openBrowser'
import { logIn, register } from './account'
import { deleteLogs } from './adversity/storedLog'
import { lookAt } from './look'
import { invite } from './office'
import { button, onScreen, says } from './screen'
import { expectApart } from './sight'
import { newVisitor } from './visitor'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

const loggedIn = async (type: 'financial_advice' | 'mortgage', name: string) => {
  const { page } = await newVisitor(browser)
  const { register_url } = await invite(type, name)
  await page.goto(register_url)
  await register(page)
  return page
}

test('questions that cannot be fetched are told, with a way to try again', async () => {
  const page = await loggedIn('financial_advice', 'unreachable')
  await page.route('**/assets/wizard-*.js', route => route.abort())
  await logIn(page)
  await says(page, /De vragenlijst kan niet worden geladen/)
  await lookAt(page, 'questions not fetched')
})

test('the retrieval says that it follows, beside the order and as a step of it', async () => {
  const aside = await loggedIn('financial_advice', 'aside')
  await logIn(aside)
  await button(aside, 'Start met ophalen').click()
  await onScreen(aside, 'Gegevens ophalen')
  await lookAt(aside, 'retrieval, beside the order')
  const step = await loggedIn('mortgage', 'instep')
  await logIn(step)
  await button(step, 'Start met ophalen').click()
  await onScreen(step, 'Gegevens ophalen')
  await lookAt(step, 'retrieval, a step')
})

test('a log that was erased elsewhere is told', async () => {
  const page = await loggedIn('financial_advice', 'erased')
  await logIn(page)
  await button(page, 'Start met invullen').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await deleteLogs(page)
  await onScreen(page, 'Uw gegevens zijn verzonden of gewist')
  await lookAt(page, 'erased elsewhere')
  await expectApart(page)
})
