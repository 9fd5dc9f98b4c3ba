import type { Command } from '../../events/decisions/command'
import { loaded, type Recorder } from './recorder'

const load: Command = {
  type: 'LoadCustomer',
  invitation: {
    id: '4731',
    type: 'partner',
    partner_invited: false,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  },
  partnerSession: false,
  office: null,
  customer: loaded({ 'customer.last_name': 'Smit' }),
}

/** A visit that goes on a question at a time, and back to all of the step. */
export const calm = ({ act, answer, add }: Recorder, build: string, rules: string): void => {
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-22', build, rules })
  act(load)
  act({ type: 'ShowScreen', screen: '/personal_details' })
  answer({ 'customer.initials': 'N.' })
  act({ type: 'ChooseView', calm: true })
  act({ type: 'ShowCalmScreen', step: 'personal_details', at: 'customer.initials', heldUp: false })
  act({ type: 'ShowCalmScreen', step: 'personal_details', at: 'customer.has_employers', heldUp: false })
  act({ type: 'ShowCalmScreen', step: 'personal_details', at: 'customer.has_employers', heldUp: true })
  answer({ 'customer.has_employers': 1 })
  const second = add('customer.employers')
  act({ type: 'ShowCalmScreen', step: 'personal_details', at: `customer.employers.${second}.name`, heldUp: false })
  answer({ [`customer.employers.${second}.name`]: 'Bakkerij Jansen' })
  act({ type: 'SubmitStep', step: 'personal_details' })
  act({ type: 'ChooseView', calm: false })
}
