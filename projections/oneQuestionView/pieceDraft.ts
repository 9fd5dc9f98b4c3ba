/** Drafts a screen or screen part of the one-question view for each entry of a section or item, in catalogue order. */
import { listTitles, screenGroups } from '../../domain/catalogue/screenGroups'
import type { Catalogue, Gate, ListSlot, Slot } from '../../domain/engine/catalogue'
import type { Question } from '../../domain/language/question'
import type { Content, Entry, Part } from '../../domain/language/section'
import { homeSearchTitle } from '../../domain/texts/oneQuestionViewTexts'

/** How an entry of the catalogue is shown: one with neighbours of the same kind shares their screen. */
type Shape = 'question' | 'slider' | 'toggle' | 'readOnly' | 'composed' | 'table' | 'info' | 'shown' | 'list'

/** An entry of the catalogue as the draft of one screen, or of a part of one. */
export interface PieceDraft {
  readonly shape: Shape
  readonly title: string | null
  /** The heading that it stands under. */
  readonly under: string | null
  readonly content: Content
  readonly slots: readonly Slot[]
  readonly shownGates: readonly Gate[]
  /** What only tells something, where it stands before the questions: its own title, and the heading above it. */
  readonly before: Pick<PieceDraft, 'title' | 'under'> | null
  readonly list: ListSlot | null
  /** Whose screen it is, where the catalogue says that questions belong together. */
  readonly group: string | null
}

const groupOf: ReadonlyMap<string, string> = new Map(
  screenGroups.flatMap(({ title, questions }) => questions.map(path => [path, title] as const)),
)

/** A place with '*' for any item, as the catalogue's own maps have it. */
const patterns = new WeakMap<Catalogue, ReadonlyMap<Slot | ListSlot, string>>()

const patternOf = (catalogue: Catalogue, of: Slot | ListSlot): string => {
  const cached =
    patterns.get(catalogue) ??
    new Map<Slot | ListSlot, string>([...catalogue.slotAt, ...catalogue.listAt].map(([path, one]) => [one, path]))
  patterns.set(catalogue, cached)
  return cached.get(of) ?? ''
}

const shapeOf = (question: Question): Shape => {
  if (question.kind === 'slider') return 'slider'
  if (question.kind === 'switch' && question.look === 'toggle') return 'toggle'
  return question.kind === 'number' && question.readOnly ? 'readOnly' : 'question'
}

const emptyDraft = { slots: [], shownGates: [], before: null, list: null, group: null } as const

const slotsOf = ({ slotOf }: Catalogue, question: Question): readonly Slot[] =>
  [question, question.explanation].flatMap(one => (one === null ? [] : (slotOf.get(one) ?? [])))

const isQuestion = (entry: Entry): entry is Question => 'initial' in entry

const entryDrafts = (catalogue: Catalogue, key: string, entry: Entry, under: string | null): readonly PieceDraft[] => {
  const base = { ...emptyDraft, under, content: { [key]: entry } }
  const gate = catalogue.gateOf.get(entry)
  const shownGates = gate === undefined ? [] : [gate]
  switch (entry.kind) {
    case 'info':
    case 'shown':
      return [{ ...base, shape: entry.kind, title: entry.kind === 'shown' ? entry.title : null, shownGates }]
    case 'table': {
      const slots = Object.values(entry.rows).flatMap(row => slotsOf(catalogue, row))
      return [{ ...base, shape: 'table', title: entry.heading, slots }]
    }
    case 'list': {
      const list = gate?.group.lists.find(one => one.list === entry) ?? null
      const title = list === null ? null : (listTitles[patternOf(catalogue, list)] ?? under ?? entry.called)
      return [{ ...base, content: {}, shape: 'list', title, list }]
    }
    case 'part':
      return entry.looksUp === null
        ? pieceDrafts(catalogue, entry.content, entry.title ?? under)
        : [composed(catalogue, key, entry, under)]
    default: {
      if (entry.kind === 'stored') return []
      const slots = slotsOf(catalogue, entry)
      const [first] = slots
      const group = first === undefined ? null : (groupOf.get(patternOf(catalogue, first)) ?? null)
      return [{ ...base, shape: shapeOf(entry), title: group ?? entry.title, slots, group }]
    }
  }
}

/** Questions with a layout of their own are one: an address, a home, a search for homes. */
const composed = (catalogue: Catalogue, key: string, part: Part, under: string | null): PieceDraft => {
  const slots = Object.values(part.content).flatMap(one => (isQuestion(one) ? slotsOf(catalogue, one) : []))
  const [first] = slots
  const group = first === undefined ? null : (groupOf.get(patternOf(catalogue, first)) ?? null)
  const title = group ?? (part.looksUp === 'homes' ? homeSearchTitle : (part.title ?? under))
  return { ...emptyDraft, shape: 'composed', title, under, content: { [key]: part }, slots, group }
}

export const pieceDrafts = (catalogue: Catalogue, content: Content, under: string | null): readonly PieceDraft[] =>
  Object.entries(content).flatMap(([key, entry]) => entryDrafts(catalogue, key, entry, under))
