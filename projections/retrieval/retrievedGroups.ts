/**
 * Groups the retrieved values by source, with what was unused and why, lists those differing from the customer's
 * answers, and dates an unseen retrieval.
 */
import { groupAt } from '../../domain/engine/answers'
import type { Catalogue, Slot } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { isAsked } from '../../domain/engine/visitContext'
import { sameAnswer } from '../../domain/language/answer'
import { dutchDateOf } from '../../domain/language/date'
import { dateInAmsterdam } from '../../domain/language/dateInAmsterdam'
import type { PassedOverPart } from '../../domain/retrieval/passedOverPart'
import { type PartSource, sources } from '../../domain/retrieval/source'
import type { PlacedPart } from '../../domain/retrieval/toldValue'
import { asideReasonWords, partWords, passedReasonWords } from '../../domain/texts/retrievedTexts'
import type { State, ToldValueState } from '../../events/state/state'
import type { SurveyView } from '../live'
import { retrievedWords } from '../provenance/provenance'
import type { FieldView } from '../tree/fieldView'
import { enclosingItems, findField } from '../tree/findNode'
import { itemSummary, summaryFields } from '../wording/itemSummary'
import { shownAnswer } from '../wording/shownAnswer'
import { retrievedQuestionPath } from './retrievedQuestionPath'

/** A value that was retrieved, at its question. `kept`: another answer of the customer's own stands there. */
interface RetrievedLine {
  readonly path: string
  readonly title: string
  readonly words: string
  readonly kept: boolean
}

/** Values of one item, or of what stands in none ('' then). */
export interface RetrievedItemLines {
  readonly called: string
  readonly lines: readonly RetrievedLine[]
}

/** What was not used, and why. `path`: the question to answer oneself; null where there is none in this visit. */
interface UnusedRetrievedLine {
  readonly key: string
  readonly what: string
  readonly why: string
  readonly path: string | null
}

export interface RetrievedGroup {
  readonly source: PartSource
  readonly items: readonly RetrievedItemLines[]
  readonly unused: readonly UnusedRetrievedLine[]
  readonly count: number
}

/** An answer of the customer's own from which what was retrieved differs. */
interface RetrievedDifference {
  readonly path: string
  readonly title: string
  readonly called: string
  readonly yours: string
  readonly retrieved: string
}

/** 'Hypotheek 1: Obvion, Leningdeel 2: 002'; '' for what stands in no item. */
const itemWordsAt = (catalogue: Catalogue, view: SurveyView, path: string): string =>
  enclosingItems(catalogue, view.tree, path)
    .flatMap(({ list, items, at }) => {
      const item = items.items[at]
      return item === undefined ? [] : [itemSummary(list, at, summaryFields(list, item).slice(0, 1)).title]
    })
    .join(', ')

/** The questions that were told of and show now, in the order of what came. */
const shownRetrieved = (
  catalogue: Catalogue,
  view: SurveyView,
): readonly (readonly [string, ToldValueState, FieldView])[] =>
  [...(view.state.retrieval?.told ?? [])].flatMap(([path, told]) => {
    const field = findField(catalogue, view.tree, path)
    if (field === null || !field.visible || field.slot.question.kind === 'stored') return []
    const isShown =
      isAsked({ catalogue, facts: view.state.facts }, field.slot) &&
      enclosingItems(catalogue, view.tree, path).every(({ items }) => items.visible)
    return isShown ? [[path, told, field] as const] : []
  })

const questionPathTo = (
  catalogue: Catalogue,
  state: State,
  placed: readonly PlacedPart[],
  at: string,
): string | null => {
  const path = retrievedQuestionPath(catalogue, placed, at)
  const slot = path === null ? undefined : slotAddress(catalogue, path)?.slot
  return slot !== undefined && isAsked({ catalogue, facts: state.facts }, slot) ? path : null
}

/** What a place is called: its question's title where it is one value, and the part that it stands in. */
const partWordsAt = (
  catalogue: Catalogue,
  view: SurveyView,
  placed: readonly PlacedPart[],
  at: string,
  name: string,
): string => {
  const [root = '', ...rest] = at.split('.')
  const part = partWords[root] ?? root
  const whole = name === '' ? part : `${part}: ${name}`
  const path = retrievedQuestionPath(catalogue, placed, at)
  const question = path === null ? undefined : slotAddress(catalogue, path)?.slot.question
  const key = rest.at(-1)
  const isValue = key !== undefined && !/^\d+$/.test(key) && !(root in { tax_return: null })
  if (question === undefined || path === null || !isValue) return whole
  const called = itemWordsAt(catalogue, view, path)
  return called === '' ? (name === '' ? question.title : `${whole}, ${question.title}`) : `${called}, ${question.title}`
}

const unusedOf = (
  catalogue: Catalogue,
  view: SurveyView,
): readonly (UnusedRetrievedLine & { readonly source: PartSource })[] => {
  const { retrieval } = view.state
  if (retrieval === null) return []
  const { placed, setAside, passedOver } = retrieval
  const line = (at: string, name: string, source: PartSource, why: string) => ({
    key: `${at} ${why}`,
    what: partWordsAt(catalogue, view, placed, at, name),
    why,
    path: questionPathTo(catalogue, view.state, placed, at),
    source,
  })
  // What is said of a whole part holds for each value in it.
  const whole = passedOver.filter(({ reason }) => reason === 'notAsked' || reason === 'removed')
  const isSeparate = ({ at }: { readonly at: string }): boolean => !whole.some(one => at.startsWith(`${one.at}.`))
  const passedOverLine = ({ at, name, source, reason }: PassedOverPart) => {
    const { path, ...one } = line(at, name, source, passedReasonWords[reason])
    // Where no question of this visit leads to, there is nothing to choose or to add oneself.
    if (reason === 'notAsked' || (path === null && reason !== 'removed'))
      return { ...line(at, name, source, passedReasonWords.notAsked), path: null }
    return { ...one, path }
  }
  const lines = [
    ...setAside.filter(isSeparate).map(({ at, source, reason }) => line(at, '', source, asideReasonWords[reason])),
    ...passedOver.filter(isSeparate).map(passedOverLine),
  ]
  // Two that read the same say no more than one.
  return [...new Map(lines.map(one => [`${one.source} ${one.what} ${one.why}`, one])).values()]
}

/** As they are asked on the screens. */
const byScreenOrder = (one: Slot, other: Slot): number =>
  one.group.id - other.group.id || one.group.order.indexOf(one) - other.group.order.indexOf(other)

const isOwn = ({ state }: SurveyView, { slot, ids }: FieldView): boolean =>
  groupAt(state.answers, slot.group, ids)?.touched[slot.index] === true

/** Item by item as they came; the values of each in the order in which they are asked. */
const itemsOf = (
  catalogue: Catalogue,
  view: SurveyView,
  told: ReturnType<typeof shownRetrieved>,
): readonly RetrievedItemLines[] => {
  const items = new Map<string, (RetrievedLine & { readonly slot: Slot })[]>()
  for (const [path, { value }, field] of told) {
    const called = itemWordsAt(catalogue, view, path)
    const lines = items.get(called) ?? []
    items.set(called, lines)
    lines.push({
      path,
      title: field.slot.question.title,
      words: retrievedWords(field, value),
      kept: isOwn(view, field) && !sameAnswer(value, field.value),
      slot: field.slot,
    })
  }
  return [...items].map(([called, lines]) => ({
    called,
    lines: lines.sort((one, other) => byScreenOrder(one.slot, other.slot)).map(({ slot: _, ...line }) => line),
  }))
}

/** The retrieved values by source, as they are shown once; what is only assumed is left out. */
export const retrievedGroups = (catalogue: Catalogue, view: SurveyView): readonly RetrievedGroup[] => {
  const since = view.state.retrieval?.at
  const told = shownRetrieved(catalogue, view).filter(([, { manner, at }]) => manner !== 'assumed' && at === since)
  const unused = unusedOf(catalogue, view)
  return [...sources, null].flatMap(source => {
    const own = told.filter(([, one]) => one.source === source)
    const not = unused.filter(one => one.source === source)
    return own.length + not.length === 0
      ? []
      : [{ source, items: itemsOf(catalogue, view, own), unused: not, count: own.length }]
  })
}

/** Where the customer has yet to say which of the two it is to be. */
export const retrievedDifferences = (catalogue: Catalogue, view: SurveyView): readonly RetrievedDifference[] =>
  shownRetrieved(catalogue, view).flatMap(([path, { open, value }, field]) => {
    if (!open || sameAnswer(value, field.value)) return []
    return [
      {
        path,
        title: field.slot.question.title,
        called: itemWordsAt(catalogue, view, path),
        yours: shownAnswer(field).trim(),
        retrieved: retrievedWords(field, value),
      },
    ]
  })

/** The day that it came in, DD-MM-YYYY; null where nothing was retrieved, or the customer has seen it. */
export const unseenRetrievalDay = ({ retrieval }: State): string | null =>
  retrieval === null || retrieval.seen ? null : dutchDateOf(dateInAmsterdam(retrieval.at))
