/**
 * The mutable catalogue during compilation: makes an empty one, adds groups and gates; assertions throw on a path that
 * is used twice, and on a condition that reads an answer where only facts may decide.
 */

import { type Condition, questionsReadBy, type Readable } from '../../language/condition'
import type { Entry, Section, Step } from '../../language/section'
import type { Gate, HomeSlot, ListSlot, Slot } from '../catalogue'

/** A part of the catalogue while it is being made. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

export interface GroupDraft {
  readonly id: number
  readonly step: Step | null
  readonly within: ListSlot | null
  readonly slots: Mutable<Slot>[]
  readonly gates: Gate[]
  readonly lists: ListSlot[]
  readonly order: (Slot | ListSlot)[]
}

/** `Catalogue` documents the fields. */
export interface CatalogueDraft {
  readonly groups: GroupDraft[]
  readonly slots: Mutable<Slot>[]
  readonly slotOf: Map<Readable, Mutable<Slot>>
  readonly slotAt: Map<string, Slot>
  readonly listAt: Map<string, ListSlot>
  readonly gateOf: Map<Section | Entry, Gate>
  readonly listOfGate: Map<Readable, ListSlot>
  readonly lookedUpAt: Map<Readable, string>
  readonly filledAt: Map<Readable, string>
  readonly homeAt: Map<string, HomeSlot>
  readonly homeOf: Map<Readable, HomeSlot>
}

export const emptyCatalogueDraft = (): CatalogueDraft => ({
  groups: [],
  slots: [],
  slotOf: new Map(),
  slotAt: new Map(),
  listAt: new Map(),
  gateOf: new Map(),
  listOfGate: new Map(),
  lookedUpAt: new Map(),
  filledAt: new Map(),
  homeAt: new Map(),
  homeOf: new Map(),
})

/** @throws where something stands at this path already */
export const assertPathFree = ({ slotAt, listAt }: CatalogueDraft, path: string): void => {
  if (slotAt.has(path) || listAt.has(path)) throw new Error(`Two questions at ${path}`)
}

/** @throws where it takes an answer to know */
export const assertFactual = (condition: Condition | null, at: string): void => {
  if (condition !== null && questionsReadBy(condition).length > 0) throw new Error(`More than facts decide at ${at}`)
}

export const addGroup = ({ groups }: CatalogueDraft, step: Step | null, within: ListSlot | null): GroupDraft => {
  const group: GroupDraft = { id: groups.length, step, within, slots: [], gates: [], lists: [], order: [] }
  groups.push(group)
  return group
}

export const addGate = (
  { gateOf }: CatalogueDraft,
  group: GroupDraft,
  of: Section | Entry,
  condition: Condition,
): Gate => {
  const gate: Gate = { kind: 'gate', index: group.gates.length, group, of, condition }
  group.gates.push(gate)
  gateOf.set(of, gate)
  return gate
}
