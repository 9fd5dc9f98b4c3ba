/**
 * Creates the functions that send a document or the inventory to the office, ask for the receipt, and dispatch each
 * outcome.
 */
import * as E from 'fp-ts/Either'
import { receiptAskedAfter } from '../../domain/sending/receipt'
import { messageOfWhole, type OfficeMessages } from '../../domain/sending/sendingFailure'
import { sha256Hex } from '../log/hashChain'
import type { Store } from '../store/store'
import { createFailedCallLog } from './calls/createFailedCallLog'
import type { CustomerCalls } from './calls/customerCalls'
import { documentRefusal, type FileCalls } from './calls/fileCalls'
import { type CallFault, isFaultFromOffice } from './calls/http'
import type { Effect } from './effect'
import type { WireCustomer } from './wire/customer'

export interface SendingDependencies {
  readonly calls: { readonly customer: CustomerCalls; readonly file: FileCalls }
  readonly store: Store
  /** Whether the device has a connection at all: without one nothing can have been sent. */
  readonly isConnected: () => boolean
  readonly invitationToken: () => string | null
  /** What is being typed becomes an answer: from now on nothing can be. */
  readonly closing: () => unknown
  /** The path in the survey of a field that the office names in a 422 ('customer.employers.0.name'). */
  readonly pathOf: (wireKey: string) => string
  readonly uploading: (name: string, part: number) => void
}

/** Whether the office has the inventory, as far as it says when it is asked; `silent`: it does not say. */
type Asked = 'has' | 'hasNot' | 'silent'

export const performSending = ({ calls, store, ...dependencies }: SendingDependencies) => {
  const failed = (
    failure: 'invalid' | 'unexpected' | 'network',
    file: string | null,
    fields: OfficeMessages = [],
  ): void => void store.dispatch({ type: 'NoteSendingFailed', failure, file, fields })

  const unconfirmed = (why: 'noAnswer' | 'noProof' | 'status' | 'bodyGone'): void =>
    void store.dispatch({ type: 'NoteUnconfirmed', why })

  const noted = createFailedCallLog(store)

  const fileFailed = (name: string, fault: CallFault): void => {
    noted('file', fault, { file: name })
    const refusal = documentRefusal(fault)
    if (refusal === null) failed(isFaultFromOffice(fault) ? 'unexpected' : 'network', name)
    else failed('invalid', name, messageOfWhole(refusal.words))
  }

  const sendFile = async ({ file }: Extract<Effect, { tag: 'sendFile' }>, signal: AbortSignal): Promise<void> => {
    const bytes = await store.blob(file.digest)()
    if (E.isLeft(bytes) || bytes.right === null) return failed('unexpected', file.name)
    const told = (part: number): void => dependencies.uploading(file.name, part)
    const sent = await calls.file.upload(file, new Uint8Array(bytes.right), told, signal)()
    if (E.isRight(sent)) store.dispatch({ type: 'NoteFileSent', name: file.name })
    else if (sent.left.tag !== 'aborted') fileFailed(file.name, sent.left)
  }

  const load = async (): Promise<E.Either<CallFault, WireCustomer>> => {
    const customer = await calls.customer.load(dependencies.invitationToken())()
    if (E.isLeft(customer)) noted('receipt', customer.left)
    return customer
  }

  const told = (customer: E.Either<CallFault, WireCustomer>, refused: boolean): Asked => {
    const invitation = E.isRight(customer) ? customer.right.invitation : null
    const isThisOne = invitation !== null && invitation.id === store.state().invitation?.id
    if (isThisOne && invitation.submitted_at !== null) dependencies.closing()
    store.dispatch({ type: 'NoteReceipt', invitation, refused })
    if (!isThisOne) return 'silent'
    return invitation.submitted_at === null ? 'hasNot' : 'has'
  }

  /**
   * Asks whether the office has the inventory: its answer may have been lost, or come from somebody else. No answer ends
   * nothing.
   */
  const ask = async (refused: boolean): Promise<Asked> => told(await load(), refused)

  /** The same by itself; false where there was no answer. After the last of its times only an answer is told. */
  const askReceipt = async (): Promise<boolean> => {
    const customer = await load()
    const isHeard = E.isRight(customer) || isFaultFromOffice(customer.left)
    const { sending } = store.state()
    const isOver = sending.tag === 'unconfirmed' && !sending.sought && sending.asked >= receiptAskedAfter.length
    if (isHeard || !isOver) told(customer, false)
    return isHeard
  }

  /** Exactly what was kept; null where it is not there any more, or not as it was kept. */
  const kept = async (body: string | null): Promise<Uint8Array<ArrayBuffer> | null> => {
    if (body === null) return null
    const found = await store.blob(body)()
    const bytes = E.isRight(found) && found.right !== null ? new Uint8Array(found.right) : null
    return bytes === null || sha256Hex(bytes) !== body ? null : bytes
  }

  /** The office said that it took nothing. Where the same went out before, only its word about that ends the doubt. */
  const refused = async (isSure: boolean, note: () => void): Promise<void> => {
    const asked = await ask(isSure)
    if (store.state().sending.tag !== 'busy') return
    if (isSure || asked === 'hasNot') note()
    else unconfirmed('status')
  }

  const sendInventory = async (
    { body, again }: Extract<Effect, { tag: 'sendInventory' }>,
    signal: AbortSignal,
  ): Promise<void> => {
    // It goes once this device knows that it goes: whatever happens to the page then, the next start finds it. Another page
    // that went on with this log meanwhile may have asked the office already: then it is that page's.
    if (await store.settled()) await store.catchUp()
    const { sending } = store.state()
    if (signal.aborted || sending.tag !== 'busy' || sending.body !== body) return
    const bytes = await kept(body)
    if (signal.aborted) return
    if (bytes === null) return unconfirmed('bodyGone')
    const wasConnected = dependencies.isConnected()
    const outcome = await calls.customer.send(bytes, fault => noted('inventory', fault))()
    switch (outcome.tag) {
      case 'sent': {
        const isThisOne = outcome.invitation.id === store.state().invitation?.id
        if (isThisOne) store.dispatch({ type: 'NoteSent', submittedAt: outcome.submittedAt })
        else unconfirmed('noProof')
        return
      }
      case 'refused': {
        const ofQuestions = outcome.fields.map(([key, text]) => [dependencies.pathOf(key), text] as const)
        const fields = [...ofQuestions, ...messageOfWhole(outcome.words)]
        const note = (): void => failed('invalid', null, fields)
        return again ? refused(false, note) : note()
      }
      case 'unexpected':
        return refused(outcome.final && !again, () => failed('unexpected', null))
      case 'unproven':
        return unconfirmed('noProof')
      case 'unreachable':
        return wasConnected || again ? unconfirmed('noAnswer') : failed('network', null)
    }
  }

  return { sendFile, sendInventory, askReceipt }
}
