/**
 * Adds a section's questions, lists and gates to the catalogue draft; notes which questions look up an address, which it fills,
 * and where homes stand.
 */

import { all, always, type Condition } from '../../language/condition'
import type { Question } from '../../language/question'
import type { Content, Entry, ItemList, Part, ReadOnlyEntry, Section, Step } from '../../language/section'
import type { HomeSlot, ListSlot } from '../catalogue'
import { kindRowOf } from '../kinds/kinds'
import {
  addGate,
  addGroup,
  assertFactual,
  assertPathFree,
  type CatalogueDraft,
  type GroupDraft,
  type Mutable,
} from './catalogueDraft'

/** Where content stands: its whole path, its path within the group, and what follows a question's own key. */
interface ContentLocation {
  readonly full: string
  readonly path: string
  readonly leaf: string
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const isReadable = (entry: Entry): entry is Question => 'initial' in entry

/** A question that stands in a part by itself, with its key there. */
interface NamedQuestion {
  readonly name: string
  readonly question: Question
}

const askedIn = (content: Content): readonly NamedQuestion[] =>
  Object.entries(content).flatMap(([name, entry]) => (isReadable(entry) ? [{ name, question: entry }] : []))

const isForCustomer = (question: Question): boolean =>
  question.kind !== 'stored' && !(question.kind === 'number' && question.readOnly)

const addSlot = (
  plan: CatalogueDraft,
  group: GroupDraft,
  full: string,
  path: string,
  question: Question,
  condition: Condition,
) => {
  assertPathFree(plan, full)
  if (plan.slotOf.has(question)) throw new Error(`One question in two places: ${full}`)
  const slot = {
    kind: 'slot' as const,
    id: plan.slots.length,
    index: group.slots.length,
    group,
    path,
    question,
    row: kindRowOf(question),
    forCustomer: isForCustomer(question),
    condition,
    // Known once everything has its place.
    dependents: [],
    alone: false,
  }
  group.slots.push(slot)
  group.order.push(slot)
  plan.slots.push(slot)
  plan.slotOf.set(question, slot)
  plan.slotAt.set(full, slot)
}

/** A question and, behind it, its explanation. */
const addQuestion = (
  plan: CatalogueDraft,
  group: GroupDraft,
  at: ContentLocation,
  key: string,
  question: Question,
  shown: Condition,
) => {
  const tail = at.leaf === '' ? '' : `.${at.leaf}`
  addSlot(plan, group, join(at.full, key) + tail, join(at.path, key) + tail, question, shown)
  if (question.explanation === null) return
  const { explanation } = question
  const name = `${key}.explanation${tail}`
  addSlot(plan, group, join(at.full, name), join(at.path, name), explanation, all(shown, explanation.shownWhen))
}

const addList = (
  plan: CatalogueDraft,
  group: GroupDraft,
  at: ContentLocation,
  key: string,
  list: ItemList,
  condition: Condition,
) => {
  const gate = addGate(plan, group, list, all(condition, list.shownWhen))
  const full = join(at.full, key)
  assertPathFree(plan, full)
  const [index, path] = [group.lists.length, join(at.path, key)]
  // The list and the shape of its items name each other, so the second is filled in once the first exists.
  const draft: Mutable<ListSlot> = { kind: 'list', index, group, path, list, gate, item: group }
  const item = addGroup(plan, group.step, draft)
  draft.item = item
  group.lists.push(draft)
  group.order.push(draft)
  plan.listAt.set(full, draft)
  if (list.gate !== null) plan.listOfGate.set(list.gate, draft)
  assertFactual(list.emptyWhen, full)
  addContent(plan, item, { full: `${full}.*`, path: '', leaf: '' }, list.content, always)
}

/** What an address is looked up by. */
const isLookupKey = (key: string): boolean => key === 'postal_code' || key === 'number' || key === 'addition'

/** What a look-up answers. */
const isFilledByLookup = (key: string): boolean => key === 'street' || key === 'place'

const noteAddress = (
  { lookedUpAt, filledAt }: CatalogueDraft,
  full: string,
  questions: readonly NamedQuestion[],
): void => {
  for (const { name, question } of questions) {
    if (isLookupKey(name)) lookedUpAt.set(question, full)
    if (isFilledByLookup(name)) filledAt.set(question, full)
  }
}

const noteHome = (
  { slotOf, homeAt, homeOf }: CatalogueDraft,
  homeSlot: Omit<HomeSlot, 'slots'>,
  questions: readonly NamedQuestion[],
): void => {
  const slots = questions.flatMap(({ name, question }) => {
    const slot = slotOf.get(question)
    return slot === undefined ? [] : [[name, slot] as const]
  })
  const home: HomeSlot = { ...homeSlot, slots: new Map(slots) }
  homeAt.set(home.path, home)
  for (const { question } of questions) homeOf.set(question, home)
}

const addPart = (
  plan: CatalogueDraft,
  group: GroupDraft,
  at: ContentLocation,
  key: string,
  part: Part,
  condition: Condition,
): void => {
  const gate = addGate(plan, group, part, all(condition, part.shownWhen))
  const full = join(at.full, key)
  const inside = part.named ? { ...at, full, path: join(at.path, key) } : at
  addContent(plan, group, inside, part.content, gate.condition)
  const questions = askedIn(part.content)
  if (part.looksUp === 'address') noteAddress(plan, full, questions)
  else if (part.looksUp === 'home') noteHome(plan, { what: 'wanted', path: full, gate }, questions)
  else if (part.looksUp === 'homes') noteHome(plan, { what: 'search', path: full, gate }, questions)
}

const addShown = (
  plan: CatalogueDraft,
  group: GroupDraft,
  at: ContentLocation,
  key: string,
  shown: ReadOnlyEntry,
  condition: Condition,
): void => {
  const gate = addGate(plan, group, shown, all(condition, shown.shownWhen))
  if (shown.what === 'currentHome') noteHome(plan, { what: 'current', path: join(at.full, key), gate }, [])
}

const addContent = (
  plan: CatalogueDraft,
  group: GroupDraft,
  at: ContentLocation,
  content: Content,
  condition: Condition,
): void => {
  for (const [key, entry] of Object.entries(content)) {
    if (entry.kind === 'part') addPart(plan, group, at, key, entry, condition)
    else if (entry.kind === 'shown') addShown(plan, group, at, key, entry, condition)
    else if (entry.kind === 'table') addContent(plan, group, at, entry.rows, condition)
    else if (entry.kind === 'info') addGate(plan, group, entry, all(condition, entry.shownWhen))
    else if (entry.kind === 'list') addList(plan, group, at, key, entry, condition)
    else addQuestion(plan, group, at, key, entry, all(condition, entry.shownWhen))
  }
}

export const addSection = (plan: CatalogueDraft, step: Step | null, section: Section): void => {
  const path = section.at ?? `${step?.key}.sections.${section.id}.questions`
  const group = addGroup(plan, step, null)
  const gate = addGate(plan, group, section, section.shownWhen)
  const leaf = section.at === null ? 'value' : ''
  addContent(plan, group, { full: path, path, leaf }, section.content, gate.condition)
}
