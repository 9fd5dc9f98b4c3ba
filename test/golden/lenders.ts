import type { Lenders } from '../../domain/language/lender'
import type { Command } from '../../events/decisions/command'
import { loaded, type Recorder } from './recorder'

const company = (id: string, name: string) => ({ id, code: name.slice(0, 2).toUpperCase(), name })
const label = (id: string, company_id: string, name: string) => ({ id, company_id, code: id, name })

const lists: Lenders = {
  companies: [company('11', 'Allianz'), company('12', 'Obvion'), company('13', 'Syntrus')],
  labels: [label('501', '11', 'Groeihypotheek'), label('502', '12', 'Basis'), label('503', '12', 'Compact')],
}

const load: Command = {
  type: 'LoadCustomer',
  invitation: {
    id: '4713',
    type: 'mortgage_enrich',
    partner_invited: false,
    valid_until: null,
    submitted_at: null,
    aqopi_info: null,
  },
  partnerSession: false,
  office: null,
  customer: loaded(
    { 'customer.id': '90', 'customer.last_name': 'Verbeek' },
    {
      'customer.mortgages': [
        // A product of another lender, and a form that is never offered.
        loaded(
          { id: '1', hdn_company_id: '12', hdn_company_label_id: '501' },
          { parts: [loaded({ id: '7', leningdeelnummer: '1', aflosvorm: '51', opgebouwde_spaarwaarde: '12500.00' })] },
        ),
      ],
    },
  ),
}

const part = (number: string) => ({
  leningdeelnummer: number,
  aflosvorm: '1',
  oorspronkelijke_hoogte_leningdeel: 200000,
  huidige_hoogte_leningdeel: 187500.5,
  ingangsdatum_leningdeel: '01-02-2018',
  einddatum_leningdeel: '01-02-2048',
  rentepercentage: 2.4,
  einddatum_rentevastperiode: '01-02-2038',
  rentevast_periode_in_jaren: 240,
})

const within = (path: string, answers: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(answers).map(([key, value]) => [`${path}.${key}`, value]))

/**
 * A visit for the lender entry: lists that come at the second asking, a product that is reset, one that is chosen by
 * itself, fixed periods on both sides of two months, a loan part too many, and a sending that arrives.
 */
export const lenders = ({ act, answer, add }: Recorder, build: string, rules: string): void => {
  const submit = (step: 'mortgage_and_pension' | 'future_income' | 'complete') => act({ type: 'SubmitStep', step })
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build, rules })
  act({ type: 'LoadLenders', digest: 'none', lists: { companies: [], labels: [] } })
  act(load)
  act({ type: 'ShowScreen', screen: '/mortgage_and_pension' })
  submit('mortgage_and_pension')
  act({ type: 'SeekLenders' })
  act({ type: 'LoadLenders', digest: 'both', lists })
  const first = 'customer.mortgages.r003-0'
  answer({ [`${first}.hdn_company_label_id`]: '503' })
  answer(within(`${first}.parts.r003-1`, part('1')))
  answer({ [`${first}.parts.r003-1.aflosvorm`]: '50' })
  const second = `customer.mortgages.${add('customer.mortgages')}`
  answer({ [`${second}.hdn_company_id`]: '11' })
  answer({ [`${second}.hdn_company_id`]: '13' })
  const tooMany = add(`${second}.parts`)
  act({ type: 'RemoveItem', list: `${second}.parts`, id: tooMany })
  submit('mortgage_and_pension')
  act({ type: 'ShowNotice', kind: 'danger', text: 'Niet alle velden zijn ingevuld' })
  const other = add(`${second}.parts`)
  answer(within(`${second}.parts.${other}`, { ...part('2'), einddatum_rentevastperiode: '21-01-2027' }))
  act({ type: 'RemoveItem', list: 'customer.mortgages', id: second.slice('customer.mortgages.'.length) })
  act({ type: 'RestoreItem', list: 'customer.mortgages', id: second.slice('customer.mortgages.'.length) })
  submit('complete')
  act({ type: 'RemoveItem', list: 'customer.mortgages', id: second.slice('customer.mortgages.'.length) })
  act({ type: 'BeginDay', today: '2026-11-22' })
  // The same lists, a day later.
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-22', build, rules })
  act(load)
  act({ type: 'LoadLenders', digest: 'both', lists })
  for (const step of ['mortgage_and_pension', 'future_income', 'complete'] as const) submit(step)
  act({ type: 'StartSending', body: 'b1' })
  act({ type: 'NoteSent', submittedAt: '2026-11-22T12:00:00Z' })
}
