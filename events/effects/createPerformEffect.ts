/**
 * Creates the function that performs each effect: calls the office or makes the overview as PDF, dispatches the result, logs
 * calls that failed, reports those without an answer.
 */
import * as E from 'fp-ts/Either'
import { overviewName } from '../../domain/sending/attachment'
import { digestOf, utf8Bytes } from '../record/digest'
import { createFailedCallLog, isNotFound } from './calls/createFailedCallLog'
import type { CustomerCalls } from './calls/customerCalls'
import type { FileCalls } from './calls/fileCalls'
import { type CallFault, type Http, isFaultFromOffice } from './calls/http'
import { lenderLists } from './calls/lenderLists'
import type { PropertyCalls } from './calls/propertyCalls'
import type { TenantCalls } from './calls/tenantCalls'
import type { Effect } from './effect'
import { type CustomerDependencies, performCustomer } from './performCustomer'
import { performHomes } from './performHomes'
import { performSending, type SendingDependencies } from './performSending'
import type { PerformEffect } from './runner'

interface PerformDependencies extends SendingDependencies, CustomerDependencies {
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

const areUnheard = (faults: readonly CallFault[]): boolean => faults.some(fault => !isFaultFromOffice(fault))

/** Performs what is due and appends what came back; a call that fails says so in the log or to `customerLost`. */
export const createPerformEffect = ({ calls, store, ...dependencies }: PerformDependencies): PerformEffect => {
  const { sendFile, sendInventory, askReceipt } = performSending({ calls, store, ...dependencies })

  const loadCustomer = performCustomer({ calls, store, ...dependencies })
  const homes = performHomes(calls.property, store, dependencies.unheard)
  const failed = createFailedCallLog(store)

  /** What cannot be made now is made when there is hope again; nothing says that it was. */
  const makeOverview = async (signal: AbortSignal): Promise<void> => {
    const bytes = await dependencies.overview().catch(() => null)
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
          dependencies.unheard(effect)
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
          dependencies.unheard(effect)
          if (!store.state().wanted.lenders) return
        }
        store.dispatch({ type: 'LoadLenders', digest: await digestOf(utf8Bytes(JSON.stringify(lists))), lists })
        return
      }
      case 'lookUpAddress': {
        const found = await calls.property.byAddress(effect.sought, signal)()
        // A stale answer never wins: what was typed since then has a call of its own.
        if (signal.aborted) return
        const isFailed = E.isLeft(found) && !isNotFound(found.left)
        if (E.isLeft(found) && isFailed) failed('homeAtAddress', found.left, { at: effect.at })
        if (E.isLeft(found) && !isFaultFromOffice(found.left)) {
          dependencies.unheard(effect)
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
        if (!(await askReceipt())) dependencies.unheard(effect)
        return
    }
  }
}
