// The office of a simulated world: it knows its customers, keeps what arrives, and keeps its contract.
import type { InvitationType } from '../../../domain/language/invitation'
import type { HttpCall } from '../../../events/effects/calls/http'
import { stubAnswer } from '../../../ui/debug/stub/stubAnswer'
import { complete } from '../../ui/completeCustomer'

export interface Customer {
  readonly name: string
  readonly invitation: string
  readonly type: InvitationType
  /** ISO; null: without end. */
  readonly validUntil: string | null
}

interface Received {
  readonly invitation: string
  readonly body: string
  /** ISO. */
  readonly at: string
}

/** What comes back: a status and a body that becomes JSON. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

export const customerPath = '/api/portal/customer'

/** @param now virtual milliseconds since 1970: its clock is right */
export const createOffice = (now: () => number) => {
  const received: Received[] = []
  const documents: { readonly invitation: string; readonly name: string }[] = []
  /** Whom each token lets in, while it does. */
  const sessions = new Map<string, Customer>()
  /** Whom each token ever let in. */
  const letIn = new Map<string, Customer>()

  const arrivalOf = ({ invitation }: Customer): Received | undefined =>
    received.find(one => one.invitation === invitation)

  const customerOf = (customer: Customer): unknown => ({
    data: {
      ...complete,
      id: 1,
      is_main_customer: 1,
      is_partner: 0,
      last_name: customer.name,
      invitation: {
        data: {
          id: customer.invitation,
          type: customer.type,
          partner_invited: 0,
          valid_until: customer.validUntil,
          submitted_at: arrivalOf(customer)?.at ?? null,
          aqopi_info: null,
        },
      },
    },
  })

  const answer = (call: Pick<HttpCall, 'method' | 'path'>, body: unknown, token: string | null): Answer => {
    const iso = new Date(now()).toISOString()
    if (call.path.startsWith('/api/tenant/')) return { status: 404, body: {} }
    const customer = token === null ? undefined : sessions.get(token)
    if (customer === undefined) return { status: 401, body: { message: 'Unauthenticated.' } }
    if (call.path === customerPath) {
      if (call.method === 'PUT') {
        if (arrivalOf(customer) !== undefined)
          return { status: 409, body: { message: 'Deze uitnodiging is al gebruikt' } }
        received.push({ invitation: customer.invitation, body: String(body), at: iso })
      }
      return { status: 200, body: customerOf(customer) }
    }
    if (call.path === '/api/portal/file' && body instanceof FormData) {
      const file = body.get('file')
      if (file instanceof File) documents.push({ invitation: customer.invitation, name: file.name })
    }
    const stub = stubAnswer(call, customer.type, iso)
    return stub === null ? { status: 404, body: {} } : { status: 200, body: stub }
  }

  return {
    received,
    documents,
    sessions,
    letIn,
    /** Somebody logs in, and has this token from now on. */
    begin: (token: string, customer: Customer): void => {
      sessions.set(token, customer)
      letIn.set(token, customer)
    },
    arrivalOf,
    answer,
    /** Every session is over, as when the office starts again. */
    forgetSessions: (): void => sessions.clear(),
  }
}

export type Office = ReturnType<typeof createOffice>
