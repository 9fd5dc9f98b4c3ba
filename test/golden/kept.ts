import type { Command } from '../../events/decisions/command'
import { loaded, type Recorder } from './recorder'

const load = (salutation: string): Command => ({
  type: 'LoadCustomer',
  invitation: {
    id: '4715',
    type: 'mortgage_pension',
    partner_invited: false,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  },
  partnerSession: false,
  office: null,
  customer: {
    values: new Map([['customer.partner.salutation', salutation]]),
    raw: new Map<string, string | number | boolean | null>([
      ['customer.is_main_customer', true],
      ['customer.accept_terms', null],
    ]),
    lists: new Map([['customer.mortgages', [loaded({ id: 31 }, { parts: [loaded({ id: 41, mortgage_id: 31 })] })]]]),
  },
})

/** A visit to which the office says what no answer of ours says whole, and a day later says one of it as we do. */
export const kept = ({ act, add }: Recorder, build: string, rules: string): void => {
  for (const [today, salutation] of [
    ['2026-11-21', 'Weledelgeboren heer'],
    ['2026-11-22', ''],
  ] as const) {
    act({ type: 'OpenPortal', host: 'localhost', association: false, today, build, rules })
    act(load(salutation))
  }
  add('customer.mortgages.r002-0.parts')
}
