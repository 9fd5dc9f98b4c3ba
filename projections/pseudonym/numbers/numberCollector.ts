/**
 * Collects the numbers of a log by kind, with relations among them that replaced numbers must keep: typed beginnings,
 * shifted points, calculations, comparisons.
 */

import { digitsOf } from './decimalUnits'
import type { KindNumber, NumberComparison, NumberKinds, NumberPlace } from './numberKinds'
import { type CalculatedNumber, salarySourceOf } from './salarySource'

/** Two numbers of which a rule may ask whether the one is more than so many times the other. */
interface NumberPair {
  readonly of: KindNumber
  readonly than: KindNumber
  readonly times: number
}

/**
 * The numbers of a log. `beginnings`: by kind, of a number that was committed while it was being typed what it
 * became, or what it had been ('25' and '2500'). `shiftedPoints`: by kind and digits, those that stood at one path,
 * one after the other, with the same digits and the point elsewhere (385 and 3.85). `calculated`: those that one was
 * calculated from.
 */
export interface NumbersOfLog {
  readonly values: ReadonlyMap<string, ReadonlySet<number>>
  readonly beginnings: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly shiftedPoints: ReadonlyMap<string, ReadonlySet<number>>
  readonly calculated: readonly CalculatedNumber[]
  readonly pairs: readonly NumberPair[]
}

/** By what numbers are found that have the same digits. */
export const digitsKey = ({ kind, value }: KindNumber): string => `${kind} ${digitsOf(value)}`

/** Each of two numbers moves by at most two times: what is farther from as much is compared as it was. */
const farthest = 4.2

const isNear = (value: number, limit: number): boolean =>
  value > 0 && limit > 0 && value < limit * farthest && limit < value * farthest

/** Whether the one is what is typed before the other. */
const isBeginning = (text: string, whole: string): boolean => text.length < whole.length && whole.startsWith(text)

interface ComparedValues {
  readonly of: Set<number>
  readonly than: Set<number>
}

const emptyGroup = (): ComparedValues => ({ of: new Set(), than: new Set() })

const pairsIn = (
  { kindOf }: NumberKinds,
  { of, than, times }: NumberComparison,
  groups: Iterable<ComparedValues>,
): readonly NumberPair[] => {
  const pairs = new Map<string, NumberPair>()
  for (const group of groups)
    for (const value of group.of)
      for (const other of group.than)
        if (isNear(value, times * other))
          pairs.set(`${value} ${other}`, {
            of: { kind: kindOf(of), value },
            than: { kind: kindOf(than), value: other },
            times,
          })
  return [...pairs.values()]
}

/** Takes the numbers one by one, in the order in which they were given. */
export const numberCollector = (kinds: NumberKinds) => {
  const values = new Map<string, Set<number>>()
  const beginnings = new Map<string, Map<number, number>>()
  const shiftedPoints = new Map<string, Set<number>>()
  const calculated: CalculatedNumber[] = []
  const last = new Map<string, number>()
  const compared = kinds.comparisons.map(comparison => ({ comparison, groups: new Map<unknown, ComparedValues>() }))
  const addBeginning = (kind: string, text: string, whole: string): void => {
    if (!isBeginning(text, whole)) return
    const known = beginnings.get(kind) ?? new Map<number, number>()
    beginnings.set(kind, known.set(Number(text), Number(whole)))
  }
  return {
    add: (value: number, { name, beside }: NumberPlace): void => {
      const kind = kinds.kindOf(name)
      values.set(kind, (values.get(kind) ?? new Set()).add(value))
      for (const { comparison, groups } of compared) {
        if (comparison.of !== name && comparison.than !== name) continue
        const scope = comparison.isBeside ? beside : null
        const group = groups.get(scope) ?? emptyGroup()
        groups.set(scope, group)
        if (comparison.of === name) group.of.add(value)
        if (comparison.than === name) group.than.add(value)
      }
      const from = salarySourceOf(value, { name, beside }, kinds.kindOf)
      if (from !== null) calculated.push(from)
      if (typeof beside !== 'string') return
      const at = `${beside}.${name}`
      const [before, now] = [last.get(at), String(value)]
      last.set(at, value)
      if (before === undefined) return
      addBeginning(kind, String(before), now)
      addBeginning(kind, now, String(before))
      const key = digitsKey({ kind, value })
      if (value !== before && key === digitsKey({ kind, value: before }))
        shiftedPoints.set(key, (shiftedPoints.get(key) ?? new Set()).add(before).add(value))
    },
    found: (): NumbersOfLog => ({
      values,
      beginnings,
      shiftedPoints,
      calculated: calculated.filter(({ result: { kind, value } }) => values.get(kind)?.has(value) === true),
      pairs: compared.flatMap(({ comparison, groups }) => pairsIn(kinds, comparison, groups.values())),
    }),
  }
}
