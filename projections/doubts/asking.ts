import type { SlotAddress } from '../../domain/engine/answers'
import type { Catalogue, Group, Slot } from '../../domain/engine/catalogue'
import { type Doubts, doubtsAt, type LaidDoubt } from '../../domain/engine/doubts'
import { inWords } from '../../domain/engine/kinds/kinds'
import { slotPath } from '../../domain/engine/path'
import type { Situation } from '../../domain/engine/situation'
import { orderOf } from '../../domain/engine/verdict'
import type { Answer } from '../../domain/language/answer'
import type { Rested } from '../../domain/language/doubt'
import type { StepKey } from '../../domain/language/stepKey'
import { doubtKey, sameRested } from '../../events/state/confirmed'
import { type State, situationOf } from '../../events/state/state'
import { itemSummary, summaryFields } from '../itemSummary'
import type { View } from '../live'
import type { GroupView } from '../surveyTree'

/** Something to be asked back: where it is said, in words, and what it rests on. */
export interface Asking {
  readonly path: string
  readonly doubt: string
  readonly words: string
  readonly rested: readonly Rested[]
}

/** The same as the customer gets a list of it: with the question, and the item that it is of. */
export interface ListedAsking extends Asking {
  readonly step: StepKey
  readonly title: string
}

export const sameAsking = (a: Asking | null, b: Asking | null): boolean =>
  a === b || (a !== null && b !== null && a.doubt === b.doubt && a.path === b.path && sameRested(a.rested, b.rested))

/** An answer as a sentence has it: whole euros without the cents. */
const wordsOf = ({ question }: Slot, value: Answer): string => {
  const options = question.kind === 'choice' ? question.options : []
  return inWords(question, value, { options, boxes: [] }).replace(/,00$/, '')
}

const asked = ({ doubt, slot, besides }: LaidDoubt, [own, beside]: readonly Rested[]): string => {
  const [other] = besides
  return doubt.asks
    .replace('{value}', () => (own === undefined ? '' : wordsOf(slot, own.value)))
    .replace('{beside}', () => (beside === undefined || other === undefined ? '' : wordsOf(other, beside.value)))
}

/** A doubt that stands, and whether the customer said of the very answers of now that it is so. */
export interface Standing {
  readonly asking: Asking
  readonly isConfirmed: boolean
}

/** All doubts that stand at one question, in their order. */
export const standingAt = (doubts: Doubts, { state, situation }: Known, address: SlotAddress): readonly Standing[] => {
  if (!doubts.has(address.slot)) return []
  const path = slotPath(address.slot, address.ids)
  return doubtsAt(situation, doubts, address).map(({ laid, rested }) => ({
    asking: { path, doubt: laid.doubt.name, words: asked(laid, rested), rested },
    isConfirmed: sameRested(state.confirmed.get(doubtKey(path, laid.doubt.name)), rested),
  }))
}

/** What is asked back of one question: the first doubt that stands there and was not confirmed; null where there is none. */
export const askingAt = (doubts: Doubts, known: Known, address: SlotAddress): Asking | null =>
  standingAt(doubts, known, address).find(({ isConfirmed }) => !isConfirmed)?.asking ?? null

/** A moment of a visit as the doubts are read from it. */
export interface Known {
  readonly state: State
  readonly situation: Situation
}

export const knownOf = (catalogue: Catalogue, state: State): Known => ({
  state,
  situation: situationOf(catalogue, state),
})

/** Whether a doubt is said anywhere in a section or item: most hold none and are passed over. */
const holdsDoubts = (doubts: Doubts, group: Group): boolean =>
  group.slots.some(slot => doubts.has(slot)) || group.lists.some(({ item }) => holdsDoubts(doubts, item))

const listedIn = (
  doubts: Doubts,
  known: Known,
  step: StepKey,
  group: Group,
  view: GroupView,
  ids: readonly string[],
  called: string,
): readonly ListedAsking[] =>
  !holdsDoubts(doubts, group)
    ? []
    : group.order.flatMap((entry): readonly ListedAsking[] => {
        if (entry.kind === 'slot') {
          const asking = askingAt(doubts, known, { slot: entry, ids })
          return asking === null ? [] : [{ ...asking, step, title: called + entry.question.title }]
        }
        const list = view.lists[entry.index]
        if (list === undefined || !list.visible) return []
        return list.items.flatMap((item, at) => {
          const { title } = itemSummary(entry, at, summaryFields(entry, item).slice(0, 1))
          const within = [...ids, list.ids[at] ?? '']
          return listedIn(doubts, known, step, entry.item, item, within, `${called}${title}, `)
        })
      })

/** Everything that is asked back now, in screen order. */
export const allAskings = (catalogue: Catalogue, doubts: Doubts, { state, tree }: View): readonly ListedAsking[] => {
  const known = knownOf(catalogue, state)
  return orderOf(known.situation).flatMap(step =>
    (catalogue.sectionsOf.get(step) ?? []).flatMap(group => {
      const view = tree[group.id]
      return view === undefined ? [] : listedIn(doubts, known, step, group, view, [], '')
    }),
  )
}

/** The title too: an item is called after its place and its answers, which change without what the asking rests on. */
const sameListed = (a: ListedAsking, b: ListedAsking | undefined): boolean =>
  b !== undefined && a.title === b.title && sameAsking(a, b)

export const sameAskings = (a: readonly ListedAsking[], b: readonly ListedAsking[]): boolean =>
  a.length === b.length && a.every((one, i) => sameListed(one, b[i]))
