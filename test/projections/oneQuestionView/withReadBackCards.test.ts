import { expect, test } from 'vitest'
import { cardOn } from '../../../projections/oneQuestionView/questionScreen'
import { questionScreenFor } from '../../../projections/oneQuestionView/questionScreenFor'
import { questionScreens } from '../../../projections/oneQuestionView/questionScreens'
import { item, type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const person = {
  'customer.salutation': 'Geachte mevrouw',
  'customer.initials': 'S.M.',
  'customer.first_name': 'Sanne',
  'customer.last_name': 'Vries',
  'customer.date_of_birth': '14-03-1982',
  'customer.birth_place': 'Zutphen',
  'customer.gender': 'f',
  'customer.maritial_status': 1,
}

const home = {
  'customer.address.postal_code': '7201 DN',
  'customer.address.number': '8',
  'customer.address.street': 'Houtmarktlaan',
  'customer.address.place': 'Zutphen',
}

const screens = (at: Portal) => questionScreens(at.catalogue, viewOf(at), 'personal_details')
const titles = (at: Portal) => screens(at).map(({ title }) => title)
const cards = (at: Portal) => titles(at).filter(title => title.endsWith('klopt dit?'))
const show = (at: Portal, screen: string) =>
  at.does({ type: 'ShowCalmScreen', step: 'personal_details', at: screen, heldUp: false })

test('what the office knows of somebody is one screen; what is missing follows it, each by itself', () => {
  const { 'customer.first_name': _, ...unnamed } = person
  const at = portal({ type: 'full', values: { ...unnamed, ...home } })
  const [card, name] = screens(at)
  expect(card?.title).toBe('Persoonlijke gegevens: klopt dit?')
  expect(card?.paths).toContain('customer.date_of_birth')
  // A name is asked as a whole, as it is in an empty visit.
  expect(name?.paths).toContain('customer.first_name')
  expect(card?.paths.filter(path => name?.paths.includes(path))).toEqual([])
  expect(titles(at)).toContain('Uw woning: klopt dit?')
  expect(titles(at)).not.toContain('Geboortedatum')
})

test('what nobody filled in is asked as ever', () => {
  expect(cards(portal({ type: 'full' }))).toEqual([])
  expect(cards(portal({ type: 'full', values: { 'customer.last_name': 'Vries' } }))).toEqual([])
})

test('what the customer answers by itself stays a screen as long as he is at the step, and is read from then on', () => {
  const { 'customer.first_name': _, ...unnamed } = person
  const at = portal({ type: 'full', values: unnamed })
  show(at, 'customer.person')
  show(at, 'customer.initials')
  const before = titles(at)
  at.answers('customer.first_name', 'Sanne')
  expect(titles(at)).toEqual(before)
  show(at, 'customer.gender')
  expect(titles(at)).toContain('Uw naam')
  at.does({ type: 'ShowScreen', screen: '/moving' })
  expect(titles(at)).not.toContain('Uw naam')
  expect(screens(at)[0]?.paths).toContain('customer.first_name')
})

test('a card stays one while its answers are changed, and what became wrong is asked right after it', () => {
  const at = portal({ type: 'full', values: home })
  show(at, 'customer.home')
  at.answers('customer.address.number', '10')
  at.answers('customer.address.street', 'Laan')
  at.answers('customer.address.postal_code', '7201 DP')
  at.answers('customer.address.place', 'Zutphen')
  expect(cards(at)).toEqual(['Uw woning: klopt dit?'])
  const wrong = portal({ type: 'full', values: person })
  show(wrong, 'customer.person')
  wrong.answers('customer.date_of_birth', '99-99-1982')
  expect(titles(wrong).slice(0, 2)).toEqual(['Persoonlijke gegevens: klopt dit?', 'Geboortedatum'])
})

test('what is doubtful is not taken for right', () => {
  const employer = item({ name: 'Bakkerij Bos', salary: 36060, start_date: '01-02-2015' })
  const doubtful = item({ name: 'Bakkerij Bos', salary: 630000, start_date: '01-02-2015' })
  const of = (one: typeof employer) =>
    screens(
      portal({
        type: 'full',
        values: { 'customer.has_employers': 1 },
        lists: { 'customer.employers': [one] },
      }),
    )
  const salaryOf = (all: ReturnType<typeof screens>) =>
    all.find(({ paths }) => paths.some(path => path.endsWith('.salary')))
  expect(salaryOf(of(employer))?.title).toBe('Werkgever 1: klopt dit?')
  expect(salaryOf(of(doubtful))?.title).toBe('Werkgever 1: Bruto jaarsalaris (zonder vakantiegeld)')
})

test('a path leads to the card that its answer is read on, shown or not, and that of a card to what is asked of it', () => {
  const at = portal({ type: 'full', values: { ...person, ...home } })
  const all = screens(at)
  const to = (path: string) => questionScreenFor(at.catalogue, all, path)
  expect(to('customer.address.street')?.id).toBe('customer.home')
  expect(to('customer.home')?.id).toBe('customer.home')
  const [card] = all
  expect(card && cardOn(card)).not.toBeNull()
  expect(to('customer.insertion')).toBe(card)
  const empty = portal({ type: 'full' })
  expect(questionScreenFor(empty.catalogue, screens(empty), 'customer.home')?.title).toBe('Uw woning')
})
