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

/** A codec with the privacy class of the value it reads. */
export interface Field<C extends t.Mixed = t.Mixed> {
  readonly codec: C
  readonly privacy: Privacy
}

export type Fields = Readonly<Record<string, Field>>

type Codecs<F extends Fields> = { [K in keyof F]: F[K]['codec'] }

/** The codec of an object whose every field declares its privacy class. Keys that are not declared are dropped. */
export interface Entity<F extends Fields> extends t.ExactC<t.TypeC<Codecs<F>>> {
  readonly fields: F
}

export const field = <C extends t.Mixed>(codec: C, privacy: Privacy): Field<C> => ({ codec, privacy })

export const entity = <F extends Fields>(name: string, fields: F): Entity<F> => {
  const codecs: Record<string, t.Mixed> = {}
  for (const [key, { codec }] of Object.entries(fields)) codecs[key] = codec
  // The mapped type cannot be built by a loop; the keys and codecs above are exactly those of `fields`.
  const exact = t.exact(t.type(codecs as Codecs<F>), name)
  return Object.assign(exact, { fields })
}
