import * as E from 'fp-ts/Either'
import { overviewName } from '../../domain/sending/file'
import { digestOf, textBytes } from '../record/digest'
import { isUnclear } from '../state/sendingState'
import { isClosed } from '../state/state'
import type { Store } from '../store/store'
import type { CustomerCalls } from './customer'
import type { Effect } from './effect'
import { isAbsent, noteFailed } from './failedCalls'
import type { FileCalls } from './file'
import { type CallFault, type Http, isAnswered } from './http'
import { lenderLists } from './lender'
import { performHomes } from './performHomes'
import { performSending, type SendingDoors } from './performSending'
import type { PropertyCalls } from './property'
import type { Perform } from './run'
import { type Stage, takeCustomer } from './takeCustomer'
import type { TenantCalls } from './tenant'

interface Doors extends SendingDoors, CustomerDoors {
  readonly calls: {
    readonly customer: CustomerCalls
    readonly file: FileCalls
    readonly property: PropertyCalls
    readonly tenant: TenantCalls
    readonly http: Http
  }
  /** The overview of what was retrieved, as a PDF; null where there is nothing of which to make it. */
  readonly overview: () => Promise<Uint8Array<ArrayBuffer> | null>
  /** Told of what got no answer, before what that comes to is appended: it is worth asking again once there is a line. */
  readonly unheard: (effect: Effect) => void
}

const areUnheard = (faults: readonly CallFault[]): boolean => faults.some(fault => !isAnswered(fault))

/** Performs what is due and appends what came back; a call that fails says so in the log or to `customerLost`. */
export const createPerform = ({ calls, store, ...doors }: Doors): Perform => {
  const { sendFile, sendInventory, askReceipt } = performSending({ calls, store, ...doors })

  const loadCustomer = performCustomer({ calls, store, ...doors })
  const homes = performHomes(calls.property, store, doors.unheard)
  const failed = noteFailed(store)

  /** What cannot be made now is made when there is hope again; nothing says that it was. */
  const makeOverview = async (signal: AbortSignal): Promise<void> => {
    const bytes = await doors.overview().catch(() => null)
    if (bytes === null) return
    const digest = await digestOf(bytes)
    // Of what was retrieved before: this moment's is made by a call of its own.
    if (signal.aborted) return
    const file = { name: overviewName, type: 'application/pdf', size: bytes.length, digest } as const
    store.dispatch({ type: 'AttachOverview', file }, [{ digest, bytes }])
  }

  return async (effect, signal) => {
    switch (effect.tag) {
      case 'loadCustomer':
        return loadCustomer(signal)
      case 'loadSetting': {
        const faults: CallFault[] = []
        const on = await calls.tenant.setting('iwize_integration', fault => faults.push(fault))()
        for (const fault of faults) failed('setting', fault)
        if (areUnheard(faults)) {
          doors.unheard(effect)
          const { iwizeIntegration, wanted } = store.state()
          // What the office said before stands, and what is off already is not turned off again.
          if (iwizeIntegration || !wanted.setting) return
        }
        store.dispatch({ type: 'LoadSetting', name: 'iwize_integration', on })
        return
      }
      case 'loadLenders': {
        const faults: CallFault[] = []
        const lists = await lenderLists(calls.http, (call, fault) => {
          faults.push(fault)
          failed(call, fault)
        })()
        if (areUnheard(faults)) {
          doors.unheard(effect)
          if (!store.state().wanted.lenders) return
        }
        store.dispatch({ type: 'LoadLenders', digest: await digestOf(textBytes(JSON.stringify(lists))), lists })
        return
      }
      case 'lookUpAddress': {
        const found = await calls.property.byAddress(effect.sought, signal)()
        // A stale answer never wins: what was typed since then has a call of its own.
        if (signal.aborted) return
        const isFailed = E.isLeft(found) && !isAbsent(found.left)
        if (E.isLeft(found) && isFailed) failed('homeAtAddress', found.left, { at: effect.at })
        if (E.isLeft(found) && !isAnswered(found.left)) {
          doors.unheard(effect)
          if (store.state().lookUps.get(effect.at) === 'missing') return
        }
        // To the customer a look-up that fails counts as an address that is not there (checklist OPEN-122).
        const home = E.isRight(found) ? (found.right?.address ?? null) : null
        const address = home === null ? null : { street: home.street, place: home.city }
        store.dispatch({ type: 'FillAddress', at: effect.at, found: address, failed: isFailed })
        return
      }
      case 'searchHomes':
        return homes.searchHomes(effect, signal)
      case 'seekHome':
        return homes.seekHome(effect, signal)
      case 'makeOverview':
        return makeOverview(signal)
      case 'sendFile':
        return sendFile(effect, signal)
      case 'sendInventory':
        return sendInventory(effect, signal)
      case 'askReceipt':
        if (!(await askReceipt())) doors.unheard(effect)
        return
    }
  }
}

interface CustomerDoors {
  readonly calls: { readonly customer: CustomerCalls }
  readonly store: Store
  readonly invitationToken: () => string | null
  /** What is being typed becomes an answer: from now on nothing can be. */
  readonly closing: () => unknown
  /** The customer could not be loaded, whatever the reason: the documents end the session then (spec 1 section 8). */
  readonly customerLost: (fault: CallFault) => void
  readonly stage: Stage
}

/** Asks the office what it says of the customer, and appends it. */
const performCustomer = ({ calls, store, ...doors }: CustomerDoors): ((signal: AbortSignal) => Promise<void>) => {
  const failed = noteFailed(store)

  /**
   * It could not be loaded. While only the office can tell whether it has the inventory, that ends no session: it is asked
   * again.
   */
  const notLoaded = (fault: CallFault): void => {
    failed('customer', fault)
    if (!isUnclear(store.state().sending)) doors.customerLost(fault)
  }

  return async signal => {
    // A mistake of ours while it is read or taken in is a load that failed, as any other: nothing of it is there.
    try {
      const customer = await calls.customer.load(doors.invitationToken())()
      if (signal.aborted) return
      if (E.isLeft(customer)) return notLoaded(customer.left)
      if (isClosed({ loaded: true, invitation: customer.right.invitation })) doors.closing()
      void takeCustomer(store, customer.right, doors.stage)
    } catch {
      if (!signal.aborted) notLoaded({ tag: 'nonsense', detail: 'taking it in' })
    }
  }
}
