import * as E from 'fp-ts/Either'
import type { Log } from '../log/log'
import { digestOf, textBytes } from '../record/digest'
import type { Store } from '../store/store'
import type { CustomerCalls, SendOutcome } from './customer'
import type { Effect } from './effect'
import type { FileCalls } from './file'
import type { CallFault, Http } from './http'
import { lenderLists } from './lender'
import { performHomes } from './performHomes'
import type { PropertyCalls } from './property'
import type { Perform } from './run'
import { takeCustomer } from './takeCustomer'
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
  readonly now: () => number
  readonly invitationToken: () => string | null
  /** The customer could not be loaded: the documents end the session then (spec 1 section 8). */
  readonly customerLost: (fault: CallFault) => void
  /** The path in the survey of a field that the office names in a 422 ('customer.employers.0.name'). */
  readonly pathOf: (wireKey: string) => string
  readonly uploading: (name: string, part: number) => void
  /** The office's logo, a data URL; null when it has none. */
  readonly officeLogo: (picture: string | null) => void
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
      failedSending(sent.left.tag === 'status' ? 'unexpected' : 'network', file.name)
  }

  /** Whether the office has the inventory after all: an answer may be lost on its way back. */
  const arrived = async (): Promise<string | null> => {
    const customer = await calls.customer.load(doors.invitationToken())()
    return E.isRight(customer) ? (customer.right.invitation?.submitted_at ?? null) : null
  }

  const conclude = async (outcome: SendOutcome): Promise<void> => {
    switch (outcome.tag) {
      case 'sent': {
        const submittedAt = outcome.invitation?.submitted_at ?? new Date(doors.now()).toISOString()
        store.dispatch({ type: 'NoteSent', submittedAt })
        return
      }
      case 'refused': {
        const fields = outcome.fields.map(([key, text]) => [doors.pathOf(key), text] as const)
        failedSending('invalid', null, fields)
        return
      }
      case 'unexpected':
      case 'unreachable': {
        const submittedAt = await arrived()
        if (submittedAt !== null) store.dispatch({ type: 'NoteSent', submittedAt })
        else failedSending(outcome.tag === 'unexpected' ? 'unexpected' : 'network', null)
      }
    }
  }

  const homes = performHomes(calls.property, store)

  return async (effect, signal) => {
    switch (effect.tag) {
      case 'loadCustomer': {
        const customer = await calls.customer.load(doors.invitationToken())()
        if (signal.aborted) return
        if (E.isRight(customer)) await takeCustomer(store, customer.right, doors.officeLogo)
        else doors.customerLost(customer.left)
        return
      }
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
        return conclude(await calls.customer.send(effect.body)())
    }
  }
}

type Fields = readonly (readonly [string, string])[]
