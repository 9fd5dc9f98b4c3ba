import { expect, inject } from 'vitest'

/** What the desk answers when an invitation is made. */
export interface Invited {
  readonly id: string
  readonly token: string
  readonly register_url: string
  readonly login_url: string
}

interface Mail {
  readonly invitation_id: string
  readonly to: string
  readonly register_url?: string
  readonly login_url?: string
  readonly reset_url?: string
  readonly subject: string
  readonly text: string
  readonly code?: string
}

interface Inventory {
  readonly invitation_id: string
  readonly body: Readonly<Record<string, unknown>>
}

interface KeptFile {
  readonly invitation_id: string
  readonly filename: string
  readonly content_type: string
  readonly size: number
}

const call = async (method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(`${inject('officeUrl')}/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}

const desk = (method: string, path: string, body?: object): Promise<unknown> => call(method, `desk/${path}`, body)

// The casts below: the desk answers these shapes (its own contract tests hold it to them).

/** Makes an invitation; `more` as the desk's form offers it. */
export const invite = async (type: string, name: string, more: object = {}): Promise<Invited> =>
  (await desk('POST', 'invitations', { type, email: `${name}@voorbeeld.example`, ...more })) as Invited

/** What the register page asks of the office, without the page. */
export const registerAtOffice = async ({ id, token }: Invited, password: string): Promise<void> => {
  await call('POST', 'api/portal/auth/register', { username: `klant${id}`, password, token })
}

/** Newest first. */
export const mails = async (): Promise<readonly Mail[]> => (await desk('GET', 'mails')) as readonly Mail[]

/** The inventories that came in for an invitation, newest first. */
export const inventoriesOf = async ({ id }: Pick<Invited, 'id'>): Promise<readonly Inventory['body'][]> =>
  ((await desk('GET', 'inventories')) as readonly Inventory[])
    .filter(({ invitation_id }) => invitation_id === id)
    .map(({ body }) => body)

/** The one inventory that came in for an invitation; that it names that one is seen here. */
export const inventoryOf = async (invited: Pick<Invited, 'id'>): Promise<Inventory['body']> => {
  const received = await inventoriesOf(invited)
  expect(received).toHaveLength(1)
  const { customer, ...rest } = received[0] ?? {}
  const { invitation, ...answers } = Object(customer)
  expect(invitation).toMatchObject({ title: 'Uitnodiging', value: { id: invited.id } })
  return { ...rest, customer: answers }
}

/** The documents that came in for an invitation, by name. */
export const filesOf = async ({ id }: Pick<Invited, 'id'>): Promise<readonly KeptFile[]> =>
  ((await desk('GET', 'files')) as readonly KeptFile[])
    .filter(({ invitation_id }) => invitation_id === id)
    .sort((a, b) => a.filename.localeCompare(b.filename))

/** Makes matching calls fail, wait or break off. */
export const fault = (path: string, how: object): Promise<unknown> => desk('POST', 'faults', { path, ...how })

export const noFaults = (): Promise<unknown> => desk('DELETE', 'faults')
