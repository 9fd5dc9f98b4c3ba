/**
 * Sorts the content of a section or item for its read-back card: questions to read back, what stays below, and groups
 * of labelled rows, an address on one row; cached.
 */
import type { Question } from '../../domain/language/question'
import type { Content, Entry, Part } from '../../domain/language/section'
import { readBackTexts } from '../../domain/texts/readBackTexts'

/** What is read under one label: the answer to a question, or an address on one line, of which `lines` are the parts. */
export interface CardRow {
  readonly label: string
  readonly lines: readonly (readonly Question[])[]
}

/** Questions of a card that stand together. */
interface CardGroup {
  /** Null where it has none but the card's. */
  readonly title: string | null
  readonly rows: readonly CardRow[]
  /** The address that they are looked up as: its questions are asked together or not at all. */
  readonly address: Content | null
}

/** The content of a section or an item, as its card has it. */
export interface CardContent {
  /** Its own questions: these are read back. */
  readonly own: Content
  /** What stands under them: lists with cards of their own, and what only tells something. */
  readonly rest: Content
  readonly groups: readonly CardGroup[]
}

/** The keys of an address as it is written. */
const written = [
  ['street', 'number', 'addition'],
  ['postal_code', 'place'],
] as const

const isInAddress = (key: string): boolean => written.some(line => line.some(one => one === key))

const isOwn = (entry: Entry): boolean => 'initial' in entry || entry.kind === 'part'

const rowsOf = (question: Question): readonly CardRow[] =>
  [question, question.explanation].flatMap(one => (one === null ? [] : [{ label: one.title, lines: [[one]] }]))

const groupsOf = (content: Content, title: string | null): readonly CardGroup[] =>
  Object.entries(content).flatMap(([key, entry]): readonly CardGroup[] => {
    if ('initial' in entry) return [{ title, rows: rowsOf(entry), address: null }]
    if (entry.kind !== 'part') return []
    return entry.looksUp === 'address' ? [addressOf(key, entry, title)] : groupsOf(entry.content, entry.title ?? title)
  })

/** An address is read as it is written on a letter, under the part's own title where it has one. */
const addressOf = (key: string, part: Part, title: string | null): CardGroup => {
  const questionAt = (name: string): readonly Question[] => {
    const entry = part.content[name]
    return entry !== undefined && 'initial' in entry ? [entry] : []
  }
  const label = part.title ?? readBackTexts.address
  const others = Object.keys(part.content).filter(name => !isInAddress(name))
  return {
    title,
    rows: [
      { label, lines: written.map(line => line.flatMap(questionAt)) },
      ...others.flatMap(name => questionAt(name).flatMap(rowsOf)),
    ],
    address: { [key]: part },
  }
}

const cache = new WeakMap<Content, CardContent>()

const picked = (content: Content, is: (entry: Entry) => boolean): Content =>
  Object.fromEntries(Object.entries(content).filter(([, entry]) => is(entry)))

export const cardContent = (content: Content): CardContent => {
  const cached = cache.get(content)
  if (cached !== undefined) return cached
  const cardParts = {
    own: picked(content, isOwn),
    rest: picked(content, entry => !isOwn(entry)),
    groups: groupsOf(content, null),
  }
  cache.set(content, cardParts)
  return cardParts
}
