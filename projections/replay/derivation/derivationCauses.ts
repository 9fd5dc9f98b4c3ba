/**
 * Finds the smallest sets of logged events on which an outcome at a replay position depends: the newest events of one
 * input, or of several inputs together, without which it would come out differently.
 */
import type { Situation } from '../../../domain/engine/situation'
import type { EventRef } from './eventIndex'
import type { SituationInput } from './situationInputs'

/** What must be left out together for something to come out otherwise: of each input so many of the newest events. */
type DerivationCause = ReadonlyMap<SituationInput, number>

export const eventsOfCause = (cause: DerivationCause): readonly EventRef[] =>
  [...cause].flatMap(([input, count]) => input.newest.slice(0, count))

const without = (situation: Situation, cause: DerivationCause): Situation => {
  const leftOut = eventsOfCause(cause)
  return [...cause].reduce((now, [input, count]) => input.without(now, count, leftOut), situation)
}

/** So many states of an input are tried, the newest first: a question that was answered a thousand times is asked no longer. */
const maxStates = 100

/** The counts of an input that each make something else of it, the fewest first; 0 is as it is. */
const countsOf = (input: SituationInput): readonly number[] => {
  // Most answers come back to what they were: what was tried once is not tried again.
  const stateCounts = new Map<string, number>()
  for (let count = 0; count <= input.newest.length && stateCounts.size < maxStates; count++) {
    const state = JSON.stringify(input.stateAfter(count))
    if (!stateCounts.has(state)) stateCounts.set(state, count)
  }
  return [...stateCounts.values()]
}

/** The least events of an input, beside others, without which it comes out otherwise; null when it never does. */
const smallestCount = (input: SituationInput, isOther: (count: number) => boolean): number | null =>
  countsOf(input).find(count => count > 0 && isOther(count)) ?? null

/** How many ways of leaving out together are tried: beyond that only leaving out all there is. */
const maxCombinations = 400

const isNothing = (cause: DerivationCause): boolean => [...cause.values()].every(count => count === 0)

/** Every way to leave out something of these inputs together, the fewest events first; the whole of them where it is many. */
const causeCandidates = (inputs: readonly SituationInput[]): readonly DerivationCause[] => {
  const counts = inputs.map(input => [input, countsOf(input)] as const)
  const many = counts.reduce((product, [, each]) => product * each.length, 1)
  if (many > maxCombinations) return [new Map(inputs.map(input => [input, input.newest.length]))]
  let combined: readonly (readonly (readonly [SituationInput, number])[])[] = [[]]
  for (const [input, each] of counts)
    combined = combined.flatMap(combination => each.map(count => [...combination, [input, count] as const]))
  const total = (cause: DerivationCause): number => [...cause.values()].reduce((sum, count) => sum + count, 0)
  return combined
    .map(combination => new Map(combination))
    .filter(cause => !isNothing(cause))
    .sort((a, b) => total(a) - total(b))
}

/** As few inputs, and of each as few events, as still make it come out otherwise together. */
const smallestCause = (
  inputs: readonly SituationInput[],
  isOther: (cause: DerivationCause) => boolean,
): DerivationCause | null => {
  const found = causeCandidates(inputs).find(isOther)
  if (found === undefined) return null
  const cause = new Map([...found].filter(([, count]) => count > 0))
  for (const [input, count] of [...cause]) {
    cause.delete(input)
    if (cause.size === 0 || !isOther(cause)) cause.set(input, count)
  }
  for (const input of [...cause.keys()]) {
    const count = smallestCount(input, fewer => isOther(new Map(cause).set(input, fewer)))
    if (count !== null) cause.set(input, count)
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
  inputs: readonly SituationInput[],
  outcome: (situation: Situation) => unknown,
): readonly DerivationCause[] => {
  const now = JSON.stringify(outcome(situation))
  const isOther = (cause: DerivationCause): boolean => JSON.stringify(outcome(without(situation, cause))) !== now
  const causes: DerivationCause[] = []
  let rest: readonly SituationInput[] = [...new Map(inputs.map(input => [input.key, input])).values()].filter(
    ({ newest }) => newest.length > 0,
  )
  for (const input of rest) {
    const count = smallestCount(input, fewer => isOther(new Map([[input, fewer]])))
    if (count !== null) causes.push(new Map([[input, count]]))
  }
  const single = new Set(causes.flatMap(cause => [...cause.keys()]))
  rest = rest.filter(input => !single.has(input))
  for (;;) {
    const jointCause = smallestCause(rest, isOther)
    if (jointCause === null) return causes
    causes.push(jointCause)
    rest = rest.filter(input => !jointCause.has(input))
  }
}
