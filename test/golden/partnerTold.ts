import type { Command } from '../../events/decisions/command'
import { loaded, type Recorder } from './recorder'

const load = (invited: boolean | null): Command => ({
  type: 'LoadCustomer',
  invitation: {
    id: '4732',
    type: 'full',
    partner_invited: invited,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  },
  partnerSession: false,
  office: null,
  customer: loaded({ 'customer.last_name': 'Jonker', 'customer.has_partner': 1 }),
})

/** A visit to a couple of whom the office first says nothing, then that the partner was not invited, then that he was. */
export const partnerTold = ({ act, answer }: Recorder, build: string, rules: string): void => {
  for (const [today, invited] of [
    ['2026-11-21', null],
    ['2026-11-22', false],
    ['2026-11-23', true],
  ] as const) {
    act({ type: 'OpenPortal', host: 'localhost', association: false, today, build, rules })
    act(load(invited))
    act({ type: 'ShowScreen', screen: '/intro' })
    answer({ 'customer.initials': `J.${today.slice(-1)}.` })
  }
}
