import * as E from 'fp-ts/Either'
import { overviewName } from '../../domain/sending/file'
import { digestOf, textBytes } from '../record/digest'
import { isClosed } from '../state/state'
import type { CustomerCalls } from './customer'
import type { FileCalls } from './file'
import type { CallFault, Http } from './http'
import { lenderLists } from './lender'
import { performHomes } from './performHomes'
import { isSessionOver, performSending, type SendingDoors } from './performSending'
import type { PropertyCalls } from './property'
import type { Perform } from './run'
import { type Stage, takeCustomer } from './takeCustomer'
import type { TenantCalls } from './tenant'

interface Doors extends SendingDoors {
  readonly calls: {
    readonly customer: CustomerCalls
    readonly file: FileCalls
    readonly property: PropertyCalls
    readonly tenant: TenantCalls
    readonly http: Http
  }
  /** The customer could not be loaded, whatever the reason: the documents end the session then (spec 1 section 8). */
  readonly customerLost: (fault: CallFault) => void
  readonly stage: Stage
  /** The overview of what was retrieved, as a PDF; null where there is nothing of which to make it. */
  readonly overview: () => Promise<Uint8Array<ArrayBuffer> | null>
}

/** Performs what is due and appends what came back; a call that fails says so in the log or to `customerLost`. */
export const createPerform = ({ calls, store, ...doors }: Doors): Perform => {
  const { sendFile, sendInventory, askReceipt, isFindingOut } = performSending({ calls, store, ...doors })

  /**
   * It could not be loaded. While only the office can tell whether it has the inventory, that ends no session: it is asked
   * again. A session that it does not know any more is over.
   */
  const notLoaded = (fault: CallFault): void => {
    if (!isFindingOut()) doors.customerLost(fault)
    else if (isSessionOver(fault)) doors.sessionOver()
  }

  /** A mistake of ours while it is read or taken in is a load that failed, as any other: nothing of it is there. */
  const loadCustomer = async (signal: AbortSignal): Promise<void> => {
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

  const homes = performHomes(calls.property, store)

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
      case 'makeOverview':
        return makeOverview(signal)
      case 'sendFile':
        return sendFile(effect, signal)
      case 'sendInventory':
        return sendInventory(effect, signal)
      case 'askReceipt':
        await askReceipt()
        return
    }
  }
}
