import { median } from '../measure'
import { aligned } from '../table'
import { type Figure, figures, type Round } from './figure'

/** All rounds of one checkout. */
export interface Measured {
  readonly name: string
  readonly rounds: readonly Round[]
}

const shown = (value: number, { unit }: Figure): string => (unit === 's' ? `${value.toFixed(2)} s` : `${value}`)

const notOpen = 'does not open'

interface Cells {
  /** The median of the rounds, and from where to where they go. */
  readonly shown: readonly [middle: string, range: string]
  /** A page that stayed away counts as the longest. */
  readonly middle: number
}

const cells = (figure: Figure, { rounds }: Measured): Cells => {
  const values = rounds.map(round => round[figure.of] ?? Number.POSITIVE_INFINITY)
  const say = (value: number): string => (Number.isFinite(value) ? shown(value, figure) : notOpen)
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)]
  return { shown: [say(middle), least === most ? '' : `${say(least)} to ${say(most)}`], middle }
}

const row = (figure: Figure, every: readonly Measured[]): readonly string[] => {
  const { work, most } = figure
  const found = every.map(measured => cells(figure, measured))
  const [ours] = found
  return [
    work,
    ...found.flatMap(({ shown }) => shown),
    most === null ? '' : `at most ${most} ${figure.unit}`.trimEnd(),
    most === null || ours === undefined ? '' : ours.middle <= most ? 'met' : 'MISSED',
  ]
}

/** Each figure beside its aim: the median and the range of the first, which the aim is for, then those of the others. */
export const loadingTable = (every: readonly Measured[]): string => {
  const measured = every.filter(({ rounds }) => rounds.length > 0)
  return aligned([
    ['', ...measured.flatMap(({ name, rounds }) => [name, `${rounds.length} rounds`]), 'aim', ''],
    ...figures.map(figure => row(figure, measured)),
  ]).join('\n')
}
