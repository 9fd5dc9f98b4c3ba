// The office calls that load the customer (or a fault) and send the inventory; only of the inventory they tell what became of it:
// sent, refused, unexpected, unproven or unreachable.
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Invitation } from '../../../domain/language/invitation'
import { decodeOr } from '../wire/codecFrom'
import { type WireCustomer, wireCustomerCodec } from '../wire/customer'
import { type FieldErrors, fieldErrors } from '../wire/fieldErrors'
import { officeWords } from '../wire/officeWords'
import type { CallFault, Http, HttpResponse } from './http'

/**
 * What became of the inventory (spec 2 section 8). `sent`: the answer is an invitation that says when it was received
 * (spec README, OPEN-124). `refused`: a 422 with what is wrong, by dotted path with positions, and `words` where no field is
 * named. `unexpected`: every other
 * status, 401 too (checklist OPEN-134); `final`: of the kind that says that nothing was taken. `unproven`: a 200 that says
 * nothing of the inventory. `unreachable`: no answer, or none in time; it may have arrived all the same.
 */
export type SendOutcome =
  | { readonly tag: 'sent'; readonly invitation: Invitation; readonly submittedAt: string }
  | { readonly tag: 'refused'; readonly fields: FieldErrors; readonly words: string | null }
  | { readonly tag: 'unexpected'; readonly final: boolean }
  | { readonly tag: 'unproven' }
  | { readonly tag: 'unreachable' }

export interface CustomerCalls {
  /** @param invitationToken goes along as a query parameter when there is one (checklist OPEN-98). */
  readonly load: (invitationToken: string | null) => TE.TaskEither<CallFault, WireCustomer>
  /**
   * @param inventory the bytes of its JSON: they go as they are
   * @param failed told how the call failed, which it did whenever it is not `sent`
   */
  readonly send: (inventory: Uint8Array<ArrayBuffer>, failed?: (fault: CallFault) => void) => T.Task<SendOutcome>
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

/** Statuses of the fours that say nothing of what was done: too long on its way, too many at once. */
const undecided: readonly number[] = [408, 425, 429]

const refusalOf = (body: unknown): SendOutcome => {
  const fields = fieldErrors(body)
  return { tag: 'refused', fields, words: fields.length === 0 ? officeWords(body) : null }
}

const outcomeOf = (fault: CallFault): SendOutcome => {
  switch (fault.tag) {
    case 'status': {
      const { status, body } = fault
      if (status === 422) return refusalOf(body)
      return { tag: 'unexpected', final: status >= 400 && status < 500 && !undecided.includes(status) }
    }
    case 'offline':
    case 'slow':
    case 'aborted':
      return { tag: 'unreachable' }
    case 'nonsense':
      return { tag: 'unproven' }
  }
}

/** Only an answer that proves the receipt is no fault. */
const receiptIn = ({ status, body }: HttpResponse): E.Either<CallFault, SendOutcome> => {
  if (status !== 200) return E.left({ tag: 'status', status, body })
  const invitation = decodeOr(wireCustomerCodec, body, null)?.invitation ?? null
  const submittedAt = invitation?.submitted_at ?? null
  return invitation === null || submittedAt === null
    ? E.left({ tag: 'nonsense', detail: 'no receipt' })
    : E.right({ tag: 'sent', invitation, submittedAt })
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
  send: (inventory, failed) =>
    pipe(
      http.answer({ method: 'PUT', base: 'api', path, body: inventory, timeoutMs: sendTimeoutMs }),
      TE.chainEitherK(receiptIn),
      TE.getOrElse(fault => {
        failed?.(fault)
        return T.of(outcomeOf(fault))
      }),
    ),
})
