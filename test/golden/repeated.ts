import { loaded, type Recorder } from './recorder'

const unemployment = 'unemployment.sections.section_51.questions'
const incapacity = 'incapacity_work.sections.section_61.questions'
const criteria = { postalCode: '9711KV', radius: 5, homeType: 'hoekwoning' }

/** A visit in which a step gets the answers of another, and a step after it the home alone. */
export const repeated = ({ act, answer }: Recorder, build: string, rules: string): void => {
  act({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-22', build, rules })
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
    customer: loaded({ 'customer.has_partner': 1 }),
  })
  act({ type: 'ShowScreen', screen: '/unemployment' })
  answer({
    [`${unemployment}.becoming_unemployed.value`]: ['savings'],
    [`${unemployment}.current_home.value`]: 0,
    [`${unemployment}.home_type.value`]: criteria.homeType,
    [`${unemployment}.search_postal_code.value`]: '9711 KV',
    [`${unemployment}.search_radius.value`]: criteria.radius,
  })
  const at = `${unemployment}.home`
  const address = { street: 'Vismarkt', number: '12', number_addition: '', postcode: '9711KV', city: 'Groningen' }
  const home = { id: '9711KV-12', image: '', value_low: 310_000, value_high: 345_000, address }
  act({ type: 'SearchHomes', at })
  act({ type: 'NoteHomes', at, criteria, homes: [home], center: null })
  act({ type: 'ChooseHome', at, id: home.id })
  answer({ [`${unemployment}.solution.value`]: 1 })
  act({ type: 'ShowScreen', screen: '/incapacity_work' })
  answer({ [`${incapacity}.solution.value`]: 2 })
  act({ type: 'RepeatAnswers', step: 'incapacity_work', from: 'unemployment', only: null })
  act({ type: 'SubmitStep', step: 'incapacity_work' })
  act({ type: 'ShowScreen', screen: '/moving' })
  answer({ 'moving.sections.section_31.questions.i_expect_to_move.value': 1 })
  act({ type: 'RepeatAnswers', step: 'moving', from: 'incapacity_work', only: 'home' })
}
