/**
 * Decides the events of retrieved data: prefilling answers when it or the lender lists arrive, seeing it, and taking
 * or leaving a retrieved value.
 */
import { slotAddress } from '../../domain/engine/path'
import { type PrefillEffect, prefillRetrieved } from '../../domain/engine/prefill/prefill'
import { isSameJson } from '../../domain/language/json'
import type { ItemWithProvenance } from '../../domain/retrieval/itemWithProvenance'
import { mapRetrievedData } from '../../domain/retrieval/mapRetrievedData'
import type { PassedOverPart } from '../../domain/retrieval/passedOverPart'
import type { RetrievedData } from '../../domain/retrieval/retrievedData'
import type { SetAsidePart } from '../../domain/retrieval/setAsidePart'
import type { PlacedPart, ToldValue } from '../../domain/retrieval/toldValue'
import { hasOverview, overviewName } from '../../domain/sending/attachment'
import { dataRetrieved, retrievalSeen, retrievedLeft } from '../definitions/dataRetrieved'
import type { EventOf } from '../definitions/definition'
import { fileAttached, fileRemoved } from '../definitions/files'
import type { SurveyEvent } from '../record/surveyEvent'
import { situationOf } from '../state/state'
import { withRetrieval } from '../state/withRetrieval'
import { changeAnswer } from './changeAnswer'
import type { Command } from './command'
import { accept, acceptAll, type Decision, type DecisionContext, refuse } from './decision'
import { prefillEvents, withProductCorrections } from './prefillEvents'

/** Every part of what was retrieved, so that a filling tells which one it is of. */
const partsOf = (item: ItemWithProvenance): readonly ItemWithProvenance[] => [
  item,
  ...[...item.lists.values()].flat().flatMap(partsOf),
]

const toldOf = (parts: ReadonlyMap<unknown, ItemWithProvenance>, filling: PrefillEffect): readonly ToldValue[] => {
  const part = filling.tag === 'read' ? parts.get(filling.item) : undefined
  if (filling.tag !== 'read' || part === undefined) return []
  const { source, manner } = part.origins.get(filling.key) ?? part.origin
  return [{ path: filling.path, value: filling.value, source, manner }]
}

const placedOf = (parts: ReadonlyMap<unknown, ItemWithProvenance>, filling: PrefillEffect): readonly PlacedPart[] => {
  const part = filling.tag === 'placed' ? parts.get(filling.item) : undefined
  return filling.tag !== 'placed' || part === undefined ? [] : [{ at: part.origin.at, path: filling.path }]
}

const unusedOf = (
  parts: ReadonlyMap<unknown, ItemWithProvenance>,
  filling: PrefillEffect,
): readonly PassedOverPart[] => {
  const part = filling.tag === 'unused' ? parts.get(filling.item) : undefined
  if (filling.tag !== 'unused' || part === undefined) return []
  const { source, at } = (filling.key === null ? undefined : part.origins.get(filling.key)) ?? part.origin
  return [{ at, name: part.called, source, reason: filling.why }]
}

/** What was retrieved, by the rules and the lists of now: what it fills in, and then the telling of it. */
const readIn = (
  deciding: DecisionContext,
  retrieved: RetrievedData,
  setAside: readonly SetAsidePart[],
): { readonly filled: readonly SurveyEvent[]; readonly telling: EventOf<typeof dataRetrieved> } => {
  const { catalogue, state, newId } = deciding
  const situation = situationOf(catalogue, state)
  const { customer, passedOver } = mapRetrievedData(retrieved, situation)
  const before = state.retrieval?.told
  const fillings = prefillRetrieved(situation, customer, newId, path => before?.get(path)?.value)
  const parts = new Map<unknown, ItemWithProvenance>(partsOf(customer).map(part => [part, part]))
  return {
    filled: withProductCorrections(deciding, fillings.flatMap(prefillEvents)),
    telling: dataRetrieved({
      retrieved,
      told: fillings.flatMap(filling => toldOf(parts, filling)),
      placed: fillings.flatMap(filling => placedOf(parts, filling)),
      setAside,
      passedOver: [...passedOver, ...fillings.flatMap(filling => unusedOf(parts, filling))],
    }),
  }
}

/** Whether the telling says what is held already, so that nothing is new. */
const isKnown = ({ catalogue, state, at }: DecisionContext, telling: EventOf<typeof dataRetrieved>): boolean => {
  const held = state.retrieval
  if (held === null) return false
  const after = withRetrieval(catalogue, state, at, telling)
  return (
    isSameJson([held.retrieved, held.setAside, held.passedOver], [after.retrieved, after.setAside, after.passedOver]) &&
    held.told.size === after.told.size &&
    [...after.told].every(([path, told]) => isSameJson(held.told.get(path), told))
  )
}

/**
 * What was retrieved fills what the customer has not touched, and is told with where it came from. The same again is
 * nothing new; documents that came along are added once.
 */
export const loadRetrieval = (
  deciding: DecisionContext,
  { retrieved, setAside, files }: Extract<Command, { type: 'LoadRetrieval' }>,
): Decision => {
  const { state } = deciding
  const { filled, telling } = readIn(deciding, retrieved, setAside)
  const attached = files.filter(file => !state.files.some(held => isSameJson(held, file)))
  const isNew = filled.length > 0 || !isKnown(deciding, telling)
  // An overview of what was retrieved before says nothing of this.
  const isOther = state.retrieval !== null && !isSameJson(state.retrieval.retrieved, retrieved)
  const stale = isOther && hasOverview(state.files) && !hasOverview(files) ? [fileRemoved({ name: overviewName })] : []
  return acceptAll([...stale, ...attached.map(file => fileAttached({ file })), ...(isNew ? [...filled, telling] : [])])
}

/** The lists of lenders have come: what was retrieved of mortgages is looked up in them. */
export const retrievedLenderEvents = (deciding: DecisionContext): readonly SurveyEvent[] => {
  const held = deciding.state.retrieval
  if (held === null || held.retrieved.mortgages.length === 0) return []
  const { filled, telling } = readIn(deciding, held.retrieved, held.setAside)
  return filled.length > 0 || !isKnown(deciding, telling) ? [...filled, telling] : []
}

export const seeRetrieval = ({ state }: DecisionContext): Decision =>
  state.retrieval === null || state.retrieval.seen ? accept() : accept(retrievalSeen({}))

/** An answer of the customer's from then on, with all that it brings about. */
export const takeRetrieved = (deciding: DecisionContext, path: string): Decision => {
  const told = deciding.state.retrieval?.told.get(path)
  const isThere = slotAddress(deciding.catalogue, path) !== null
  return told === undefined || !isThere
    ? refuse({ tag: 'NotRetrieved', path })
    : changeAnswer(deciding, { path, value: told.value })
}

export const leaveRetrieved = ({ state }: DecisionContext, path: string): Decision => {
  const told = state.retrieval?.told.get(path)
  if (told === undefined) return refuse({ tag: 'NotRetrieved', path })
  return told.open ? accept(retrievedLeft({ path })) : accept()
}
