import type { Browser } from 'playwright-core'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { overviewName } from '../../domain/sending/attachment'
import { inFirefox } from '../setup/browser'
import { openBrowser } from '../setup/openBrowser'
import { inOrder, readStructure } from '../ui/pdf/readStructure'
import { enter } from './account'
import { storedLog } from './adversity/storedLog'
import { downloadedFile } from './downloads'
import { lookAt } from './look'
import { fault, filesOf, invite, noFaults } from './office'
import { chooseHousehold, given, plays, providerPage, providerSends, retrieve, tokenCall } from './provider'
import { sendButton, sent } from './ready'
import { button, onScreen, says } from './screen'
import { onceMore } from './variant'
import { newVisitor } from './visitor'
import { walk } from './walk'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
beforeEach(() => noFaults)

const later = 'Probeer het later opnieuw, of vul uw gegevens zelf in.'
let people = 0

/** At the intro of a new invitation. */
const atIntro = async (type: 'full' | 'mortgage' | 'financial_advice' = 'financial_advice') => {
  people += 1
  const visitor = await newVisitor(browser)
  const invited = await invite(type, `ophalen${people}`, { first_name: 'Noa' })
  await enter(visitor.page, invited)
  return { ...visitor, invited }
}

/** At the retrieval, with the provider's page there. */
const retrieving = async (type?: 'full' | 'mortgage') => {
  const visitor = await atIntro(type)
  await button(visitor.page, 'Start met ophalen').click()
  await onScreen(visitor.page, 'Gegevens ophalen')
  await providerPage(visitor.page).getByRole('heading', { name: 'Gegevens ophalen' }).waitFor()
  return visitor
}

test('whoever retrieves sees where from, shares the data and goes on with them; a step of the order for monitoring', async () => {
  const { page, invited } = await retrieving('full')
  await says(page, /bij de overheid, het UWV en de Belastingdienst\. U heeft uw DigiD/)
  await says(page, 'UWV: verzekeringsbericht')
  const parameters = await given(page)
  expect(parameters).toMatchObject({ dd_id: invited.id, 'is-hypotheekwacht': 'false', 'use-stub': 'true' })
  expect(parameters.colors).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}$/)
  expect(parameters['aanvrager-jwt']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await expect.poll(() => page.url()).toBe(`${inject('portalUrl')}/aqopi`)
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect([await frame.getAttribute('referrerpolicy'), await frame.getAttribute('allow')]).toEqual(['no-referrer', ''])
  await lookAt(page, 'retrieval, beside the order', 'zoomed')
  await chooseHousehold(page, 'couple')
  await plays(page, 'Inloggen met DigiD')
  await says(page, 'Blijf op deze pagina tot het ophalen klaar is.')
  await lookAt(page, 'retrieval begun')
  // The second word about the same result comes while the screen changes, or to nobody.
  await page.frames()[1]?.evaluate(() => {
    for (const name of ['Success', 'Finished'])
      document.querySelector<HTMLButtonElement>(`[data-play="${name}"]`)?.click()
  })
  await onScreen(page, 'Persoonlijke gegevens')
  await page.goBack()
  await onScreen(page, 'Gegevens ophalen')
  await says(page, /^Uw gegevens zijn opgehaald op [\d-]{10}\. U kunt ze in de volgende stappen controleren/)
  expect(await page.locator('iframe').count()).toBe(0)
  await lookAt(page, 'retrieval done before')
  // The token stood in the frame's address, and nowhere else.
  const { lines } = await storedLog(page, invited.id)
  expect(lines.join('')).toContain('DataRetrieved')
  expect(lines.join('')).not.toContain(parameters['aanvrager-jwt'])
  await button(page, 'Volgende stap').click()
  await onScreen(page, 'Persoonlijke gegevens')

  const monitored = await retrieving('mortgage')
  await says(monitored.page, /bij de Belastingdienst, MijnOverheid en Mijnpensioenoverzicht/)
  expect(await monitored.page.getByText('UWV').count()).toBe(0)
  expect(await given(monitored.page)).not.toHaveProperty('aanvrager-jwt')
  await lookAt(monitored.page, 'retrieval, a step')
  await retrieve(monitored.page, 'alone')
  await onScreen(monitored.page, 'Persoonlijke gegevens')
  await says(monitored.page.getByRole('navigation', { name: 'Stappen' }), /^Gegevens ophalen/)
})

test('by the keyboard alone: into the frame, a household, DigiD, sharing', async () => {
  const { page, expectSilence } = await retrieving()
  const select = providerPage(page).getByLabel('Wiens gegevens wilt u ophalen?')
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
  await onScreen(page, 'Persoonlijke gegevens')
  // Nothing was stopped by the page's policy; what looks at a screen with a frame in it talks on the console itself.
  expectSilence()
})

test('every word of the provider is told in its own way, and one can try again or go on by hand', async () => {
  const { page, expectSilence } = await retrieving()
  await plays(page, 'Niet beschikbaar')
  await says(page, 'De dienst is tijdelijk niet beschikbaar')
  await says(page, later)
  await lookAt(page, 'retrieval not available', 'zoomed')
  await button(page, 'Opnieuw proberen').click()

  const words = `<img src=x onerror=alert(1)> "Fout" 👪 شيء ${'lang'.repeat(120)}`
  await providerSends(page, { status: 'TechnicalError', message: words })
  await says(page.getByRole('main'), words)
  expect(await page.locator('main img[src="x"]').count()).toBe(0)
  await lookAt(page, 'retrieval failed, odd words', 'zoomed')
  await button(page, 'Opnieuw proberen').click()

  await providerSends(page, { status: 'Success' })
  await says(page, /^Het ophalen is gelukt, meldt de dienst\. Blijf op deze pagina tot uw gegevens er zijn\./)
  await providerSends(page, { status: 'Finished', result: 'geen gegevens' })
  await says(page, 'Wat is opgehaald, kan niet worden gelezen')
  await button(page, 'Opnieuw proberen').click()

  await plays(page, 'Annuleren')
  await onScreen(page, 'Welkom bij Mijn Financieel Advies Voorbereiden')
  await says(page, 'De aanvraag is geannuleerd')

  await button(page, 'Start met ophalen').click()
  await plays(page, 'Browser niet ondersteund')
  await onScreen(page, 'Niet ondersteunde browser')
  await says(page, 'Uw browser wordt niet ondersteund')
  await lookAt(page, 'browser that the provider refuses')
  // Nobody has gone on yet; once he has, only the retrieval stays away.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/aqopi')
  for (const path of ['intro', 'aqopi']) {
    await page.goto(`${inject('portalUrl')}/${path}`)
    await onScreen(page, 'Niet ondersteunde browser')
    await button(page, 'Zelf invullen in deze browser').click()
    await onScreen(page, 'Persoonlijke gegevens')
  }
  expectSilence()
})

test('what is forged changes nothing: another window, another origin, another shape, after the end', async () => {
  const { page } = await retrieving()
  const success = { status: 'Success', result: { customer: { last_name: 'Vals' } } }
  // Firefox lets a script name no window as the source of an event that it makes up.
  const names = !inFirefox
  await page.evaluate(
    ([message, canName]) => {
      window.postMessage(message, '*')
      const own = canName ? window : null
      window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://kwaad.nl', source: own }))
      const source = canName ? (document.querySelector('iframe')?.contentWindow ?? null) : null
      window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://kwaad.nl', source }))
      window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'null', source }))
    },
    [success, names] as const,
  )
  for (const message of ['Success', { status: 'Klaar', result: {} }, { status: 'technicalError' }, [success], null])
    await providerSends(page, message)
  await plays(page, 'Inloggen met DigiD')
  await says(page, 'Blijf op deze pagina tot het ophalen klaar is.')
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
})

const noToken = [{ status: 500 }, { status: 200, body: { data: {} } }, { drop: 'before' }]
for (const [at, how] of noToken.entries())
  test(`no token (${Object.keys(how)}) is told; once it comes the page opens`, onceMore(at), async () => {
    const { page } = await atIntro()
    await fault(tokenCall, { ...how, times: 1 })
    await button(page, 'Start met ophalen').click()
    await says(page, 'De dienst is tijdelijk niet beschikbaar')
    await says(page, 'drop' in how ? /internetverbinding/ : later)
    expect(await page.locator('iframe').count()).toBe(0)
    await button(page, 'Opnieuw proberen').click()
    await providerPage(page).getByRole('heading', { name: 'Gegevens ophalen' }).waitFor()
    await button(page, 'Vorige').click()
    await page.waitForURL(url => url.pathname === '/intro')
  })

test('a provider that is not there, or says nothing, leaves a way on after a while', async () => {
  const { page } = await atIntro()
  await page.route(`${inject('providerUrl')}/**`, route => route.abort())
  await page.clock.install()
  await button(page, 'Start met ophalen').click()
  await page.locator('iframe').waitFor()
  await page.clock.fastForward(21_000)
  await says(page, /^Ziet u hieronder geen pagina\?/)
  await lookAt(page, 'retrieval, nothing heard')
  await page.unroute(`${inject('providerUrl')}/**`)
  await button(page, 'Opnieuw proberen').click()
  await plays(page, 'Inloggen met DigiD')
  await says(page, 'Blijf op deze pagina tot het ophalen klaar is.')
  await page.clock.fastForward(601_000)
  await says(page, /^De dienst meldt al een tijd niets\./)
  await button(page, 'Zelf invullen').click()
  await onScreen(page, 'Persoonlijke gegevens')
})

test('another tab that goes on at the retrieval opens a page of its own; of the first nothing is heard any more', async () => {
  const { page, context } = await retrieving()
  const two = await context.newPage()
  await two.goto(`${inject('portalUrl')}/aqopi`)
  await button(two, 'Hier verdergaan').click()
  await onScreen(page, 'Dit portaal is al open in een ander tabblad')
  expect(await page.locator('iframe').count()).toBe(0)
  await retrieve(two, 'alone')
  await onScreen(two, 'Persoonlijke gegevens')
  // Back in the first one it has come, and nothing is asked again.
  await button(page, 'Hier verdergaan').click()
  await says(page, /^Uw gegevens zijn opgehaald op/)
  expect(await page.locator('iframe').count()).toBe(0)
})

test('what was retrieved is a document of its own: made without a word of the policy, to be downloaded, and sent along', async () => {
  const { page, invited, expectSilence } = await retrieving()
  await retrieve(page, 'alone')
  await onScreen(page, 'Persoonlijke gegevens')
  await page.goBack()
  const { name, bytes } = await downloadedFile(page, () => button(page, 'Overzicht downloaden (pdf)').click())
  // Firefox numbers a second one of the same name.
  expect(name.replace(/\(\d+\)/, '')).toBe(overviewName)
  const read = readStructure(bytes)
  expect(read).toMatchObject({ isMarked: true, lang: 'nl-NL', title: 'Overzicht opgehaalde gegevens' })
  expect(inOrder(read.parts).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['MijnOverheid', 'Bakker', '€ 318.000,00']),
  )
  await button(page, 'Volgende stap').click()
  await onScreen(page, 'Persoonlijke gegevens')
  await walk(page)
  await says(page, /^\d+ bestanden, /)
  await button(page, 'Documenten toevoegen').click()
  await says(page.getByRole('list', { name: 'Bestanden' }), overviewName)
  await lookAt(page, 'documents with the overview')
  await button(page, sendButton).click()
  await onScreen(page, sent)
  const attached = { filename: overviewName, content_type: 'application/pdf' }
  expect(await filesOf(invited)).toContainEqual(expect.objectContaining(attached))
  expectSilence()
})
