import * as E from 'fp-ts/Either'
import type { CustomerCalls, SendOutcome } from '../../events/effects/calls/customerCalls'
import type { FileCalls } from '../../events/effects/calls/fileCalls'
import type { CallFault } from '../../events/effects/calls/http'
import { invitation } from '../golden/visitStart'

/** How the office, or the way to it, treats a call. `deaf`: it gets there and the answer is lost; `silent`: it does not. */
export type Way =
  | 'well'
  | 'deaf'
  | 'silent'
  | 'nonsense'
  | '401'
  | '403'
  | '404'
  | '422'
  | '500'
  | '500 done'
  | 'killed'

/** What happens to the calls of one thing that is done. */
export interface Ways {
  readonly put: Way
  readonly get: Way
  readonly file: Way
  /** The answer to the inventory comes when other things have happened. */
  readonly late: boolean
}

const fault = (way: Way): CallFault => {
  switch (way) {
    case '401':
    case '403':
    case '404':
    case '422':
    case '500':
      return { tag: 'status', status: Number(way), body: {} }
    case '500 done':
      return { tag: 'status', status: 500, body: {} }
    case 'nonsense':
      return { tag: 'nonsense', detail: 'page' }
    default:
      return { tag: 'offline' }
  }
}

const never = new Promise<never>(() => undefined)

interface OnTheWay {
  readonly die: () => void
  readonly seen: (call: 'put' | 'file', what: string) => void
  readonly late: () => Promise<void>
}

const submitted = '2026-11-22T12:00:00Z'
/** Long before anything of this law was sent. */
const submittedBefore = '2026-11-18T10:00:00Z'

/** An office that has what was last put there, and says so when it is asked; another device may have been there first. */
export const modelOffice = () => {
  const puts: string[] = []
  const uploads: string[] = []
  let isOthers = false
  const told = () => invitation({ submitted_at: puts.length > 0 ? submitted : isOthers ? submittedBefore : null })

  const outcomeOf = (way: Way): SendOutcome => {
    switch (way) {
      case 'well':
        return { tag: 'sent', invitation: told(), submittedAt: submitted }
      case '422':
        return { tag: 'refused', fields: [['customer.first_name', 'Onbekend']], words: null }
      case '401':
      case '403':
      case '404':
        return { tag: 'unexpected', final: true }
      case '500':
      case '500 done':
        return { tag: 'unexpected', final: false }
      case 'nonsense':
        return { tag: 'unproven' }
      default:
        return { tag: 'unreachable' }
    }
  }

  /** What a call meets on its way: `die` takes the page with it, `late` keeps the answer to the inventory back. */
  const calls = (
    ways: Ways,
    { die, seen, late }: OnTheWay,
  ): { readonly customer: CustomerCalls; readonly file: FileCalls } => {
    const killed = <A>(way: Way, answer: A): Promise<A> => {
      if (way === 'killed') die()
      return way === 'killed' ? never : Promise.resolve(answer)
    }
    return {
      customer: {
        load: () => () => {
          const known = { values: new Map(), lists: new Map() }
          const customer = { known, isPartner: false, invitation: told(), office: null, officeLogo: null }
          return killed(ways.get, ways.get === 'well' ? E.right(customer) : E.left(fault(ways.get)))
        },
        send: bytes => () => {
          const body = new TextDecoder().decode(bytes)
          seen('put', body)
          if (['well', 'deaf', 'nonsense', '500 done', 'killed'].includes(ways.put)) puts.push(body)
          const outcome = outcomeOf(ways.put)
          return killed(ways.put, outcome).then(answer => late().then(() => answer))
        },
      },
      file: {
        upload:
          ({ name }) =>
          () => {
            seen('file', name)
            if (['well', 'deaf', '500 done', 'killed'].includes(ways.file)) uploads.push(name)
            return killed(ways.file, ways.file === 'well' ? E.right(undefined) : E.left(fault(ways.file)))
          },
      },
    }
  }
  return {
    puts,
    uploads,
    calls,
    /** Whether it has one that this device did not send. */
    isOthers: () => isOthers,
    otherSends: () => {
      isOthers = true
    },
  }
}
