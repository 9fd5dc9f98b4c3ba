import { all, always, type Condition, type Readable, readsOf } from '../language/condition'
import type { Question } from '../language/question'
import type { Content, Entry, ItemList, Part, Section, Shown, Step } from '../language/section'
import type { StepKey } from '../language/stepKey'
import type { Survey } from '../language/survey'
import type { Catalogue, Gate, HomeSlot, ListSlot, Node, Slot } from './catalogue'
import { closeDependents } from './dependents'
import { idleSteps } from './idleSteps'

type Building<T> = { -readonly [K in keyof T]: T[K] }
interface GroupDraft {
  readonly id: number
  readonly step: Step | null
  readonly within: ListSlot | null
  readonly slots: Building<Slot>[]
  readonly gates: Gate[]
  readonly lists: ListSlot[]
  readonly order: (Slot | ListSlot)[]
}

/**
 * Lays every question of the survey in its place.
 * @throws when a path or a question stands twice, when a condition names a question that is not in the catalogue, reads
 * into a list from outside it, reads itself in a circle, or reads answers where facts alone decide, and when a type of
 * invitation has a step that then asks nothing: such a catalogue must not start.
 */
export const load = (survey: Survey): Catalogue => {
  const groups: GroupDraft[] = []
  const slots: Building<Slot>[] = []
  const stepAt = new Map<StepKey, Step>(survey.steps.map(step => [step.key, step]))
  const slotOf = new Map<Readable, Building<Slot>>()
  const slotAt = new Map<string, Slot>()
  const listAt = new Map<string, ListSlot>()
  const gateOf = new Map<Section | Entry, Gate>()
  const listOfGate = new Map<Readable, ListSlot>()
  const lookedUpAt = new Map<Readable, string>()
  const filledAt = new Map<Readable, string>()
  const homeAt = new Map<string, HomeSlot>()
  const homeOf = new Map<Readable, HomeSlot>()

  const claim = (path: string): void => {
    if (slotAt.has(path) || listAt.has(path)) throw new Error(`Two questions at ${path}`)
  }

  const claimFactual = (condition: Condition | null, at: string): void => {
    if (condition !== null && readsOf(condition).length > 0) throw new Error(`More than facts decide at ${at}`)
  }

  const addGate = (group: GroupDraft, of: Section | Entry, condition: Condition): Gate => {
    const gate: Gate = { kind: 'gate', index: group.gates.length, group, of, condition }
    group.gates.push(gate)
    gateOf.set(of, gate)
    return gate
  }

  const addSlot = (group: GroupDraft, full: string, path: string, question: Question, condition: Condition): void => {
    claim(full)
    if (slotOf.has(question)) throw new Error(`One question in two places: ${full}`)
    const slot = {
      kind: 'slot' as const,
      id: slots.length,
      index: group.slots.length,
      group,
      path,
      question,
      condition,
    }
    const placed = { ...slot, dependents: [] }
    group.slots.push(placed)
    group.order.push(placed)
    slots.push(placed)
    slotOf.set(question, placed)
    slotAt.set(full, placed)
  }

  const addQuestion = (group: GroupDraft, at: Place, key: string, question: Question, condition: Condition): void => {
    const shown = all(condition, question.shownWhen)
    const tail = at.leaf === '' ? '' : `.${at.leaf}`
    addSlot(group, join(at.full, key) + tail, join(at.path, key) + tail, question, shown)
    if (question.explanation === null) return
    const { explanation } = question
    const name = `${key}.explanation${tail}`
    addSlot(group, join(at.full, name), join(at.path, name), explanation, all(shown, explanation.shownWhen))
  }

  const addList = (group: GroupDraft, at: Place, key: string, list: ItemList, condition: Condition): void => {
    const gate = addGate(group, list, all(condition, list.shownWhen))
    const full = join(at.full, key)
    claim(full)
    // The list and the shape of its items name each other, so the second is filled in once the first exists.
    const draft: Building<ListSlot> = {
      kind: 'list',
      index: group.lists.length,
      group,
      path: join(at.path, key),
      list,
      gate,
      item: group,
    }
    const item = addGroup(group.step, draft)
    draft.item = item
    group.lists.push(draft)
    group.order.push(draft)
    listAt.set(full, draft)
    if (list.gate !== null) listOfGate.set(list.gate, draft)
    claimFactual(list.emptyWhen, full)
    addContent(item, { full: `${full}.*`, path: '', leaf: '' }, list.content, always)
  }

  const addPart = (group: GroupDraft, at: Place, key: string, part: Part, condition: Condition): void => {
    const gate = addGate(group, part, all(condition, part.shownWhen))
    const full = join(at.full, key)
    const inside = part.named ? { ...at, full, path: join(at.path, key) } : at
    addContent(group, inside, part.content, gate.condition)
    const asked = Object.entries(part.content).flatMap(([name, entry]) =>
      isReadable(entry) ? [{ name, question: entry }] : [],
    )
    switch (part.looksUp) {
      case 'address':
        for (const { name, question } of asked) {
          if (isSoughtBy(name)) lookedUpAt.set(question, full)
          if (isFound(name)) filledAt.set(question, full)
        }
        return
      case 'home':
      case 'homes': {
        const slots = new Map(
          asked.flatMap(({ name, question }) => {
            const slot = slotOf.get(question)
            return slot === undefined ? [] : [[name, slot] as const]
          }),
        )
        const home: HomeSlot = { what: part.looksUp === 'home' ? 'wanted' : 'search', path: full, gate, slots }
        homeAt.set(full, home)
        for (const { question } of asked) homeOf.set(question, home)
        return
      }
      case null:
    }
  }

  const addShown = (group: GroupDraft, at: Place, key: string, shown: Shown, condition: Condition): void => {
    const gate = addGate(group, shown, all(condition, shown.shownWhen))
    const path = join(at.full, key)
    if (shown.what === 'currentHome') homeAt.set(path, { what: 'current', path, gate, slots: new Map() })
  }

  const addContent = (group: GroupDraft, at: Place, content: Content, condition: Condition): void => {
    for (const [key, entry] of Object.entries(content)) {
      if (entry.kind === 'part') addPart(group, at, key, entry, condition)
      else if (entry.kind === 'shown') addShown(group, at, key, entry, condition)
      else if (entry.kind === 'table') addContent(group, at, entry.rows, condition)
      else if (entry.kind === 'info') addGate(group, entry, all(condition, entry.shownWhen))
      else if (entry.kind === 'list') addList(group, at, key, entry, condition)
      else addQuestion(group, at, key, entry, condition)
    }
  }

  const addGroup = (step: Step | null, within: ListSlot | null): GroupDraft => {
    const group: GroupDraft = { id: groups.length, step, within, slots: [], gates: [], lists: [], order: [] }
    groups.push(group)
    return group
  }

  const addSection = (step: Step | null, section: Section): void => {
    const prefix = section.at ?? `${step?.key}.sections.${section.id}.questions`
    const group = addGroup(step, null)
    const gate = addGate(group, section, section.shownWhen)
    addContent(
      group,
      { full: prefix, path: prefix, leaf: section.at === null ? 'value' : '' },
      section.content,
      gate.condition,
    )
  }

  for (const step of survey.steps) {
    claimFactual(step.passesWhen, step.key)
    for (const section of step.sections) addSection(step, section)
  }
  for (const section of survey.kept) addSection(null, section)

  const nodes: Node[] = groups.flatMap(group => [...group.slots, ...group.gates])
  const ofSteps = survey.steps.flatMap(({ exempt, comesWhen }) => [exempt?.when ?? always, comesWhen ?? always])
  const dependents = closeDependents(nodes, slotOf, ofSteps)
  for (const slot of slots) slot.dependents = dependents(slot)
  const places = { slotOf, slotAt, listAt, gateOf, lookedUpAt, filledAt, homeAt, homeOf, listOfGate }
  const catalogue = { survey, stepAt, groups, slots, ...places }
  const [idle] = idleSteps(catalogue)
  if (idle !== undefined) throw new Error(`Nothing is asked or told at ${idle}`)
  return catalogue
}

/** What an address is looked up by. */
const isSoughtBy = (key: string): boolean => key === 'postal_code' || key === 'number' || key === 'addition'

/** What a look-up answers. */
const isFound = (key: string): boolean => key === 'street' || key === 'place'

const isReadable = (entry: Entry): entry is Question => 'initial' in entry

/** Where content stands: its whole path, its path within the group, and what follows a question's own key. */
interface Place {
  readonly full: string
  readonly path: string
  readonly leaf: string
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)
