/**
 * Derivation nodes before the events behind them are known, with what they rest on; builds those of a condition, of
 * alternatives each enough, and of alternatives none of which holds.
 */
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { AnswerScope, Situation } from '../../../domain/engine/situation'
import type { Condition } from '../../../domain/language/condition'
import type { DerivationCondition, DerivationEvent, DerivationNode } from './derivationNode'
import type { SituationInput, SituationInputs } from './situationInputs'

/** A node of a derivation before the events are known on which it depends. */
export interface DerivationDraft {
  /** All that it rests on, what is under it included. */
  readonly inputs: readonly SituationInput[]
  readonly finish: (eventsOf: (input: SituationInput) => readonly DerivationEvent[]) => DerivationNode
}

/** Where conditions are read: a section or an item, with the ids that lead to it. */
export interface ConditionScope {
  readonly scope: AnswerScope
  readonly ids: readonly string[]
}

/** What is asked of a replay at one position. */
export interface DerivationContext {
  readonly catalogue: Catalogue
  readonly situation: Situation
  readonly inputs: SituationInputs
}

export const inputsOfDrafts = (drafts: readonly DerivationDraft[]): readonly SituationInput[] =>
  drafts.flatMap(({ inputs }) => inputs)

export const conditionDraft = (
  node: Omit<DerivationCondition, 'tag' | 'because'>,
  because: readonly DerivationDraft[],
): DerivationDraft => ({
  inputs: inputsOfDrafts(because),
  finish: eventsOf => ({ tag: 'condition', ...node, because: because.map(({ finish }) => finish(eventsOf)) }),
})

const allOfDrafts = (parts: readonly DerivationDraft[], held: boolean): readonly DerivationDraft[] =>
  parts.length < 2
    ? parts
    : [conditionDraft({ condition: null, words: 'elk van deze is nodig', held, joined: 'each' }, parts)]

/** Several things that come out the same way, each enough by itself. */
export const anyOfDrafts = (
  parts: readonly (readonly DerivationDraft[])[],
  held: boolean,
): readonly DerivationDraft[] => {
  const [only] = parts
  if (parts.length < 2) return only ?? []
  const words = held ? 'elk van deze is genoeg' : 'elk van deze houdt het tegen'
  return [
    conditionDraft(
      { condition: null, words, held, joined: 'any' },
      parts.flatMap(part => allOfDrafts(part, held)),
    ),
  ]
}

/** Alternatives of which none holds: any of them would do. */
export const noneOfDrafts = (
  condition: Condition,
  parts: readonly (readonly DerivationDraft[])[],
): readonly DerivationDraft[] => [
  conditionDraft(
    { condition, words: 'geen van deze geldt', held: false, joined: 'each' },
    parts.flatMap(part => allOfDrafts(part, false)),
  ),
]
