import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Invitation } from '../../domain/language/invitation'
import type { CallFault, Http } from './http'
import { type WireCustomer, wireCustomerCodec } from './wire/customer'
import { type FieldErrors, fieldErrors } from './wire/fieldErrors'
import { readOr } from './wire/reading'

/**
 * What became of the inventory (spec 2 section 8). `sent`: the office has it; the invitation is as it is now, null when
 * the answer does not say. `refused`: a 422 with what is wrong, by dotted path with positions. `unexpected`: every other
 * status, 401 too (checklist OPEN-134). `unreachable`: no answer, or none in time; it may have arrived all the same.
 */
export type SendOutcome =
  | { readonly tag: 'sent'; readonly invitation: Invitation | null }
  | { readonly tag: 'refused'; readonly fields: FieldErrors }
  | { readonly tag: 'unexpected' }
  | { readonly tag: 'unreachable' }

export interface CustomerCalls {
  /** @param invitationToken goes along as a query parameter when there is one (checklist OPEN-98). */
  readonly load: (invitationToken: string | null) => TE.TaskEither<CallFault, WireCustomer>
  readonly send: (inventory: unknown) => T.Task<SendOutcome>
}

const path = '/api/portal/customer'

const includes = [
  'address',
  'partner',
  'children',
  'employments',
  'office',
  'office.style',
  'partner.address',
  'invitation.aqopi_info',
  'mortgages',
  'mortgages.parts',
  'pensions',
].join(',')

/** An inventory is a call of its own size: it may take longer than a look-up. */
const sendTimeoutMs = 60_000

const failed = (fault: CallFault): SendOutcome => {
  switch (fault.tag) {
    case 'status':
      return fault.status === 422 ? { tag: 'refused', fields: fieldErrors(fault.body) } : { tag: 'unexpected' }
    case 'offline':
    case 'slow':
    case 'aborted':
      return { tag: 'unreachable' }
    case 'nonsense':
      return { tag: 'unexpected' }
  }
}

export const customerCalls = (http: Http): CustomerCalls => ({
  load: invitationToken =>
    http.call(
      {
        method: 'GET',
        base: 'api',
        path,
        query: { includes, ...(invitationToken === null ? {} : { token: invitationToken }) },
      },
      wireCustomerCodec,
    ),
  send: inventory =>
    pipe(
      http.answer({ method: 'PUT', base: 'api', path, body: inventory, timeoutMs: sendTimeoutMs }),
      TE.match(
        failed,
        ({ status, body }): SendOutcome =>
          status === 200
            ? { tag: 'sent', invitation: readOr(wireCustomerCodec, body, null)?.invitation ?? null }
            : { tag: 'unexpected' },
      ),
    ),
})
