import type { Property } from '../../domain/homes/property'
import { loaded, type Recorder } from './recorder'

const living = 'current_living_condition.sections'
const wanted = `${living}.section_2.questions.wanted_home`
const moving = 'moving.sections.section_31.questions'

const home = (id: string, number: string, values: Pick<Property, 'image' | 'value_low' | 'value_high'>): Property => ({
  id,
  ...values,
  address: { street: 'Vismarkt', number, number_addition: '', postcode: '9711KV', city: 'Groningen' },
})

const bare = home('9711KV-12', '12', { image: '', value_low: 310_000, value_high: 345_000 })
const pictured = { ...bare, image: 'https://plaatjes.voorbeeld.example/9711KV-12.jpg' }
const dear = {
  ...home('9711KV-20', '20', { image: '', value_low: 0, value_high: 520_000 }),
  latitude: 53.2171,
  longitude: 6.5638,
}

/** A visit in which homes are looked up: a wanted one, the customer's own, and those near a postal code. */
export const homes = ({ act, answer }: Recorder, build: string, rules: string): void => {
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build, rules })
  act({
    type: 'LoadCustomer',
    invitation: {
      id: '4713',
      type: 'full',
      partner_invited: false,
      valid_until: null,
      submitted_at: null,
      aqopi_info: null,
    },
    partnerSession: false,
    office: null,
    customer: loaded({
      'customer.address.street': 'Oudegracht',
      'customer.address.postal_code': '3511AB',
      'customer.address.number': '40',
    }),
  })
  act({ type: 'ShowScreen', screen: '/current_living_condition' })
  answer({ [`${living}.section_1.questions.i_want_a_new_house.value`]: 1 })
  const current = `${living}.section_2.questions.current_home`
  act({ type: 'NoteHome', at: current, sought: '3511AB-40', home: pictured, settled: true })
  answer({
    [`${living}.section_1.questions.i_want_a_new_house.value`]: 0,
    [`${living}.section_2.questions.new_house.value`]: 1,
    [`${living}.section_2.questions.postal_code.value`]: '9711 kv',
    [`${living}.section_2.questions.number.value`]: '1',
  })
  act({ type: 'NoteHome', at: wanted, sought: '9711KV-1', home: null, settled: true })
  act({ type: 'SeekHome', at: wanted })
  act({ type: 'NoteHome', at: wanted, sought: '9711KV-1', home: pictured, settled: true })
  answer({ [`${living}.section_2.questions.number.value`]: '12' })
  act({ type: 'NoteHome', at: wanted, sought: '9711KV-12', home: bare, settled: false })
  act({ type: 'NoteHome', at: wanted, sought: '9711KV-12', home: pictured, settled: true })

  act({ type: 'ShowScreen', screen: '/moving' })
  answer({ [`${moving}.i_expect_to_move.value`]: 1, [`${moving}.search_postal_code.value`]: '9711 K' })
  const at = `${moving}.home`
  act({ type: 'SearchHomes', at })
  answer({
    [`${moving}.home_type.value`]: 'grachtenpand',
    [`${moving}.search_postal_code.value`]: '9711 KV',
    [`${moving}.search_radius.value`]: 5,
  })
  const criteria = { postalCode: '9711KV', radius: 5, homeType: 'grachtenpand' }
  const center = { latitude: 53.2167, longitude: 6.5641 }
  act({ type: 'SearchHomes', at })
  act({ type: 'NoteHomes', at, criteria, homes: [], center: null })
  act({ type: 'SearchHomes', at })
  act({ type: 'NoteHomes', at, criteria, homes: [pictured, dear], center })
  act({ type: 'ChooseHome', at, id: pictured.id })
  act({ type: 'ChooseHome', at, id: null })
  act({ type: 'ChooseHome', at, id: dear.id })
  answer({ [`${moving}.search_radius.value`]: 10 })
  act({ type: 'SearchHomes', at })
}
