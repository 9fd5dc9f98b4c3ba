import { describe, expect, test } from 'vitest'
import { survey } from '../../../domain/catalogue/survey'
import { type Condition, questionsReadBy, type Readable } from '../../../domain/language/condition'
import { invitationTypes } from '../../../domain/language/invitation'
import type { Privacy } from '../../../domain/language/privacy'
import { conditionsOf, type Question } from '../../../domain/language/question'
import type { Content } from '../../../domain/language/section'
import { listsIn, type PlacedQuestion, questionsIn } from './placed'

const sections = [...survey.steps.flatMap(step => step.sections), ...survey.kept]

const whole = (at: string | null, { path }: PlacedQuestion): string => `${at ?? ''}.${path}`

const placed = survey.steps
  .flatMap(step => step.sections.map(section => ({ at: section.at ?? `${step.key}.${section.id}`, section })))
  .concat(survey.kept.map(section => ({ at: section.at ?? 'kept', section })))
  .flatMap(({ at, section }) => questionsIn(section).map(one => ({ ...one, path: whole(at, one) })))

const optionConditions = (question: Question): readonly Condition[] =>
  question.kind === 'choice'
    ? question.options.map(({ shownWhen }) => shownWhen)
    : question.kind === 'boxes'
      ? question.boxes.map(({ shownWhen }) => shownWhen)
      : []

test('no two questions stand at one path, and none stands twice', () => {
  expect(new Set(placed.map(({ path }) => path)).size).toBe(placed.length)
  expect(new Set(placed.map(({ question }) => question)).size).toBe(placed.length)
})

test('conditions and rules read only questions that are in the catalogue', () => {
  const known = new Set<Readable>(placed.map(({ question }) => question))
  const read = placed.flatMap(({ question, shown }) => [
    ...[shown, ...conditionsOf(question), ...optionConditions(question)].flatMap(questionsReadBy),
    ...question.rules.flatMap(({ check }) => (check.tag === 'after' ? [check.question] : [])),
  ])
  const sectionReads = sections.flatMap(({ shownWhen }) => questionsReadBy(shownWhen))
  expect([...read, ...sectionReads].filter(question => !known.has(question)).map(({ title }) => title)).toEqual([])
  expect(read.length).toBeGreaterThan(0)
})

test('every step of every type has its place, once, but for the two screens that are no step', () => {
  const keys = survey.steps.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const visited = new Set(invitationTypes.flatMap(type => survey.profiles[type].steps))
  expect([...visited].filter(key => !keys.includes(key)).sort()).toEqual(['intro', 'success'])
})

test('the steps have the titles of the specification', () => {
  expect(survey.steps.map(({ key, title }) => [key, title])).toEqual([
    ['aqopi', 'Gegevens ophalen'],
    ['personal_details', 'Persoonlijke gegevens'],
    ['current_living_condition', 'Uw woonsituatie'],
    ['financing', 'Financiering'],
    ['mortgage', 'Hypotheek'],
    ['sustainability', 'Verduurzamen'],
    ['housing_requirements', 'Woonwensen'],
    ['children', 'Kinderen'],
    ['unemployment', 'Werkloosheid'],
    ['incapacity_work', 'Arbeidsongeschiktheid'],
    ['death_of_partner', 'Overlijden van uw partner'],
    ['divorce', 'Scheiding'],
    ['pension', 'Pensioen'],
    ['moving', 'Verhuizen'],
    ['mortgage_and_pension', 'Geldverstrekkers'],
    ['future_income', 'Toekomstig inkomen'],
    ['personal_characteristics', 'Persoonlijke kenmerken'],
    ['questions_for_the_advisor', 'Vragen aan uw adviseur'],
    ['complete', 'Gegevens versturen'],
  ])
})

test('an item is recognised and summed up by questions that it has', () => {
  const keysOf = (content: Content): readonly string[] => Object.keys(content)
  for (const { list } of sections.flatMap(listsIn)) {
    const keys = keysOf(list.content)
    expect(keys).toEqual(expect.arrayContaining(['id', list.matchedBy, ...list.summary.flat()]))
    // What only comes from the office is all there on its card: its number names it.
    if (list.add !== null) expect(list.summary.length).toBeGreaterThan(0)
  }
})

describe('each question', () => {
  const allowed: Readonly<Record<Question['kind'], readonly Privacy[]>> = {
    text: ['name', 'contact', 'address', 'birth', 'identifier', 'words'],
    date: ['birth', 'date'],
    number: ['amount'],
    choice: ['situation'],
    boxes: ['situation'],
    slider: ['situation'],
    switch: ['situation'],
    stored: ['identifier', 'situation', 'amount', 'address'],
  }

  test.each(placed.map(one => [one.path, one.question] as const))('%s is what it says', (_path, question) => {
    expect(question.title.trim()).not.toBe('')
    expect(allowed[question.kind]).toContain(question.privacy)
    const names = question.rules.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(question.rules.map(({ message }) => message.trim())).not.toContain('')
    if (question.kind === 'choice') {
      const values = question.options.map(({ value }) => value)
      expect(new Set(values).size).toBe(values.length)
      expect(values.length > 0 || question.supply !== null).toBe(true)
    }
    if (question.kind === 'text' && question.form === 'lines') expect(question.privacy).toBe('words')
  })

  test.each([
    ['customer.last_name', 'name'],
    ['customer.date_of_birth', 'birth'],
    ['customer.email', 'contact'],
    ['customer.address.postal_code', 'address'],
    ['customer.customer_number', 'identifier'],
    ['customer.partner.salaris_bruto_per_maand', 'amount'],
    ['customer.children.*.first_name', 'name'],
    ['customer.employers.*.name', 'name'],
    ['customer.companies.*.registration_number', 'identifier'],
    ['customer.mortgages.*.parts.*.leningdeelnummer', 'identifier'],
    ['questions_for_the_advisor.section_1.question_7.explanation', 'words'],
  ])('%s counts as %s', (path, privacy) => {
    expect(placed.find(one => one.path === path)?.question.privacy).toBe(privacy)
  })
})

/** How many questions stand under each heading of a section; a table is one, and what is in a card has the card's name. */
const underHeadings = (content: Content): readonly number[] => {
  const within = Object.values(content).flatMap(entry => (entry.kind === 'part' ? [entry] : []))
  const own = Object.values(content).filter(({ kind }) => !['part', 'list', 'info', 'shown', 'stored'].includes(kind))
  const parts = within.map(({ title, content: inner }) => ({ title, counts: underHeadings(inner) }))
  // What stands in a part without a title stands under the heading around it.
  const around = parts.reduce((sum, { title, counts }) => (title === null ? sum + (counts[0] ?? 0) : sum), 0)
  return [own.length + around, ...parts.flatMap(({ title, counts }) => (title === null ? counts.slice(1) : counts))]
}

test('no heading has more than thirteen questions under it, and a section of a long step has one', () => {
  const counts = survey.steps.map(({ key, sections: all }) => {
    const each = all.map(({ title, content }) => ({ title, counts: underHeadings(content) }))
    const total = each.reduce((sum, one) => sum + one.counts.reduce((a, b) => a + b, 0), 0)
    return { key, total, each }
  })
  const crowded = counts.flatMap(({ key, each }) =>
    each.flatMap(one => one.counts.filter(count => count > 13).map(count => `${key}: ${count}`)),
  )
  expect(crowded).toEqual([])
  const bare = counts.flatMap(({ key, total, each }) =>
    total > 9 && each.some(({ title }) => title === null) ? [key] : [],
  )
  expect(bare).toEqual([])
})
