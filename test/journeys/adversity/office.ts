import { inject } from 'vitest'

const call = async (url: string, method: string, body?: object): Promise<unknown> => {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}

/** The desk as its own JSON calls. */
export const desk = (method: string, path: string, body?: object): Promise<unknown> =>
  call(`${inject('officeUrl')}/desk/${path}`, method, body)

export const fault = (path: string, how: object): Promise<unknown> => desk('POST', 'faults', { path, ...how })

export interface Account {
  readonly username: string
  readonly password: string
  readonly invitation: string
  /** Logs in at once. */
  readonly loginUrl: string
}

let count = 0

/** An invitation with an account on it, made by the office's own calls; the registering itself is another journey's. */
export const newAccount = async (more: object = {}): Promise<Account> => {
  const name = `klant${process.pid}x${Date.now().toString(36)}x${count++}`
  const email = `${name}@voorbeeld.nl`
  // The desk answers this shape (the order's section 6); another would show at once.
  const invited = (await desk('POST', 'invitations', { type: 'financial_advice', email, ...more })) as {
    readonly id: string
    readonly token: string
    readonly login_url: string
  }
  const account = { username: name, password: 'geheim12', token: invited.token }
  await call(`${inject('officeUrl')}/api/portal/auth/register`, 'POST', account)
  return { ...account, invitation: String(invited.id), loginUrl: invited.login_url }
}

/** What the office has received of an invitation, as text, newest first. */
export const inventoriesOf = async (invitation: string): Promise<readonly string[]> => {
  const all = await desk('GET', 'inventories')
  return Array.isArray(all)
    ? all.filter(one => JSON.stringify(one).includes(`"${invitation}"`)).map(one => JSON.stringify(one))
    : []
}
