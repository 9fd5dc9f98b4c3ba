import { describe, expect, test } from 'vitest'
import { compileCatalogue } from '../../../domain/engine/catalogueCompiler/compileCatalogue'
import { boxes, choice, pick, yesNo } from '../../../domain/language/chosenQuestions'
import { always, type Condition, is, olderThan, ticked } from '../../../domain/language/condition'
import { rule } from '../../../domain/language/rule'
import { type Content, info, list, part, section, step } from '../../../domain/language/section'
import type { Survey } from '../../../domain/language/survey'
import { date, text } from '../../../domain/language/typedQuestions'
import { mustBeDate } from '../../../domain/rules/answerRules'
import { initialState, situationOf } from '../../../events/state/state'
import { surveyTree } from '../../../projections/tree/surveyTree'
import { catalogues, profilesWith } from '../../arbitraries/surveys'

const profiles = profilesWith([])

const one = (content: Content, shownWhen: Condition = always): Survey => ({
  steps: [step('pension', 'Stap', '', [section('section_1', null, content, { shownWhen })])],
  kept: [],
  profiles,
})

const name = () => text('Naam', 'name')

describe('a catalogue does not start', () => {
  test('with two questions at one path', () => {
    const first = section('first', null, { name: name() }, { at: 'customer' })
    const second = section('second', null, { name: name() }, { at: 'customer' })
    const planted = { steps: [step('pension', 'Stap', '', [first, second])], kept: [], profiles }
    expect(() => compileCatalogue(planted)).toThrow('Two questions at customer.name')
  })

  test('with two lists at one path, or a list where a question is', () => {
    const items = () => list('Ding', null, {}, { matchedBy: 'id', summary: [] })
    const at = (content: Content) => section('any', null, content, { at: 'customer' })
    const both = (...contents: readonly Content[]) => ({
      steps: [step('pension', 'Stap', '', contents.map(at))],
      kept: [],
      profiles,
    })
    expect(() => compileCatalogue(both({ things: items() }, { things: items() }))).toThrow('customer.things')
    expect(() => compileCatalogue(both({ things: name() }, { things: items() }))).toThrow('customer.things')
    expect(() => compileCatalogue(both({ things: items() }, { things: name() }))).toThrow('customer.things')
  })

  test('with one question in two places', () => {
    const same = name()
    expect(() => compileCatalogue(one({ a: same, b: same }))).toThrow('One question in two places')
  })

  const stranger = yesNo('Vreemde', 'situation')

  test.each<[string, Survey]>([
    ['a question', one({ a: text('A', 'name', { shownWhen: is(stranger, 1) }) })],
    ['a section', one({ a: name() }, is(stranger, 1))],
    ['a part', one({ a: part({ b: name() }, { shownWhen: is(stranger, 1) }) })],
    ['a text', one({ a: info('Let op', is(stranger, 1)) })],
    ['a list', one({ a: list('Ding', null, { b: name() }, { gate: stranger, matchedBy: 'b', summary: [] }) })],
    ['a rule', one({ a: text('A', 'name', { rules: mustBeDate('Wanneer?', is(stranger, 1)) }) })],
    [
      'an answer that is presumed',
      one({ a: yesNo('A', 'situation', { presumed: { when: is(stranger, 1), answer: 1 } }) }),
    ],
    ['a box', one({ a: boxes('A', 'situation', [['b', 'B', { shownWhen: is(stranger, 1) }]]) })],
  ])('when %s reads a question that is not in it', (_what, planted) => {
    expect(() => compileCatalogue(planted)).toThrow('not in the catalogue: Vreemde')
  })

  test('when an exemption reads a question that is not in it', () => {
    const exempt = { when: olderThan(text('Geboren', 'birth'), 65), text: 'Sla over' }
    const planted = {
      steps: [step('pension', 'Stap', '', [section('s', null, { a: name() })], { exempt })],
      kept: [],
      profiles,
    }
    expect(() => compileCatalogue(planted)).toThrow('not in the catalogue: Geboren')
  })

  test('when something outside a list reads into it', () => {
    const inside = yesNo('Binnen', 'situation')
    const items = list('Ding', null, { inside }, { matchedBy: 'inside', summary: [] })
    expect(() =>
      compileCatalogue(one({ items, outside: text('Buiten', 'name', { shownWhen: is(inside, 1) }) })),
    ).toThrow('reads into a list from outside')
    const neighbour = list(
      'Ander',
      null,
      { b: text('B', 'name', { shownWhen: is(inside, 1) }) },
      { matchedBy: 'b', summary: [] },
    )
    expect(() => compileCatalogue(one({ items, neighbour }))).toThrow('reads into a list from outside')
  })

  test('when an answer brings about one that does not stand beside it', () => {
    const settled = pick('radio', 'Soort rente', 'situation', [['fixed', 'Vast']])
    const settles = { question: settled, months: 3, beyond: 'fixed', within: 'none' } as const
    const until = date('Tot', 'situation', { settles })
    const inItem = (content: Content) => list('Ding', null, content, { matchedBy: 'until', summary: [] })
    expect(() => compileCatalogue(one({ settled, things: inItem({ until }) }))).toThrow(
      'An answer of another item goes with until: Soort rente',
    )
    expect(() => compileCatalogue(one({ until }))).toThrow('not in the catalogue: Soort rente')
    expect(() => compileCatalogue(one({ things: inItem({ until, settled }) }))).not.toThrow()
  })

  test('when it takes an answer to know whether a list is kept empty', () => {
    const first = yesNo('Eerste', 'situation')
    const items = (emptyWhen: Condition) => list('Ding', null, {}, { matchedBy: 'id', summary: [], emptyWhen })
    expect(() => compileCatalogue(one({ first, items: items(is(first, 1)) }))).toThrow(
      'More than facts decide at pension.sections.section_1.questions.items',
    )
    expect(() => compileCatalogue(one({ first, items: items(always) }))).not.toThrow()
  })

  test('when products are offered of a lender that does not stand beside them', () => {
    const lender = pick('select', 'Geldverstrekker', 'situation', [], { supply: { from: 'lenders' } })
    const product = pick('select', 'Product', 'situation', [], { supply: { from: 'products', of: lender } })
    const inItem = (content: Content) => list('Ding', null, content, { matchedBy: 'product', summary: [] })
    expect(() => compileCatalogue(one({ lender, things: inItem({ product }) }))).toThrow(
      'An answer of another item goes with product: Geldverstrekker',
    )
    expect(() => compileCatalogue(one({ lender, product }))).not.toThrow()
  })

  test('when an exemption reads into a list', () => {
    const inside = text('Binnen', 'birth')
    const items = list('Ding', null, { inside }, { matchedBy: 'inside', summary: [] })
    const exempt = { when: olderThan(inside, 65), text: 'Sla over' }
    const planted = {
      steps: [step('pension', 'Stap', '', [section('s', null, { items })], { exempt })],
      kept: [],
      profiles,
    }
    expect(() => compileCatalogue(planted)).toThrow('reads into a list from outside')
  })

  test('when a question reads one that shows by it, and says where', () => {
    const inner = yesNo('Binnen', 'situation')
    Object.assign(inner, { shownWhen: is(inner, 1) })
    expect(() => compileCatalogue(one({ inner }))).toThrow('at pension.sections.section_1.questions.inner.value')
  })

  test('when questions show each other in a circle, however long', () => {
    const circle = (...keys: readonly string[]) => {
      const questions = keys.map(key => yesNo(key, 'situation'))
      for (const [at, question] of questions.entries()) {
        const next = questions[(at + 1) % questions.length]
        if (next !== undefined) Object.assign(question, { shownWhen: is(next, 1) })
      }
      return one(Object.fromEntries(questions.map(question => [question.title, question])))
    }
    expect(() => compileCatalogue(circle('a'))).toThrow('circle')
    expect(() => compileCatalogue(circle('a', 'b'))).toThrow('circle')
    expect(() => compileCatalogue(circle('a', 'b', 'c', 'd'))).toThrow('circle')
  })
})

test('rules may read each other’s questions: what they say is worked out when it is asked', () => {
  const [begin, end] = [date('Begin', 'situation'), date('Eind', 'situation')]
  const after = (other: typeof begin) => [rule('after', { tag: 'after', question: other }, 'Niet later')]
  Object.assign(begin, { rules: after(end) })
  Object.assign(end, { rules: after(begin) })
  const catalogue = compileCatalogue(one({ begin, end }))
  const slot = catalogue.slotOf.get(begin)
  if (slot === undefined) throw new Error('no slot')
  const state = initialState(catalogue)
  expect(surveyTree(situationOf(catalogue, state))[slot.group.id]).toBeDefined()
})

describe('what depends on an answer', () => {
  const first = yesNo('Eerste', 'situation')
  const second = yesNo('Tweede', 'situation', { shownWhen: is(first, 1) })
  const third = text('Derde', 'name', { shownWhen: is(second, 1) })
  const free = text('Vrij', 'name')
  const dots = boxes('Stippen', 'situation', [
    ['a', 'A'],
    ['b', 'B', { shownWhen: is(second, 1) }],
  ])
  const dotted = info('Let op', ticked(dots, 'b'))
  const catalogue = compileCatalogue(one({ first, second, third, free, dots, dotted }))
  const readers = (question: typeof first | typeof free): readonly unknown[] =>
    (catalogue.slotOf.get(question)?.dependents ?? []).map(node => (node.kind === 'slot' ? node.question : node.of))

  test('is it itself first, and everything that shows or counts through it', () => {
    expect(readers(first)[0]).toBe(first)
    expect(new Set(readers(first))).toEqual(new Set([first, second, third, dots, dotted]))
    expect(new Set(readers(second))).toEqual(new Set([second, third, dots, dotted]))
  })

  test('is nothing else for an answer that nobody reads', () => {
    expect(readers(free)).toEqual([free])
  })

  test('is what can be chosen by it, and what stands in items within its own', () => {
    const owner = yesNo('Eigenaar', 'situation')
    const inner = text('Deel', 'name', { shownWhen: is(owner, 1) })
    const colour = choice('radio', 'Kleur', 'situation', [
      [0, 'Rood'],
      [1, 'Blauw', { shownWhen: is(owner, 1) }],
    ])
    const parts = list('Deel', null, { inner }, { matchedBy: 'inner', summary: [] })
    const things = list('Ding', null, { owner, colour, parts }, { matchedBy: 'owner', summary: [] })
    const slot = compileCatalogue(one({ things })).slotOf.get(owner)
    const found = slot?.dependents.map(node => (node.kind === 'slot' ? node.question : node.of))
    expect(new Set(found)).toEqual(new Set([owner, inner, colour]))
  })

  test('is everything once, the answer itself too where it is judged by its own', () => {
    const end = date('Eind', 'situation')
    const begin = date('Begin', 'situation', {
      rules: [rule('after', { tag: 'after', question: end }, 'Later', olderThan(end, 1))],
    })
    Object.assign(end, { rules: [rule('self', { tag: 'after', question: end }, 'Later')] })
    const { slotOf } = compileCatalogue(one({ begin, end }))
    const [from, to] = [slotOf.get(begin), slotOf.get(end)]
    expect([from?.dependents, to?.dependents]).toEqual([[from], [to, from]])
  })
})

test('the survey that is shipped starts, and every list that a Ja opens is known by its question', () => {
  const { shipped } = catalogues
  expect(shipped.slots.length).toBeGreaterThan(100)
  expect([...shipped.listOfGate.values()].map(({ path }) => path)).toEqual([
    'customer.employers',
    'customer.companies',
    'customer.children',
  ])
})
