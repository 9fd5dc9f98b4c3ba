import { expect } from 'vitest'
import { type Locator, page as screen, userEvent } from 'vitest/browser'
import type { CallFault, HttpCall } from '../../events/effects/calls/http'
import { couple, type Office, type OfficeAnswer, officeOf, portalPage } from './portalPage'

/** The words of the tests in which somebody is at the screens of the account. */

export const refused = (status: number, body: unknown = null): CallFault => ({ tag: 'status', status, body })
export const offline: CallFault = { tag: 'offline' }
/** Something between here and the office says that all is well. */
export const webPage = '<p>Een pagina</p>'
/** No answer comes. */
export const silence = new Promise<never>(() => undefined)

/** An office with one customer, who has or gets an account; it keeps what it is asked. */
export const accountOffice = (username = 'anna.smit', told: object = couple) => {
  const customer = officeOf('financial_advice', told)
  const asked: { readonly path: string; readonly body: unknown }[] = []
  const outcomes: { readonly path: string; readonly outcome: OfficeAnswer | Promise<OfficeAnswer> }[] = []
  let logins = 0
  const usual: Office = call => {
    switch (call.path) {
      case '/api/portal/auth/token/validate':
        return { success: true, customer: { data: { username, invitation: { data: { type: 'financial_advice' } } } } }
      case '/api/login':
        logins++
        return { access_token: `token-${logins}` }
      default:
        return call.path.startsWith('/api/portal/auth/') ? {} : customer(call)
    }
  }
  const office: Office = async call => {
    const { path, body = null } = call
    asked.push({ path, body })
    // No answer is there before the page that asks is drawn.
    await new Promise(requestAnimationFrame)
    const at = outcomes.findIndex(one => one.path === path)
    return at === -1 ? usual(call) : (outcomes.splice(at, 1)[0]?.outcome ?? null)
  }
  return {
    office,
    /** The next call of this path becomes this; several in their order. */
    next: (path: HttpCall['path'], outcome: OfficeAnswer | Promise<OfficeAnswer>): void =>
      void outcomes.push({ path, outcome }),
    /** What was asked by this path, as it was sent. */
    asked: (path: HttpCall['path']): readonly unknown[] =>
      asked.filter(one => one.path === path).map(({ body }) => body),
  }
}

type Page = ReturnType<typeof portalPage>
let open: Page | null = null

/** The page goes, and with it what it shows; a visit that is open ends. */
export const closePage = async (): Promise<void> => {
  await open?.logOut()
  expect(open?.faults ?? []).toEqual([])
  open = null
}

/** Somebody opens an address, in the browser of the page before it where that is given; null: he loads that page anew. */
export const openAt = async (office: Office, address: string | null, before: Page | null = null): Promise<Page> => {
  const { href } = location
  const { state } = history
  // What a browser holds when a page goes, which does not end the session.
  const kept = new Map(before?.keeping.kept)
  await closePage()
  if (address === null) history.replaceState(state, '', href)
  open = portalPage(office, { account: true }, { address, kept })
  open.mount()
  return open
}

/** The top bar has a button 'Inloggen' of its own. */
const main = (): Locator => screen.getByRole('main')
export const press = (name: string, within: Locator = main()): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click()
export const follow = (name: string): Promise<void> => main().getByRole('link', { name }).click()
export const field = (label: string, within: Locator = main()): Locator => within.getByLabelText(label, { exact: true })
export const fill = (texts: Readonly<Record<string, string>>, within?: Locator): Promise<void> =>
  Object.entries(texts).reduce(
    (before, [label, text]) => before.then(() => field(label, within).fill(text)),
    Promise.resolve(),
  )
export const enter = (): Promise<void> => userEvent.keyboard('{Enter}')

export const at = (path: string): Promise<void> => expect.poll(() => location.pathname + location.search).toBe(path)
export const alerts = (text: string): Promise<unknown> =>
  expect.element(screen.getByRole('alert').getByText(text, { exact: true }).first()).toBeVisible()
/** A success is told above the page. */
export const tells = (text: string): Promise<unknown> =>
  expect.element(screen.elementLocator(document.body).getByText(text, { exact: true }).first()).toBeVisible()
export const holds = (label: string, text: string): Promise<unknown> => expect.element(field(label)).toHaveValue(text)
export const focused = (id: string): Promise<void> => expect.poll(() => document.activeElement?.id).toBe(id)
