import type { Answer } from './answer'
import { always, type Condition } from './condition'
import type { Privacy } from './privacy'
import type { Alike, Kind, StoredQuestion } from './question'
import type { Rule } from './rule'

export const alike = <K extends Kind>(kind: K, title: string): Alike<K> => ({ kind, title })

/** What may be said about a question besides its title and class. */
export interface Extra<A extends Answer, K extends Kind = Kind> {
  readonly help?: string
  readonly rules?: readonly Rule[]
  readonly shownWhen?: Condition
  readonly initial?: A
  readonly presumed?: { readonly when: Condition; readonly answer: A }
  readonly alike?: Alike<K>
}

/** What every question has, with what is not said of it. */
export const asked = <A extends Answer>(title: string, privacy: Privacy, initial: A, extra: Extra<A>) => ({
  title,
  privacy,
  initial: extra.initial ?? initial,
  help: extra.help ?? null,
  rules: extra.rules ?? [],
  shownWhen: extra.shownWhen ?? always,
  presumed: extra.presumed ?? null,
  explanation: null,
  alike: extra.alike ?? null,
})

/** A field of the office's that is kept and sent back, never shown. */
export const stored = (
  title: string,
  privacy: Privacy,
  initial: Answer = '',
  extra: Pick<Extra<Answer, 'stored'>, 'alike'> = {},
): StoredQuestion => ({
  ...asked(title, privacy, initial, extra),
  kind: 'stored',
})
