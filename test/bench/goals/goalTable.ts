import { median } from '../measure'
import { aligned } from '../table'
import type { Goal, Goals, Taken } from './goal'
import type { Found } from './rounds'

const headings = ['work', 'figure', 'beside', '', 'ratio', 'lowest and highest', 'aim', ''] as const

const shown = (value: number): string => value.toFixed(value < 100 ? 2 : 0)

const aimOf = ({ beside, unit, most }: Goal): string =>
  beside === null ? `at most ${most} ${unit}` : `at most ${shown(most)}x`

const judgedIn = (rounds: readonly Taken[]): readonly number[] =>
  rounds.map(({ ours, beside }) => (beside === null ? ours : ours / beside))

/** Medians of the rounds; where no round was measured, the aim alone. */
const row = (goal: Goal, rounds: readonly Taken[]): readonly string[] => {
  const { work, beside, unit, most } = goal
  if (rounds.length === 0) return [work, '', '', beside ?? '', '', '', aimOf(goal), 'NOT MEASURED']
  const judged = judgedIn(rounds)
  const [least, middle, greatest] = [Math.min(...judged), median(judged), Math.max(...judged)]
  const others = rounds.flatMap(taken => taken.beside ?? [])
  return [
    work,
    `${shown(median(rounds.map(({ ours }) => ours)))} ${unit}`,
    others.length === 0 ? '' : `${shown(median(others))} ${unit}`,
    beside ?? '',
    beside === null ? '' : `${shown(middle)}x`,
    `${shown(least)} to ${shown(greatest)}`,
    aimOf(goal),
    middle <= most ? 'met' : 'MISSED',
  ]
}

/** Why a goal that these rounds missed is missed, where that was measured. */
const reason = (goal: Goal, rounds: readonly Taken[]): readonly string[] =>
  goal.why !== undefined && rounds.length > 0 && median(judgedIn(rounds)) > goal.most
    ? [`MISSED, ${goal.work}: ${goal.why}.`]
    : []

/** Each goal beside its aim. A goal is met by the median of its rounds. */
export const goalTable = (every: readonly Goals[], { taken, failed, load }: Found): string => {
  const goals = every.flatMap(({ goals }) => goals)
  const of = (goal: Goal): readonly Taken[] => taken.filter(one => one.goal === goal)
  const busy = `Load of the machine in each round: ${load.map(shown).join(', ')}.`
  return [
    'The goals',
    ...aligned([headings, ...goals.map(goal => row(goal, of(goal)))]),
    ...goals.flatMap(goal => reason(goal, of(goal))),
    busy,
    ...failed,
    '',
  ].join('\n')
}
