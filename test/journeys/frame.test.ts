import { createServer, type Server } from 'node:http'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../setup/freePort'
import { openBrowser } from '../setup/openBrowser'
import { type PlainServer, startPlainServer } from '../setup/plainServer'
import { inventoriesOf, newAccount } from './adversity/office'
import { fillFirstStepIn, sendButton } from './adversity/visitor'
import { newVisitor, type Visitor } from './visitor'

let browser: Browser
let portal: PlainServer
let around: Server
/** An office's own page on another site, where Chromium keeps nothing for a frame of a private window. */
let elsewhere = ''
/** The same on another origin of the portal's own site, where it does. */
let nearby = ''

const pageAround = (sandbox: string | null): string =>
  `<!doctype html><title>Kantoor</title><iframe title="Portaal" style="width:1200px;height:900px" ${
    sandbox === null ? '' : `sandbox="${sandbox}"`
  }></iframe>`

beforeAll(async () => {
  browser = await openBrowser()
  const port = await freePort()
  elsewhere = `http://127.0.0.1:${port}`
  nearby = `http://localhost:${port}`
  around = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(pageAround(new URL(request.url ?? '/', elsewhere).searchParams.get('sandbox')))
  })
  await new Promise<void>(resolve => around.listen(port, '127.0.0.1', resolve))
  portal = await startPlainServer(inject('distDir'), inject('officeUrl'), inject('providerUrl'), one => ({
    ...one,
    hosts: one.hosts.map(host => ({ ...host, frameAncestors: [elsewhere, nearby] })),
  }))
})
afterAll(async () => {
  around.close()
  await portal.close()
})

/** The stand-in office lets its own portal in; an office that has the portal framed lets that origin in as well. */
const letIn = async ({ context }: Visitor): Promise<void> => {
  await context.route(`${inject('officeUrl')}/**`, async route => {
    const { origin } = route.request().headers()
    const open = {
      'access-control-allow-origin': origin ?? 'null',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type, accept',
      'access-control-allow-methods': 'GET, POST, PUT',
    }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: open })
    const headers = { ...route.request().headers(), origin: inject('portalUrl') }
    const answer = await route.fetch({ headers, maxRetries: 3 }).catch(() => null)
    // The visitor may have left while it was on its way.
    if (answer === null) return route.abort().catch(() => undefined)
    return route.fulfill({ response: answer, headers: { ...answer.headers(), ...open } }).catch(() => undefined)
  })
}

/** Opens the portal within the office's page. */
const openFramed = async (page: Page, around: string, path: string, sandbox: string | null): Promise<Frame> => {
  await page.goto(`${around}/${sandbox === null ? '' : `?sandbox=${encodeURIComponent(sandbox)}`}`)
  await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), portal.url + path)
  const framed = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (framed === null || framed === undefined) throw new Error('There is no frame')
  return framed
}

const title = (frame: Frame, name: string): Promise<void> =>
  frame.getByRole('heading', { level: 1, name, exact: true }).waitFor()

const press = (frame: Frame, name: string): Promise<void> =>
  frame.getByRole('main').getByRole('button', { name, exact: true }).click()

/** No bar, and no room for one: what comes first is the band with the title. */
const expectNoBar = async (frame: Frame): Promise<void> => {
  expect(await frame.getByRole('banner').count()).toBe(0)
  await expect.poll(() => frame.getByRole('main').evaluate(main => main.getBoundingClientRect().top)).toBe(0)
}

const loginPath = async (): Promise<{ readonly path: string; readonly invitation: string }> => {
  const { loginUrl, invitation } = await newAccount({ first_name: 'Noa', type: 'debug' })
  const { pathname, search } = new URL(loginUrl)
  return { path: pathname + search, invitation }
}

/** The whole way in a frame that keeps nothing; what is said of it is true at every step. */
const wholeWay = async (frame: Frame, invitation: string): Promise<void> => {
  await press(frame, 'Start met invullen')
  await title(frame, 'Persoonlijke gegevens')
  await expectNoBar(frame)
  await frame.getByText('Sluit u dit venster, dan zijn ze weg').first().waitFor()
  await fillFirstStepIn(frame)
  await press(frame, 'Laatste stap')
  await title(frame, 'Gegevens versturen')
  expect(await frame.getByText('Alles is bewaard').count()).toBe(0)
  await press(frame, sendButton)
  await title(frame, 'Bedankt, uw inventarisatie is verzonden!')
  expect(await frame.getByText(/op dit apparaat/).count()).toBe(0)
  expect(await inventoriesOf(invitation)).toHaveLength(1)
}

test('in a frame there is no bar and no room for one, and answers are kept', async () => {
  const visitor = await newVisitor(browser)
  await letIn(visitor)
  const { path } = await loginPath()
  const frame = await openFramed(visitor.page, nearby, path, null)
  await press(frame, 'Start met invullen')
  await title(frame, 'Persoonlijke gegevens')
  await expectNoBar(frame)
  await frame.locator('[id="customer.phone"]').fill('0201234567')
  await frame.getByText('Alles is bewaard').filter({ visible: true }).first().waitFor()
  const again = await openFramed(visitor.page, nearby, '/personal_details', null)
  await title(again, 'Persoonlijke gegevens')
  await expect.poll(() => again.locator('[id="customer.phone"]').inputValue()).toBe('0201234567')
  visitor.expectSilence()
  await visitor.context.close()
})

test('in a frame without an origin everything works, and the portal says that answers live as long as the window', async () => {
  const visitor = await newVisitor(browser)
  await letIn(visitor)
  const { path, invitation } = await loginPath()
  const frame = await openFramed(visitor.page, elsewhere, path, 'allow-scripts allow-forms')
  await wholeWay(frame, invitation)
  await visitor.context.close()
})

test('a frame in which the browser blocks every kind of storage is told so, and sends', {
  tags: 'variant',
}, async () => {
  const visitor = await newVisitor(browser)
  await letIn(visitor)
  await visitor.context.addInitScript(() => {
    if (window.self === window.top) return
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse()
        }
      },
    })
    Object.defineProperty(navigator, 'storageBuckets', {
      value: { open: async () => refuse(), keys: async () => refuse(), delete: async () => refuse() },
    })
    LockManager.prototype.request = async () => refuse()
  })
  const { path, invitation } = await loginPath()
  const frame = await openFramed(visitor.page, elsewhere, path, null)
  await wholeWay(frame, invitation)
  await visitor.context.close()
})

test('no other site may frame it', async () => {
  const { page, context } = await newVisitor(browser)
  await page.goto(elsewhere)
  const refused = page.waitForEvent('console', message => /frame-ancestors/.test(message.text()))
  await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), inject('portalUrl'))
  await refused
  await context.close()
})
