import type { Catalogue } from '../../domain/engine/catalogue'
import type { Place, Situation } from '../../domain/engine/situation'
import type { Condition } from '../../domain/language/condition'
import type { Lever, Levers } from './levers'
import type { WhyCondition, WhyEvent, WhyNode } from './whyNode'

/** A node before it is known on which events what is explained depends. */
export interface Draft {
  /** All that it rests on, what is under it included. */
  readonly levers: readonly Lever[]
  readonly finish: (told: (lever: Lever) => readonly WhyEvent[]) => WhyNode
}

/** Where conditions are read: a section or an item, with the ids that lead to it. */
export interface Spot {
  readonly place: Place
  readonly ids: readonly string[]
}

/** What is asked of a replay at one position. */
export interface Asking {
  readonly catalogue: Catalogue
  readonly situation: Situation
  readonly levers: Levers
}

export const leversOf = (drafts: readonly Draft[]): readonly Lever[] => drafts.flatMap(({ levers }) => levers)

export const conditionDraft = (node: Omit<WhyCondition, 'tag' | 'because'>, because: readonly Draft[]): Draft => ({
  levers: leversOf(because),
  finish: told => ({ tag: 'condition', ...node, because: because.map(({ finish }) => finish(told)) }),
})

const together = (parts: readonly Draft[], held: boolean): readonly Draft[] =>
  parts.length < 2
    ? parts
    : [conditionDraft({ condition: null, words: 'elk van deze is nodig', held, joined: 'each' }, parts)]

/** Several things that come out the same way, each enough by itself. */
export const anyOf = (parts: readonly (readonly Draft[])[], held: boolean): readonly Draft[] => {
  const [only] = parts
  if (parts.length < 2) return only ?? []
  const words = held ? 'elk van deze is genoeg' : 'elk van deze houdt het tegen'
  return [
    conditionDraft(
      { condition: null, words, held, joined: 'any' },
      parts.flatMap(part => together(part, held)),
    ),
  ]
}

/** Alternatives of which none holds: any of them would do. */
export const noneOf = (condition: Condition, parts: readonly (readonly Draft[])[]): readonly Draft[] => [
  conditionDraft(
    { condition, words: 'geen van deze geldt', held: false, joined: 'each' },
    parts.flatMap(part => together(part, false)),
  ),
]
