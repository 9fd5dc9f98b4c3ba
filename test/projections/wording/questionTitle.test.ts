import { expect, test } from 'vitest'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { questionTitle } from '../../../projections/wording/questionTitle'
import { portal } from '../portal'

test('a question of an item says of which, whatever lists that item lies in', () => {
  const visit = portal({ type: 'full' })
  const titled = (path: string): string => questionTitle(visit.catalogue, surveyTree(visit.situation()), path)
  for (const list of ['customer.employers', 'customer.employers', 'customer.mortgages', 'customer.mortgages'])
    visit.adds(list)
  const last = (list: string): string => visit.ids(list).at(-1) ?? ''
  const parts = `customer.mortgages.${last('customer.mortgages')}.parts`
  visit.adds(parts)
  const job = `customer.employers.${last('customer.employers')}.function`
  expect(titled(job)).toBe(`Functie (Werkgever ${visit.ids('customer.employers').length})`)
  const [mortgages, held] = [visit.ids('customer.mortgages').length, visit.ids(parts).length]
  expect(titled(`${parts}.${last(parts)}.aflosvorm`)).toBe(`Aflosvorm (Hypotheek ${mortgages}, Leningdeel ${held})`)

  visit.does({ type: 'RemoveItem', list: 'customer.employers', id: last('customer.employers') })
  expect(titled(job)).toBe('Functie')
  expect(titled('customer.phone')).toBe('Telefoonnummer')
  expect(titled('no.such.place')).toBe('no.such.place')
})

test('an explanation says what it is about where others of its step are called the same, and nowhere else', () => {
  const visit = portal({ type: 'full' })
  const titled = (path: string): string => questionTitle(visit.catalogue, surveyTree(visit.situation()), path)
  const topics = visit.catalogue.slots.filter(({ question }) => question.title === 'Wat wilt u hierover vragen?')
  const titles = topics.map(({ path }) => titled(path))
  expect(titles).toContain('Wat wilt u hierover vragen? (Kosten en belasting)')
  expect(new Set(titles).size).toBe(7)
  // One in its step: its own title says enough.
  const goal = visit.catalogue.slots.find(({ question }) => question.title === 'Licht uw doel kort toe')
  expect(titled(goal?.path ?? '')).toBe('Licht uw doel kort toe')
  expect(titled(topics[2]?.path.replace(/\.explanation(?=\.value$)/, '') ?? '')).toBe('Kosten en belasting')
})
