import { loaded, type Recorder } from './recorder'

/** A visit whose office gives the documents' discount, then another, then none. */
export const discounts = ({ act, answer }: Recorder, build: string, rules: string): void => {
  for (const [today, discount] of [
    ['2026-11-21', undefined],
    ['2026-11-22', 250],
    ['2026-11-23', 0],
  ] as const) {
    const given = discount === undefined ? {} : { discount }
    act({ type: 'OpenPortal', host: 'localhost', association: false, ...given, today, build, rules })
    act({
      type: 'LoadCustomer',
      invitation: {
        id: '4733',
        type: 'full',
        partner_invited: null,
        valid_until: null,
        submitted_at: null,
        aqopi_info: null,
      },
      partnerSession: false,
      office: null,
      customer: loaded({ 'customer.last_name': 'Jonker' }),
    })
    act({ type: 'ShowScreen', screen: '/intro' })
    act({ type: 'ShowScreen', screen: '/housing_requirements' })
    answer({ 'customer.initials': `J.${today.slice(-1)}.` })
  }
}
