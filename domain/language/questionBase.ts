/**
 * What the builders of all questions share: optional properties and their defaults, fields that are only stored, and
 * reuse groups.
 */

import type { Answer } from './answer'
import { always, type Condition } from './condition'
import type { Privacy } from './privacy'
import type { QuestionKind, ReuseGroup, StoredQuestion } from './question'
import type { Rule } from './rule'

export const reuseGroup = <K extends QuestionKind>(kind: K, title: string): ReuseGroup<K> => ({ kind, title })

/** What may be said about a question besides its title and class. */
export interface QuestionExtra<A extends Answer, K extends QuestionKind = QuestionKind> {
  readonly help?: string
  readonly rules?: readonly Rule[]
  readonly shownWhen?: Condition
  readonly initial?: A
  readonly presumed?: { readonly when: Condition; readonly answer: A }
  readonly alike?: ReuseGroup<K>
}

/** What every question has, with what is not said of it. */
export const questionBase = <A extends Answer>(
  title: string,
  privacy: Privacy,
  initial: A,
  extra: QuestionExtra<A>,
) => ({
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
export const storedQuestion = (
  title: string,
  privacy: Privacy,
  initial: Answer = '',
  extra: Pick<QuestionExtra<Answer, 'stored'>, 'alike'> = {},
): StoredQuestion => ({
  ...questionBase(title, privacy, initial, extra),
  kind: 'stored',
})
