import type { InvitationType } from '../../domain/language/invitation'
import { systemClock } from '../../events/clock'
import type { HttpCall } from '../../events/effects/calls/http'
import { stubAnswer } from '../../ui/debug/stub/stubAnswer'
import { deVries } from '../standin/data/households'
import { complete } from '../ui/completeCustomer'
import type { Office, OfficeAnswer } from './portalPage'

const customerPath = '/api/portal/customer'

interface OfficeFault {
  readonly method: HttpCall['method']
  readonly path?: string
  /** Without it until the office is mended. */
  readonly times?: number
  /** What comes back; `late`: what the office says once it is mended. */
  readonly answer: OfficeAnswer | 'late'
  /** The office does what it is asked all the same. */
  readonly isDone?: true
}

/** All that must be told is told. */
export const ready = {
  id: 3,
  is_main_customer: 1,
  is_partner: 0,
  first_name: 'Noa',
  last_name: 'Hendriks',
  has_partner: 0,
  has_children: 0,
  ...complete,
}

const [employment] = deVries(new Date().getFullYear()).employments

/** The same, with so many employers that they are rows that fold. */
export const employed = {
  ...ready,
  has_employers: 1,
  employments: { data: [1, 2, 3, 4].map(id => ({ id, ...employment, name: `Bedrijf ${id}` })) },
}

/** An office that has one customer, fails as a test says, and keeps what arrives. */
export const faultyOffice = (type: InvitationType = 'financial_advice', customer: object = ready) => {
  const id = systemClock.newId()
  const inventories: string[] = []
  const documents: string[] = []
  const types: string[] = []
  const sent: string[] = []
  let faults: (OfficeFault & { left: number })[] = []
  let waiting: (() => void)[] = []
  let submittedAt: string | null = null

  const take = ({ method, path, body }: HttpCall): void => {
    if (method === 'PUT') {
      inventories.push(new TextDecoder().decode(body instanceof Uint8Array ? body : undefined))
      submittedAt ??= new Date().toISOString()
    }
    const file = path === '/api/portal/file' && body instanceof FormData ? body.get('file') : null
    if (file instanceof File) {
      documents.push(file.name)
      types.push(file.type)
    }
  }

  const says = (call: HttpCall): OfficeAnswer => {
    take(call)
    const { method, path } = call
    if (path !== customerPath) return stubAnswer({ method, path }, type, new Date().toISOString())
    const invitation = { id, type, partner_invited: 0, valid_until: null, submitted_at: submittedAt, aqopi_info: null }
    return { data: { ...customer, invitation: { data: invitation } } }
  }

  const office: Office = async call => {
    if (call.method === 'PUT')
      sent.push(new TextDecoder().decode(call.body instanceof Uint8Array ? call.body : undefined))
    const fault = faults.find(
      ({ method, path = customerPath, left }) => method === call.method && path === call.path && left > 0,
    )
    if (fault === undefined) return says(call)
    fault.left--
    if (fault.isDone) take(call)
    if (fault.answer !== 'late') return fault.answer
    await new Promise<void>(resolve => waiting.push(resolve))
    return call.signal?.aborted === true ? { tag: 'aborted' } : says(call)
  }

  return {
    office,
    /** The inventories that arrived. */
    inventories,
    /** The names of the documents that arrived. */
    documents,
    /** The types of these. */
    types,
    /** Every inventory that was on its way, whether it arrived or not. */
    sent,
    fault: (fault: OfficeFault): void => {
      faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY })
    },
    mend: (): void => {
      faults = []
      for (const go of waiting) go()
      waiting = []
    },
  }
}
