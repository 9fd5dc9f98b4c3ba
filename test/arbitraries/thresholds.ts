import type { Catalogue, Node } from '../../domain/engine/catalogue'
import { adultFrom, atHomeUnder, childUnder, exemptOver, oldestPerson, pensionedOver } from '../../domain/language/age'
import type { Condition, Readable } from '../../domain/language/condition'
import { conditionsOf, type Question } from '../../domain/language/question'

/** What rules and conditions compare the answers to one question with, read from their data. */
export interface Thresholds {
  readonly values: readonly (string | number)[]
  readonly numbers: readonly number[]
  readonly lengths: readonly number[]
  readonly samples: readonly string[]
  /** In completed years. */
  readonly ages: readonly number[]
  /** Whole calendar months from today. */
  readonly months: readonly number[]
}

const leaves = (condition: Condition): readonly Condition[] =>
  condition.tag === 'not'
    ? leaves(condition.of)
    : condition.tag === 'all' || condition.tag === 'any'
      ? condition.of.flatMap(leaves)
      : [condition]

const conditionsAt = (node: Node): readonly Condition[] => {
  if (node.kind === 'gate') return [node.condition]
  const { question, condition } = node
  const options = question.kind === 'choice' ? question.options : question.kind === 'boxes' ? question.boxes : []
  return [condition, ...conditionsOf(question), ...options.map(({ shownWhen }) => shownWhen)]
}

const known = new WeakMap<Catalogue, ReadonlyMap<Readable, readonly Condition[]>>()

const readersOf = (catalogue: Catalogue): ReadonlyMap<Readable, readonly Condition[]> => {
  const found = known.get(catalogue)
  if (found !== undefined) return found
  const readers = new Map<Readable, Condition[]>()
  for (const node of catalogue.groups.flatMap(({ slots, gates }) => [...slots, ...gates]))
    for (const leaf of conditionsAt(node).flatMap(leaves))
      if (leaf.tag === 'is' || leaf.tag === 'olderThan' || leaf.tag === 'ticked')
        readers.set(leaf.question, [...(readers.get(leaf.question) ?? []), leaf])
  known.set(catalogue, readers)
  return readers
}

/** Ages that the specification compares with, whoever reads the date. */
const commonAges = [exemptOver, pensionedOver, childUnder, atHomeUnder, adultFrom, oldestPerson]

export const thresholdsOf = (catalogue: Catalogue, question: Question): Thresholds => {
  const checks = question.rules.map(({ check }) => check)
  const readers = readersOf(catalogue).get(question) ?? []
  return {
    values: readers.flatMap(one => (one.tag === 'is' ? one.values : [])),
    numbers: checks.flatMap(check =>
      check.tag === 'from'
        ? [check.least]
        : check.tag === 'upTo'
          ? [check.most]
          : check.tag === 'onStep'
            ? [check.from]
            : [],
    ),
    lengths: checks.flatMap(check => (check.tag === 'length' ? [check.most] : [])),
    samples: checks.flatMap(check => (check.tag === 'pattern' ? [check.sample] : [])),
    ages: [
      ...commonAges,
      ...checks.flatMap(check => (check.tag === 'birthDate' ? [check.youngest] : [])),
      ...readers.flatMap(one => (one.tag === 'olderThan' ? [one.years] : [])),
    ],
    months: [0, ...(question.kind === 'date' && question.settles !== null ? [question.settles.months] : [])],
  }
}
