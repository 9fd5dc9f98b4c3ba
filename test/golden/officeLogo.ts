import { loaded, type Recorder } from './recorder'
import { invitation, open } from './unconfirmed'

/** A visit to an office with a logo of its own, that came again at the next opening. */
export const officeLogo = ({ act, answer, keep }: Recorder, build: string, rules: string): void => {
  const logo = keep('data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E')
  act(open(build, rules))
  act({
    type: 'LoadCustomer',
    invitation: invitation({ id: '4719' }),
    partnerSession: false,
    office: null,
    customer: loaded({ 'customer.last_name': 'Smit' }),
  })
  act({ type: 'LoadOfficeLogo', digest: logo })
  act({ type: 'ShowScreen', screen: '/personal_details' })
  answer({ 'customer.initials': 'J.' })
  act({ type: 'SubmitStep', step: 'personal_details' })
}
