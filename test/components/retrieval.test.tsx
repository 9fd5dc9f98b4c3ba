import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import type { InvitationType } from '../../domain/language/invitation'
import { stepPath } from '../../domain/portal/navigation'
import { overviewName } from '../../domain/sending/attachment'
import { faultyOffice, ready } from './faultyOffice'
import { deliver, householdData, providerFrame, providerTells, share } from './fromProvider'
import { lookAt } from './lookAt'
import { button, expectCount, main, onScreen, press, says, there, walkToSending } from './onPortal'
import { type PortalPage, reloaded } from './portalPage'
import { portalVisitor } from './portalVisitor'
import { sendButton, sent } from './sendingAt'

const later = 'Probeer het later opnieuw, of vul uw gegevens zelf in.'
const token = 'the.token.of-it'
const tokenCall = { method: 'POST', path: '/api/portal/iwize/token/by_portal_invitation' } as const

let page: PortalPage
let said: readonly MockInstance[] = []
let timers: MockInstance<typeof setTimeout> | null = null

const holdTimers = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true })
  timers = vi.spyOn(window, 'setTimeout')
}
const releaseTimers = (): void => {
  timers?.mockRestore()
  timers = null
  vi.useRealTimers()
}

beforeEach(() => {
  said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})
afterEach(async () => {
  releaseTimers()
  await page.logOut()
  expect([page.faults, said.flatMap(({ mock }) => mock.calls)]).toEqual([[], []])
  for (const one of said) one.mockRestore()
})

/** At the intro, by an invitation of this kind. */
const atIntro = async (type: InvitationType = 'financial_advice', customer: object = ready) => {
  const office = faultyOffice(type, customer)
  office.fault({ ...tokenCall, answer: { data: { token } }, times: 1 })
  const visitor = portalVisitor(office.office)
  page = visitor.page
  await visitor.open('/intro')
  return { office, visitor }
}

/** At the retrieval, with the frame of the provider's page there. */
const retrieving = async (...given: Parameters<typeof atIntro>) => {
  const at = await atIntro(...given)
  await press(button('Start met ophalen'))
  await onScreen('Gegevens ophalen')
  return { ...at, frame: await there<HTMLIFrameElement>(providerFrame) }
}

const shows = (text: string) => (): boolean => main.element().textContent?.includes(text) ?? false
const stay = 'Blijf op deze pagina tot het ophalen klaar is.'
const begun = (): Promise<void> => providerTells({ status: 'Started' }, shows(stay))
const parametersOf = ({ src }: HTMLIFrameElement) => Object.fromEntries(new URL(src).searchParams)

test('whoever retrieves sees where from, shares the data and goes on with them', async () => {
  const { visitor, frame } = await retrieving('full')
  await says(/bij de overheid, het UWV en de Belastingdienst\. U heeft uw DigiD/)
  await says('UWV: verzekeringsbericht')
  const { invitation } = await page.visit()
  const parameters = parametersOf(frame)
  expect(parameters).toMatchObject({ dd_id: invitation, 'is-hypotheekwacht': 'false', 'use-stub': 'true' })
  expect(parameters.colors).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}$/)
  expect(parameters['aanvrager-jwt']).toBe(token)
  expect(location.pathname).toBe(stepPath('aqopi'))
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect([frame.getAttribute('referrerpolicy'), frame.getAttribute('allow')]).toEqual(['no-referrer', ''])
  await lookAt('retrieval, beside the order')
  await begun()
  await lookAt('retrieval begun')
  // The second word about the same result comes while the screen changes, or to nobody.
  for (const status of ['Success', 'Finished'])
    deliver({ status, result: householdData('couple') }, { source: frame.contentWindow })
  await onScreen('Persoonlijke gegevens')
  page.router.go(stepPath('aqopi'), false)
  await onScreen('Gegevens ophalen')
  await says(/^Uw gegevens zijn opgehaald op [\d-]{10}\. U kunt ze in de volgende stappen controleren/)
  await expectCount(providerFrame, 0)
  await lookAt('retrieval done before')
  // The token stood in the frame's address, and nowhere else.
  await visitor.kept()
  const lines = (await visitor.stored()).lines.join('')
  expect(lines).toContain('DataRetrieved')
  expect(lines).not.toContain(token)
  await press(button('Volgende stap'))
  await onScreen('Persoonlijke gegevens')
})

test('for monitoring the retrieval is a step of the order, of fewer sources and without a token', async () => {
  const { frame } = await retrieving('mortgage')
  await says(/bij de Belastingdienst, MijnOverheid en Mijnpensioenoverzicht/)
  expect(main.getByText('UWV').elements()).toEqual([])
  expect(parametersOf(frame)).not.toHaveProperty('aanvrager-jwt')
  await lookAt('retrieval, a step')
  await share('alone')
  await says(/^Gegevens ophalen/, browser.getByRole('navigation', { name: 'Stappen' }))
})

test('every word of the provider is told in its own way, and one can try again or go on by hand', async () => {
  await retrieving()
  await providerTells({ status: 'NotAvailable' })
  await says('De dienst is tijdelijk niet beschikbaar')
  await says(later)
  await lookAt('retrieval not available')
  await press(button('Opnieuw proberen'))

  const words = `<img src=x onerror=alert(1)> "Fout" 👪 شيء ${'lang'.repeat(120)}`
  await providerTells({ status: 'TechnicalError', message: words })
  await says(words)
  expect(page.place.querySelector('img[src="x"]')).toBeNull()
  await lookAt('retrieval failed, odd words')
  await press(button('Opnieuw proberen'))

  const succeeded = 'Het ophalen is gelukt, meldt de dienst. Blijf op deze pagina tot uw gegevens er zijn.'
  await providerTells({ status: 'Success' }, shows(succeeded))
  await providerTells({ status: 'Finished', result: 'geen gegevens' })
  await says('Wat is opgehaald, kan niet worden gelezen')
  await press(button('Opnieuw proberen'))

  await providerTells({ status: 'Canceled' })
  await onScreen('Welkom bij Mijn Financieel Advies Voorbereiden')
  await says('De aanvraag is geannuleerd', browser)

  await press(button('Start met ophalen'))
  await providerTells({ status: 'BrowserNotSupported' })
  await onScreen('Niet ondersteunde browser')
  await says('Uw browser wordt niet ondersteund')
  await lookAt('browser that the provider refuses')
  // Nobody has gone on yet; once he has, only the retrieval stays away.
  expect(location.pathname).toBe(stepPath('aqopi'))
  for (const path of [stepPath('intro'), stepPath('aqopi')]) {
    history.replaceState(null, '', path)
    page = await reloaded(page)
    await onScreen('Niet ondersteunde browser')
    await press(button('Zelf invullen in deze browser'))
    await onScreen('Persoonlijke gegevens')
  }
})

test('what is forged changes nothing: another window, another origin, another shape, after the end', async () => {
  const { frame } = await retrieving()
  const { contentWindow } = frame
  await begun()
  const success = { status: 'Success', result: { customer: { last_name: 'Vals' } } }
  const heard = new Promise(done => window.addEventListener('message', done, { once: true }))
  window.postMessage(success, '*')
  await heard
  for (const source of [window, null]) deliver(success, { source })
  for (const origin of ['https://kwaad.nl', 'null'])
    for (const source of [window, contentWindow]) deliver(success, { origin, source })
  for (const data of ['Success', { status: 'Klaar', result: {} }, { status: 'technicalError' }, [success], null])
    deliver(data, { source: contentWindow })
  const succeeded = 'Het ophalen is gelukt, meldt de dienst.'
  await providerTells({ status: 'Success' }, shows(succeeded))
  await expectCount(providerFrame, 1)
  await share('alone')
  deliver(success, { source: contentWindow })
  await onScreen('Persoonlijke gegevens')
  expect(JSON.stringify((await page.visit()).store.state())).toMatch(/^(?!.*Vals).*"retrieval"/)
})

test('that no token comes is told; once it comes the page opens', async () => {
  const { office } = await atIntro()
  for (const [answer, advice] of [
    [{ tag: 'status', status: 500, body: null }, later],
    [{ data: {} }, later],
    [{ tag: 'offline' }, /internetverbinding/],
  ] as const) {
    office.mend()
    office.fault({ ...tokenCall, answer, times: 1 })
    await press(button('Start met ophalen'))
    await says('De dienst is tijdelijk niet beschikbaar')
    await says(advice)
    await expectCount(providerFrame, 0)
    await press(button('Opnieuw proberen'))
    await there(providerFrame)
    await press(button('Vorige'))
    await onScreen('Welkom bij Mijn Financieel Advies Voorbereiden')
    expect(location.pathname).toBe(stepPath('intro'))
  }
})

/** Once it is waited for, nothing is heard for so long. */
const silentFor = async (ms: number): Promise<void> => {
  await expect.poll(() => timers?.mock.calls.map(([, after]) => after)).toContain(ms)
  vi.advanceTimersByTime(ms)
}

test('a provider that is not there, or says nothing, leaves a way on after a while', async () => {
  await atIntro()
  holdTimers()
  await press(button('Start met ophalen'))
  const frame = await there(providerFrame)
  await silentFor(20_000)
  await says(/^Ziet u hieronder geen pagina\?/)
  releaseTimers()
  await lookAt('retrieval, nothing heard')
  holdTimers()
  await press(button('Opnieuw proberen'))
  await expect.poll(() => frame.isConnected).toBe(false)
  await begun()
  await silentFor(600_000)
  await says(/^De dienst meldt al een tijd niets\./)
  await press(button('Zelf invullen'))
  await onScreen('Persoonlijke gegevens')
})

test('what was retrieved is a document of its own, and is sent along', async () => {
  const { office } = await retrieving()
  await share('alone')
  await walkToSending()
  await says(/^\d+ bestanden, /)
  await press(button('Documenten toevoegen'))
  await says(overviewName, main.getByRole('list', { name: 'Bestanden' }))
  await lookAt('documents with the overview')
  await press(button(sendButton))
  await onScreen(sent)
  expect(office.documents).toContain(overviewName)
  expect(office.types[office.documents.indexOf(overviewName)]).toBe('application/pdf')
})
