/**
 * Types of the privacy class of a value and of what the pseudonymised export keeps of it; builds io-ts codecs of
 * objects (`entity`) and pairs whose every field declares its class.
 */

import * as t from 'io-ts'

/**
 * What a value says about a person. The pseudonymised export, error reports and the support code decide by this class
 * alone, so every catalogue entry and every codec field declares one.
 *
 * - `name`, `contact`, `address`, `birth`, `identifier`: recognise a person; always replaced.
 * - `amount`, `date`: personal figures; replaced by one on the same side of every threshold that a rule looks at.
 * - `words`: free text, may hold anything; always replaced.
 * - `situation`: a choice from a list; kept, because steps and verdicts follow from it.
 * - `path`: names a question or item; kept.
 * - `answer`: has the class of the question it answers.
 * - `secret`: opens something (a token); beside the log, never in it, and never on its way to anyone but the office.
 * - `open`: about the portal, not about the customer.
 */
export type Privacy =
  | 'name'
  | 'contact'
  | 'address'
  | 'birth'
  | 'identifier'
  | 'amount'
  | 'date'
  | 'words'
  | 'situation'
  | 'path'
  | 'answer'
  | 'secret'
  | 'open'

/**
 * What stays the same of a value when the pseudonymised export puts an invented one in its place. Equal texts stay equal,
 * whatever field they stand in, and equal numbers of one kind.
 *
 * - `itself`: all of it; the value goes out as it is.
 * - `listed`: all of a word that the catalogue, the portal or the office's lists have; of any other as `shape`.
 * - `shape`: what a rule can see of a text: which patterns it has, its marks, digits and about how long its words are; of a
 *   date the side of every age and term, and of the dates that it is compared with.
 * - `birth`: as `shape`; a date is one of more days.
 * - `term`: of a moment or day of the log itself how long lies between it and every other.
 * - `side`: its sign and decimals, and the side of every threshold that its kind of number is compared with.
 * - `path`: the place in the survey; the items on the way have other ids.
 * - `thing`: which thing it names, by another name.
 * - `answer`: what the question at the path beside it needs.
 * - `typed`: of a typed number that was read as another, which invented one it is read as, and how many decimals it has.
 * - `document`: which file, and its kind; `overzicht-opgehaalde-gegevens.pdf` is the portal's own name.
 * - `sentence`: all of a sentence of the portal's own; of any other that there was one.
 * - `json`: of JSON text how it is built; of each value in it what its question keeps.
 * - `home`: which home was looked up: an address as its parts are replaced, or an id.
 * - `latitude`, `longitude`: that there is one.
 * - `picture`: whether there is one that a page can load.
 * - `presence`: whether there is anything.
 */
export type Equivalence =
  | 'itself'
  | 'listed'
  | 'shape'
  | 'birth'
  | 'term'
  | 'side'
  | 'path'
  | 'thing'
  | 'answer'
  | 'typed'
  | 'document'
  | 'sentence'
  | 'json'
  | 'home'
  | 'latitude'
  | 'longitude'
  | 'picture'
  | 'presence'

/** A codec with the privacy class of the value it reads, and what stays of that value in the pseudonymised export. */
export interface EntityField<C extends t.Mixed = t.Mixed> {
  readonly codec: C
  readonly privacy: Privacy
  /** Null: what its class keeps (equivalence.ts). */
  readonly keeps: Equivalence | null
}

export type EntityFields = Readonly<Record<string, EntityField>>

type Codecs<F extends EntityFields> = { [K in keyof F]: F[K]['codec'] }

/** The codec of an object whose every field declares its privacy class. Keys that are not declared are dropped. */
export interface Entity<F extends EntityFields> extends t.ExactC<t.TypeC<Codecs<F>>> {
  readonly fields: F
}

/**
 * The class of a list or of an entity within is that of what it holds: its members declare their own.
 * @param keeps where it is not what its class keeps
 */
export const field = <C extends t.Mixed>(
  codec: C,
  privacy: Privacy,
  keeps: Equivalence | null = null,
): EntityField<C> => ({
  codec,
  privacy,
  keeps,
})

/** A pair whose two members each declare their privacy class. */
interface Pair<A extends EntityField, B extends EntityField> extends t.ReadonlyC<t.TupleC<[A['codec'], B['codec']]>> {
  readonly members: readonly [A, B]
}

export const pair = <A extends EntityField, B extends EntityField>(first: A, second: B): Pair<A, B> => {
  const codecs: [A['codec'], B['codec']] = [first.codec, second.codec]
  return Object.assign(t.readonly(t.tuple(codecs)), { members: [first, second] as const })
}

export const entity = <F extends EntityFields>(name: string, fields: F): Entity<F> => {
  const codecs: Record<string, t.Mixed> = {}
  for (const [key, { codec }] of Object.entries(fields)) codecs[key] = codec
  // The mapped type cannot be built by a loop; the keys and codecs above are exactly those of `fields`.
  const exact = t.exact(t.type(codecs as Codecs<F>), name)
  return Object.assign(exact, { fields })
}
