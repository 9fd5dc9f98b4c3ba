import type { InvitationType } from '../../../domain/language/invitation'

export const portalOrigin = 'http://localhost:5173'
export const imageKey = 'sleutel-van-de-proef'

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers }
export type Call = {
  readonly body?: unknown
  readonly form?: FormData
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The value at a dotted path of a JSON body; undefined when there is nothing there. */
export function at(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.entries(value).find(([name]) => name === key)?.[1]
  }, body)
}

export const textAt = (body: unknown, path: string): string => String(at(body, path) ?? '')

export const listAt = (body: unknown, path: string): readonly unknown[] => {
  const value = path === '' ? body : at(body, path)
  return Array.isArray(value) ? value : []
}

/** Calls the office as the portal and the desk's users do. */
export class OfficeClient {
  readonly url: string
  #people = 0

  constructor(url: string) {
    this.url = url
  }

  async call(method: string, path: string, { body, form, token, headers }: Call = {}): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: form }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const parsed: unknown = isJson ? JSON.parse(text) : text
    return { status: response.status, body: parsed, headers: response.headers }
  }

  get = (path: string, token?: string): Promise<Answer> => this.call('GET', path, token === undefined ? {} : { token })
  post = (path: string, body: unknown, token?: string): Promise<Answer> =>
    this.call('POST', path, token === undefined ? { body } : { body, token })

  /** Makes an invitation at the desk; answers its id, token and links. */
  async invite(type: InvitationType = 'financial_advice', more: Readonly<Record<string, unknown>> = {}) {
    this.#people += 1
    const email = typeof more.email === 'string' ? more.email : `klant${this.#people}@voorbeeld.example`
    const { status, body } = await this.post('/desk/invitations', { type, ...more, email })
    if (status !== 201) throw new Error(`The desk refused the invitation: ${JSON.stringify(body)}`)
    return { id: textAt(body, 'id'), token: textAt(body, 'token'), email, body }
  }

  register = (token: string, username: string, password: string): Promise<Answer> =>
    this.post('/api/portal/auth/register', { token, username, password })

  login = (body: Readonly<Record<string, unknown>>): Promise<Answer> =>
    this.post('/api/login', { scope: 'portal', grant_type: 'customer_password', ...body })

  /** A registered customer with an invitation. */
  async registered(type: InvitationType = 'financial_advice', more: Readonly<Record<string, unknown>> = {}) {
    const invitation = await this.invite(type, more)
    const username = `klant.${this.#people}.${Date.now().toString(36)}`
    const { status } = await this.register(invitation.token, username, password)
    if (status !== 201) throw new Error('The office refused to register')
    return { ...invitation, username, password }
  }

  /** A registered customer with a session. */
  async loggedIn(type: InvitationType = 'financial_advice', more: Readonly<Record<string, unknown>> = {}) {
    const customer = await this.registered(type, more)
    const { username } = customer
    const { body } = await this.login({ username, password })
    return { ...customer, access: textAt(body, 'access_token') }
  }
}

export const password = 'een lang wachtwoord'

/** Every include the portal asks for (spec 1 section 7). */
export const allIncludes =
  'address,partner,children,employments,office,office.style,partner.address,invitation.aqopi_info,mortgages,mortgages.parts,pensions'

export const field = (title: string, value: unknown) => ({ title, value })

/** A small inventory that the office accepts. */
export const inventory = {
  customer: {
    last_name: field('Achternaam', 'De Vries'),
    date_of_birth: field('Geboortedatum', '1982-03-14'),
    has_employers: field('Bent u in loondienst?', 1),
    employers: [{ name: field('Werkgever', 'Zorggroep Oost'), salary: field('Bruto jaarsalaris', 54600.5) }],
  },
  questions_for_the_advisor: {
    sections: { section_1: { questions: { question_1: field('Hypotheekvormen en aflossen', 1) } } },
  },
}
