import type { SurveyRecord } from '../../events/record/surveyRecord'
import { loaded, type Recorder } from './recorder'

/** A visit in which what the office knows is read back: it is confirmed, that is taken back, and something else is confirmed. */
export const readBack = ({ act }: Recorder, build: string, rules: string): void => {
  const seqOf = (record: SurveyRecord | null): number => record?.seq ?? 0
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-26', build, rules })
  act({
    type: 'LoadCustomer',
    invitation: {
      id: '4731',
      type: 'full',
      partner_invited: false,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    },
    partnerSession: false,
    office: null,
    customer: loaded({ 'customer.address.street': 'Houtmarktlaan', 'customer.last_name': 'Vries' }),
  })
  act({ type: 'ShowScreen', screen: '/personal_details' })
  const rested = [{ path: 'customer.address.street', value: 'Houtmarktlaan' }]
  const confirmed = act({ type: 'ConfirmItem', path: 'customer.home', rested })
  act({
    type: 'UndoAction',
    of: [seqOf(confirmed)],
    answers: [],
    items: [],
    reopened: [],
    submit: null,
    confirmed: [{ path: 'customer.home', rested: [] }],
  })
  act({ type: 'ConfirmItem', path: 'customer.person', rested: [{ path: 'customer.last_name', value: 'Vries' }] })
}
