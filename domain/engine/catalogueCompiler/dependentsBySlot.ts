/**
 * Finds for each question the places to evaluate again when its answer changes: whose showing, rules, options or presumed
 * answer read it; throws on readings that are unknown, out of reach or circular.
 */

import { type Condition, questionsReadBy, type Readable } from '../../language/condition'
import type { Group, Node, Slot } from '../catalogue'

/** The conditions by which a place shows, and by which its answer counts. */
const shownBy = (node: Node): readonly Condition[] => {
  if (node.kind === 'gate') return [node.condition]
  const { question, condition } = node
  const presumed = question.presumed === null ? [] : [question.presumed.when]
  if (question.kind === 'choice') return [condition, ...presumed, ...question.options.map(({ shownWhen }) => shownWhen)]
  if (question.kind === 'boxes') return [condition, ...presumed, ...question.boxes.map(({ shownWhen }) => shownWhen)]
  return [condition, ...presumed]
}

/** The lender whose products are offered. */
const lenderOf = ({ question }: Slot): readonly Readable[] =>
  question.kind === 'choice' && question.supply?.from === 'products' ? [question.supply.of] : []

/** What its verdict, or what can be chosen, looks at besides. */
const judgedBy = (node: Node): readonly Readable[] =>
  node.kind === 'gate'
    ? []
    : [
        ...lenderOf(node),
        ...node.question.rules.flatMap(({ when, check }) => [
          ...questionsReadBy(when),
          ...(check.tag === 'after' ? [check.question] : []),
        ]),
      ]

/** What goes with an answer of the same item: the lender of a product, and what a date settles. */
const besides = (node: Node): readonly Readable[] =>
  node.kind === 'gate'
    ? []
    : node.question.kind === 'date' && node.question.settles !== null
      ? [node.question.settles.question]
      : lenderOf(node)

const ancestors = (group: Group): readonly Group[] =>
  group.within === null ? [group] : [group, ...ancestors(group.within.group)]

/** A place may read what stands in its own item, in the items around that, and in every section. */
const reaches = (from: Node | null, to: Slot): boolean =>
  to.group.within === null || (from !== null && ancestors(from.group).includes(to.group))

/**
 * Itself first, then the places that read it, and those that read something whose showing depends on it. Reading is by
 * value, so the order of the others does not matter.
 * @param stepConditions conditions that belong to no place: a step's exemption
 * @throws on a question that is not in the catalogue, a reading into a list from outside, an answer that settles one of
 * another item, and a circle.
 */
export const dependentsBySlot = (
  nodes: readonly Node[],
  slotOf: ReadonlyMap<Readable, Slot>,
  stepConditions: readonly Condition[],
): ((slot: Slot) => readonly Node[]) => {
  const placeOf = (reader: Node | null, question: Readable): Slot => {
    const slot = slotOf.get(question)
    if (slot === undefined)
      throw new Error(`A condition reads a question that is not in the catalogue: ${question.title}`)
    if (!reaches(reader, slot)) throw new Error(`A condition reads into a list from outside: ${slot.path}`)
    return slot
  }

  for (const node of nodes)
    for (const question of besides(node))
      if (placeOf(node, question).group !== node.group)
        throw new Error(`An answer of another item goes with ${nameOf(node)}: ${question.title}`)

  for (const question of stepConditions.flatMap(questionsReadBy)) placeOf(null, question)

  const cache = new Map<Node, ReadonlySet<Slot>>()
  const shownThrough = (node: Node, open: readonly Node[]): ReadonlySet<Slot> => {
    const cached = cache.get(node)
    if (cached !== undefined) return cached
    if (open.includes(node)) throw new Error(`Conditions read each other in a circle at ${nameOf(node)}`)
    const slots = new Set<Slot>()
    for (const question of shownBy(node).flatMap(questionsReadBy)) {
      const slot = placeOf(node, question)
      slots.add(slot)
      for (const deeper of shownThrough(slot, [...open, node])) slots.add(deeper)
    }
    cache.set(node, slots)
    return slots
  }

  const dependents = new Map<Slot, Set<Node>>()
  for (const node of nodes) {
    const reads = new Set(shownThrough(node, []))
    for (const question of judgedBy(node)) {
      const slot = placeOf(node, question)
      reads.add(slot)
      for (const deeper of shownThrough(slot, [])) reads.add(deeper)
    }
    for (const slot of reads) dependents.set(slot, (dependents.get(slot) ?? new Set()).add(node))
  }
  return slot => [slot, ...[...(dependents.get(slot) ?? [])].filter(node => node !== slot)]
}

const nameOf = (node: Node): string => (node.kind === 'slot' ? node.path : `group ${node.group.id}`)
