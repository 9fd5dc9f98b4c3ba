import * as E from 'fp-ts/Either'
import type { Log } from '../log/log'
import { digestOf, textBytes } from '../record/digest'
import { isClosed } from '../state/state'
import type { Store } from '../store/store'
import type { CustomerCalls } from './customer'
import type { Effect } from './effect'
import type { FileCalls } from './file'
import type { CallFault, Http } from './http'
import { lenderLists } from './lender'
import { performHomes } from './performHomes'
import type { PropertyCalls } from './property'
import type { Perform } from './run'
import { type Stage, takeCustomer } from './takeCustomer'
import type { TenantCalls } from './tenant'

interface Doors {
  readonly calls: {
    readonly customer: CustomerCalls
    readonly file: FileCalls
    readonly property: PropertyCalls
    readonly tenant: TenantCalls
    readonly http: Http
  }
  readonly store: Store
  readonly log: Log
  /** Whether the device has a connection at all: without one nothing can have been sent. */
  readonly isConnected: () => boolean
  readonly invitationToken: () => string | null
  /** The customer could not be loaded, whatever the reason: the documents end the session then (spec 1 section 8). */
  readonly customerLost: (fault: CallFault) => void
  /** What is being typed becomes an answer: from now on nothing can be. */
  readonly closing: () => unknown
  /** The path in the survey of a field that the office names in a 422 ('customer.employers.0.name'). */
  readonly pathOf: (wireKey: string) => string
  readonly uploading: (name: string, part: number) => void
  readonly stage: Stage
}

/** Performs what is due and appends what came back; a call that fails says so in the log or to `customerLost`. */
export const createPerform = ({ calls, store, log, ...doors }: Doors): Perform => {
  const failedSending = (failure: 'invalid' | 'unexpected' | 'network', file: string | null, fields: Fields = []) =>
    store.dispatch({ type: 'NoteSendingFailed', failure, file, fields })

  const sendFile = async ({ file }: Extract<Effect, { tag: 'sendFile' }>, signal: AbortSignal): Promise<void> => {
    const bytes = await log.blob(file.digest)()
    if (E.isLeft(bytes) || bytes.right === null) return void failedSending('unexpected', file.name)
    const told = (part: number): void => doors.uploading(file.name, part)
    const sent = await calls.file.upload(file, new Uint8Array(bytes.right), told, signal)()
    if (E.isRight(sent)) store.dispatch({ type: 'NoteFileSent', name: file.name })
    else if (sent.left.tag !== 'aborted')
      failedSending(sent.left.tag === 'status' || sent.left.tag === 'nonsense' ? 'unexpected' : 'network', file.name)
  }

  /** A mistake of ours while it is read or taken in is a load that failed, as any other: nothing of it is there. */
  const loadCustomer = async (signal: AbortSignal): Promise<void> => {
    try {
      const customer = await calls.customer.load(doors.invitationToken())()
      if (signal.aborted) return
      if (E.isLeft(customer)) return doors.customerLost(customer.left)
      if (isClosed({ loaded: true, invitation: customer.right.invitation })) doors.closing()
      void takeCustomer(store, customer.right, doors.stage)
    } catch {
      if (!signal.aborted) doors.customerLost({ tag: 'nonsense', detail: 'taking it in' })
    }
  }

  /** Asks whether the office has the inventory: its answer may have been lost, or come from somebody else. */
  const askReceipt = async (refused: boolean): Promise<void> => {
    const customer = await calls.customer.load(doors.invitationToken())()
    const invitation = E.isRight(customer) ? customer.right.invitation : null
    if (invitation !== null && invitation.submitted_at !== null) doors.closing()
    store.dispatch({ type: 'NoteReceipt', invitation, refused })
  }

  const sendInventory = async (body: unknown): Promise<void> => {
    const wasConnected = doors.isConnected()
    const outcome = await calls.customer.send(body)()
    switch (outcome.tag) {
      case 'sent': {
        const isThisOne = outcome.invitation.id === store.state().invitation?.id
        if (isThisOne) store.dispatch({ type: 'NoteSent', submittedAt: outcome.submittedAt })
        else store.dispatch({ type: 'NoteUnconfirmed', why: 'noProof' })
        return
      }
      case 'refused': {
        const fields = outcome.fields.map(([key, text]) => [doors.pathOf(key), text] as const)
        failedSending('invalid', null, fields)
        return
      }
      case 'unexpected':
        await askReceipt(outcome.final)
        if (store.state().sending.tag === 'busy') failedSending('unexpected', null)
        return
      case 'unproven':
        store.dispatch({ type: 'NoteUnconfirmed', why: 'noProof' })
        return
      case 'unreachable':
        if (wasConnected) store.dispatch({ type: 'NoteUnconfirmed', why: 'noAnswer' })
        else failedSending('network', null)
    }
  }

  const homes = performHomes(calls.property, store)

  return async (effect, signal) => {
    switch (effect.tag) {
      case 'loadCustomer':
        return loadCustomer(signal)
      case 'loadSetting':
        store.dispatch({
          type: 'LoadSetting',
          name: 'iwize_integration',
          on: await calls.tenant.setting('iwize_integration')(),
        })
        return
      case 'loadLenders': {
        const lists = await lenderLists(calls.http)()
        store.dispatch({ type: 'LoadLenders', digest: await digestOf(textBytes(JSON.stringify(lists))), lists })
        return
      }
      case 'lookUpAddress': {
        const found = await calls.property.byAddress(effect.sought, signal)()
        // A stale answer never wins: what was typed since then has a call of its own.
        if (signal.aborted) return
        // A look-up that fails counts as an address that is not there (checklist OPEN-122).
        const home = E.isRight(found) ? (found.right?.address ?? null) : null
        const address = home === null ? null : { street: home.street, place: home.city }
        store.dispatch({ type: 'FillAddress', at: effect.at, found: address })
        return
      }
      case 'searchHomes':
        return homes.searchHomes(effect, signal)
      case 'seekHome':
        return homes.seekHome(effect, signal)
      case 'sendFile':
        return sendFile(effect, signal)
      case 'sendInventory':
        return sendInventory(effect.body)
      case 'askReceipt':
        return askReceipt(false)
    }
  }
}

type Fields = readonly (readonly [string, string])[]
