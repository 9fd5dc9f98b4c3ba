/** Steps and sections as data, with all that stands in a section, and their builders. */

import { all, always, type Condition, is } from './condition'
import type { ChoiceQuestion, Question } from './question'
import type { StepKey } from './stepKey'

/**
 * What the office is asked about a part: the street and place of an `address`, the `home` at an address, or the `homes`
 * near one.
 */
type LookupKind = 'address' | 'home' | 'homes'

/** Questions of a section that stand together, and show and hide together. */
export interface Part<C extends Content = Content, Named extends boolean = boolean> {
  readonly kind: 'part'
  readonly title: string | null
  /** Whether its key is a segment of its questions' paths ('partner', 'address'); else they are the section's own. */
  readonly named: Named
  readonly content: C
  readonly shownWhen: Condition
  readonly looksUp: LookupKind | null
}

/** Rows that are judged on one scale; they are questions of the section itself. */
export interface Table<R extends Rows = Rows> {
  readonly kind: 'table'
  readonly heading: string
  readonly rows: R
}

type Rows = Readonly<Record<string, ChoiceQuestion>>

/** Questions whose answers are read as one: the parts of a name. */
type Together = readonly string[]

/** The questions whose answers sum up an item or a section, in order. */
export type Summary = readonly [] | readonly [string | Together, ...(string | Together)[]]

/** Items that the customer adds and removes: employers, companies, children, mortgages, loan parts, pensions. */
export interface ItemList<C extends Content = Content> {
  readonly kind: 'list'
  /** What one item is called: 'Werkgever'. */
  readonly called: string
  /**
   * The words on the button: for the first item, and for another one; null where items come only from the office or the
   * retrieval, and the page has no buttons (checklist OPEN-81).
   */
  readonly add: { readonly first: string; readonly another: string } | null
  readonly content: C
  readonly shownWhen: Condition
  /**
   * The yes/no question before the list: 'Ja' opens an empty item, and removing the last one says 'Nee' (checklist
   * OPEN-68). The list shows at 'Ja'.
   */
  readonly gate: ChoiceQuestion<1 | 0 | -1> | null
  readonly firstStays: boolean
  /** Loaded items match by the office's id, else by the answer to this question (spec README, OPEN-100). */
  readonly matchedBy: string
  /** They also match where this answer is the same and an item of the list within it matches one. */
  readonly alsoBy: { readonly key: string; readonly within: string } | null
  /** The questions whose answers sum up an item on its card; the first names it. */
  readonly summary: readonly [] | readonly [string, ...(string | Together)[]]
  /** What stands there instead of items when there are none. */
  readonly empty: string | null
  /** Whether an item's questions stand two by two where there is room: many, short, and in an order that pairs them. */
  readonly pairs: boolean
  /** While this holds, a matter of facts alone, there are no items and none can come (checklist LEN-13). */
  readonly emptyWhen: Condition | null
}

/** A text between the questions. `{discount}` stands for the office's discount. */
export interface Info {
  readonly kind: 'info'
  readonly text: string
  readonly shownWhen: Condition
}

/**
 * What was said elsewhere, to be read here: the home the customer lives in, the children who live there, the loan parts
 * of a mortgage together, the pension amounts side by side.
 */
export interface ReadOnlyEntry {
  readonly kind: 'shown'
  readonly what: 'currentHome' | 'childrenAtHome' | 'debt' | 'futureIncome'
  readonly title: string
  /** What stands there when there is nothing to show; '' where it is left out then. */
  readonly empty: string
  readonly shownWhen: Condition
}

export type Entry = Question | Part | Table | ItemList | Info | ReadOnlyEntry
/** Parts, tables, lists, sections and steps keep the names and types of what they hold, so that a path can be typed. */
export interface Content {
  readonly [key: string]: Entry
}

export interface Section<Id extends string = string, C extends Content = Content> {
  readonly id: Id
  readonly title: string | null
  /** The path that its questions stand at ('customer'); null for the step's own answers. */
  readonly at: string | null
  readonly content: C
  readonly shownWhen: Condition
  /** What stands in its place while it is hidden. */
  readonly otherwise: string | null
  /**
   * What its card is known by once it is read back (keys as from `at` on); empty where it is short and needs no 'Klopt'.
   * Null: its own questions are always asked, never read back.
   */
  readonly summary: Summary | null
}

export interface Step<Key extends StepKey = StepKey, Sections extends readonly Section[] = readonly Section[]> {
  readonly key: Key
  readonly title: string
  readonly description: string
  readonly sections: Sections
  /** While this holds, the step is valid whatever its answers, and says so. */
  readonly exempt: { readonly when: Condition; readonly text: string } | null
  /**
   * While this holds, a matter of facts alone, the step only tells something: it goes on by itself, and 'Vorige' from the
   * step after it passes over it (checklist OPEN-73).
   */
  readonly passesWhen: Condition | null
  /** While this holds, a matter of facts alone, the page has no questions, and says so in place of its description. */
  readonly quiet: { readonly when: Condition; readonly description: string } | null
  /** The step is in the order of a visit only while this holds; null where the type's list alone decides. */
  readonly comesWhen: Condition | null
  /** Its title and description are all there is to it: it has nothing to ask, whatever the type of the invitation. */
  readonly onlyTells: boolean
  /**
   * What one knows it by, before sending: paths of its lists, and of its questions, whose answers may be read as one. Where
   * nothing is declared, the names of its items say it.
   */
  readonly summary: readonly (string | Together)[]
  /** Its screen is not made of questions: that of the retrieval. */
  readonly hasOwnScreen: boolean
}

type PartExtra = Partial<Pick<Part, 'title' | 'shownWhen' | 'looksUp'>>

const partOf = <C extends Content, Named extends boolean>(
  named: Named,
  content: C,
  extra: PartExtra,
): Part<C, Named> => ({
  kind: 'part',
  named,
  content,
  title: extra.title ?? null,
  shownWhen: extra.shownWhen ?? always,
  looksUp: extra.looksUp ?? null,
})

/** A part with a path segment of its own. */
export const part = <C extends Content>(content: C, extra: PartExtra = {}) => partOf(true, content, extra)

/** Questions of the section itself that stand together. */
export const block = <C extends Content>(content: C, extra: PartExtra = {}) => partOf(false, content, extra)

export const readOnlyEntry = (
  what: ReadOnlyEntry['what'],
  title: string,
  { empty = '', shownWhen = always }: { readonly empty?: string; readonly shownWhen?: Condition } = {},
): ReadOnlyEntry => ({ kind: 'shown', what, title, empty, shownWhen })

export const table = <R extends Rows>(heading: string, rows: R): Table<R> => ({ kind: 'table', heading, rows })

export const info = (text: string, shownWhen: Condition = always): Info => ({ kind: 'info', text, shownWhen })

export const list = <C extends Content>(
  called: string,
  add: ItemList['add'],
  content: C,
  extra: Pick<ItemList, 'matchedBy' | 'summary'> &
    Partial<Pick<ItemList, 'alsoBy' | 'shownWhen' | 'gate' | 'firstStays' | 'empty' | 'emptyWhen' | 'pairs'>>,
): ItemList<C> => ({
  kind: 'list',
  called,
  add,
  content,
  shownWhen: all(extra.gate == null ? always : is(extra.gate, 1), extra.shownWhen ?? always),
  gate: extra.gate ?? null,
  firstStays: extra.firstStays ?? false,
  matchedBy: extra.matchedBy,
  alsoBy: extra.alsoBy ?? null,
  summary: extra.summary,
  empty: extra.empty ?? null,
  pairs: extra.pairs ?? false,
  emptyWhen: extra.emptyWhen ?? null,
})

export const section = <Id extends string, C extends Content>(
  id: Id,
  title: string | null,
  content: C,
  extra: Partial<Pick<Section, 'at' | 'shownWhen' | 'otherwise' | 'summary'>> = {},
): Section<Id, C> => ({
  id,
  title,
  content,
  at: extra.at ?? null,
  shownWhen: extra.shownWhen ?? always,
  otherwise: extra.otherwise ?? null,
  summary: extra.summary ?? null,
})

export const step = <Key extends StepKey, const Sections extends readonly Section[]>(
  key: Key,
  title: string,
  description: string,
  sections: Sections,
  extra: Partial<Pick<Step, 'exempt' | 'quiet' | 'passesWhen' | 'comesWhen' | 'onlyTells' | 'summary'>> = {},
): Step<Key, Sections> => ({
  key,
  title,
  description,
  sections,
  exempt: extra.exempt ?? null,
  passesWhen: extra.passesWhen ?? null,
  quiet: extra.quiet ?? null,
  comesWhen: extra.comesWhen ?? null,
  onlyTells: extra.onlyTells ?? false,
  summary: extra.summary ?? [],
  hasOwnScreen: false,
})

/** A step in the order with a screen of its own: it asks nothing. */
export const stepWithOwnScreen = (key: StepKey, title: string): Step => ({
  ...step(key, title, '', []),
  hasOwnScreen: true,
})
