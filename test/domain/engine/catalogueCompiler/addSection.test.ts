import { describe, expect, test } from 'vitest'
import type { Catalogue, Group, ListSlot, Node, Slot } from '../../../../domain/engine/catalogue'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { choice, yesNo } from '../../../../domain/language/chosenQuestions'
import { all, always, type Condition, is } from '../../../../domain/language/condition'
import { storedQuestion } from '../../../../domain/language/questionBase'
import { block, list, part, section, step } from '../../../../domain/language/section'
import type { Survey } from '../../../../domain/language/survey'
import { text } from '../../../../domain/language/typedQuestions'
import { catalogues, fresh, profilesWith, surveyNames } from '../../../arbitraries/surveys'

const nodeOf = (node: Node): string => `${node.kind} ${node.group.id}.${node.index}`

/** All that a catalogue says, in plain words: what names each other in circles is named by its place. */
const saidBy = (catalogue: Catalogue) => {
  const { groups, slots, slotOf, slotAt, listAt, gateOf, lookedUpAt, filledAt, homeAt, homeOf, listOfGate } = catalogue
  const condition = (said: Condition): string =>
    JSON.stringify(said, (key, value) => (key === 'question' ? slotOf.get(value)?.id : value))
  const list = ({ kind, index, group, path, gate, item }: ListSlot) => [
    kind,
    index,
    group.id,
    path,
    nodeOf(gate),
    item.id,
  ]
  const slot = (one: Slot) => ({
    ...{ id: one.id, path: one.path, at: nodeOf(one), title: one.question.title, alone: one.alone },
    ...{ condition: condition(one.condition), dependents: one.dependents.map(nodeOf).sort() },
  })
  const group = (one: Group) => ({
    ...{ id: one.id, step: one.step?.key, within: one.within?.path, slots: one.slots.map(nodeOf) },
    gates: one.gates.map(gate => [nodeOf(gate), condition(gate.condition), gateOf.get(gate.of) === gate]),
    lists: one.lists.map(list),
    order: one.order.map(({ kind, index, path }) => [kind, index, path]),
  })
  const ids = (found: Iterable<readonly [string, Slot]>) => [...found].map(([name, { id }]) => [name, id])
  return {
    slots: slots.map(slot),
    groups: groups.map(group),
    slotAt: ids(slotAt),
    listAt: [...listAt].map(([path, one]) => [path, list(one)]),
    gates: gateOf.size,
    listOfGate: [...listOfGate].map(([question, { path }]) => [slotOf.get(question)?.id, path]),
    lookedUpAt: [...lookedUpAt].map(([question, path]) => [slotOf.get(question)?.id, path]),
    filledAt: [...filledAt].map(([question, path]) => [slotOf.get(question)?.id, path]),
    homeAt: [...homeAt].map(([path, home]) => [path, home.what, home.path, nodeOf(home.gate), ids(home.slots)]),
    homeOf: [...homeOf].map(([question, { path }]) => [slotOf.get(question)?.id, path]),
    stepAt: [...catalogue.stepAt.keys()],
    sectionsOf: [...catalogue.sectionsOf].map(([key, of]) => [key, of.map(({ id }) => id)]),
  }
}

test.each(surveyNames)(
  'every start lays out %s alike: what one keeps of its answers by place, the next reads',
  name => {
    expect(saidBy(fresh(name))).toEqual(saidBy(catalogues[name]))
  },
)

const surveyOf = (...sections: Survey['steps'][number]['sections']): Survey => ({
  steps: [step('pension', 'Stap', '', sections)],
  kept: [],
  profiles: profilesWith([]),
})

describe('where a question stands', () => {
  const yes = yesNo('Ja?', 'situation')
  const shown = { shownWhen: is(yes, 1) }
  const why = choice('radio', 'Keuze', 'situation', [[1, 'Een']], { explanation: { title: 'Waarom?', at: [1] } })
  const content = {
    yes,
    why,
    named: part({ inside: text('In', 'name', shown), together: block({ most: text('Diepst', 'name') }, shown) }, shown),
    things: list(
      'Ding',
      null,
      { id: storedQuestion('Nummer', 'identifier'), n: text('N', 'name') },
      { matchedBy: 'n', summary: [] },
    ),
  }

  test('in a section of a step is said by the step, the section and its own key, its value last', () => {
    const { slotAt, listAt } = compileCatalogue(surveyOf(section('section_9', null, content)))
    const top = 'pension.sections.section_9.questions'
    expect([...slotAt.keys()]).toEqual([
      `${top}.yes.value`,
      `${top}.why.value`,
      `${top}.why.explanation.value`,
      `${top}.named.inside.value`,
      `${top}.named.most.value`,
      `${top}.things.*.id`,
      `${top}.things.*.n`,
    ])
    expect([...listAt.keys()]).toEqual([`${top}.things`])
  })

  test('in a section with a place of its own is said by that place and its key', () => {
    const { slotAt } = compileCatalogue(surveyOf(section('section_9', null, content, { at: 'customer' })))
    expect([...slotAt.keys()].slice(0, 4)).toEqual([
      'customer.yes',
      'customer.why',
      'customer.why.explanation',
      'customer.named.inside',
    ])
  })

  test('decides when it shows: what stands around it comes first', () => {
    const at = compileCatalogue(surveyOf(section('section_9', null, content, { at: 'customer' }))).slotAt
    const ja = is(yes, 1)
    expect(at.get('customer.yes')?.condition).toEqual(always)
    expect(at.get('customer.named.inside')?.condition).toEqual(all(ja, ja))
    expect(at.get('customer.named.most')?.condition).toEqual(all(ja, ja))
  })
})
