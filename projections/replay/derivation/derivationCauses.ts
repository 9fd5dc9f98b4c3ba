import type { Situation } from '../../../domain/engine/situation'
import type { EventRef } from './eventIndex'
import type { SituationInput } from './situationInputs'

/** What must be left out together for something to come out otherwise: of each lever so many of the newest events. */
export type DerivationCause = ReadonlyMap<SituationInput, number>

export const eventsOfCause = (cause: DerivationCause): readonly EventRef[] =>
  [...cause].flatMap(([lever, count]) => lever.newest.slice(0, count))

const without = (situation: Situation, cause: DerivationCause): Situation => {
  const leftOut = eventsOfCause(cause)
  return [...cause].reduce((now, [lever, count]) => lever.without(now, count, leftOut), situation)
}

/** So many states of a lever are tried, the newest first: a question that was answered a thousand times is asked no longer. */
const mostStates = 100

/** The counts of a lever that each make something else of it, the fewest first; 0 is as it is. */
const countsOf = (lever: SituationInput): readonly number[] => {
  // Most answers come back to what they were: what was tried once is not tried again.
  const seen = new Map<string, number>()
  for (let count = 0; count <= lever.newest.length && seen.size < mostStates; count++) {
    const state = JSON.stringify(lever.stateAfter(count))
    if (!seen.has(state)) seen.set(state, count)
  }
  return [...seen.values()]
}

/** The least events of a lever, beside others, without which it comes out otherwise; null when it never does. */
const leastOf = (lever: SituationInput, isOther: (count: number) => boolean): number | null =>
  countsOf(lever).find(count => count > 0 && isOther(count)) ?? null

/** How many ways of leaving out together are tried: beyond that only leaving out all there is. */
const mostTried = 400

const isNothing = (cause: DerivationCause): boolean => [...cause.values()].every(count => count === 0)

/** Every way to leave out something of these levers together, the fewest events first; the whole of them where it is many. */
const waysOf = (levers: readonly SituationInput[]): readonly DerivationCause[] => {
  const counts = levers.map(lever => [lever, countsOf(lever)] as const)
  const many = counts.reduce((product, [, each]) => product * each.length, 1)
  if (many > mostTried) return [new Map(levers.map(lever => [lever, lever.newest.length]))]
  let ways: readonly (readonly (readonly [SituationInput, number])[])[] = [[]]
  for (const [lever, each] of counts) ways = ways.flatMap(way => each.map(count => [...way, [lever, count] as const]))
  const total = (cause: DerivationCause): number => [...cause.values()].reduce((sum, count) => sum + count, 0)
  return ways
    .map(way => new Map(way))
    .filter(cause => !isNothing(cause))
    .sort((a, b) => total(a) - total(b))
}

/** As few levers, and of each as few events, as still make it come out otherwise together. */
const least = (
  levers: readonly SituationInput[],
  isOther: (cause: DerivationCause) => boolean,
): DerivationCause | null => {
  const found = waysOf(levers).find(isOther)
  if (found === undefined) return null
  const cause = new Map([...found].filter(([, count]) => count > 0))
  for (const [lever, count] of [...cause]) {
    cause.delete(lever)
    if (cause.size === 0 || !isOther(cause)) cause.set(lever, count)
  }
  for (const lever of [...cause.keys()]) {
    const count = leastOf(lever, fewer => isOther(new Map(cause).set(lever, fewer)))
    if (count !== null) cause.set(lever, count)
  }
  return cause
}

/**
 * The events that something depends on: those without which it comes out otherwise by themselves, and then those that
 * are enough by themselves and must be left out together. No event is named on which it does not depend.
 * @param outcome of a situation; plain data
 */
export const derivationCauses = (
  situation: Situation,
  levers: readonly SituationInput[],
  outcome: (situation: Situation) => unknown,
): readonly DerivationCause[] => {
  const now = JSON.stringify(outcome(situation))
  const isOther = (cause: DerivationCause): boolean => JSON.stringify(outcome(without(situation, cause))) !== now
  const causes: DerivationCause[] = []
  let rest: readonly SituationInput[] = [...new Map(levers.map(lever => [lever.key, lever])).values()].filter(
    ({ newest }) => newest.length > 0,
  )
  for (const lever of rest) {
    const count = leastOf(lever, fewer => isOther(new Map([[lever, fewer]])))
    if (count !== null) causes.push(new Map([[lever, count]]))
  }
  const alone = new Set(causes.flatMap(cause => [...cause.keys()]))
  rest = rest.filter(lever => !alone.has(lever))
  for (;;) {
    const together = least(rest, isOther)
    if (together === null) return causes
    causes.push(together)
    rest = rest.filter(lever => !together.has(lever))
  }
}
