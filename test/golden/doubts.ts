import type { Recorder } from './recorder'

/** A visit in which two doubts were confirmed, one of which rests on another answer since. */
export const doubts = ({ act, answer, add }: Recorder, build: string, rules: string): void => {
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build, rules })
  act({
    type: 'LoadCustomer',
    invitation: {
      id: '4716',
      type: 'full',
      partner_invited: false,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    },
    partnerSession: false,
    office: null,
    customer: { values: new Map(), raw: new Map(), lists: new Map() },
  })
  answer({ 'customer.salutation': 'Geachte heer', 'customer.gender': 'f' })
  act({
    type: 'ConfirmDoubt',
    path: 'customer.gender',
    doubt: 'title',
    rested: [
      { path: 'customer.gender', value: 'f' },
      { path: 'customer.salutation', value: 'Geachte heer' },
    ],
  })
  const salary = `customer.employers.${add('customer.employers')}.salary`
  answer({ [salary]: 630_000 })
  act({ type: 'ConfirmDoubt', path: salary, doubt: 'high', rested: [{ path: salary, value: 630_000 }] })
  answer({ [salary]: 640_000 })
}
