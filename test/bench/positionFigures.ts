import type { VisitFigures } from './coreFigures'
import type { Figure } from './table'

const ms = (n: number): string => (n < 1 ? `${(1000 * n).toFixed(1)} us` : `${n.toFixed(1)} ms`)

/** Support's processor is this many times slower than the one that is measured. */
const slower = 4

/** What it takes there at most, in milliseconds, before the next frame is drawn. */
const frame = 16

const withinFrame = (what: string, cost: number): Figure => ({
  what,
  figure: ms(cost),
  floor: '',
  ratio: (slower * cost) / frame,
  aim: { most: 1, words: `${frame} ms at ${slower}x slower` },
})

/** What looking at a log costs, wherever one looks. */
export const positionFigures = ({ positions }: VisitFigures): readonly Figure[] =>
  positions.flatMap(({ events, lived, step, jump, whole, opened, effects, why }) => [
    {
      what: `replay of ${events} events, a step back or forward`,
      figure: ms(step),
      floor: ms(lived),
      ratio: step / lived,
      aim: { most: 4, words: 'at most 4x a record lived' },
    },
    withinFrame('  the same, against a frame', step),
    {
      what: '  any position, with its screens',
      figure: ms(jump),
      floor: ms(whole),
      ratio: jump / whole,
      aim: { most: 0.25, words: 'at most a quarter of a whole fold' },
    },
    withinFrame('  the same, against a frame', jump),
    {
      what: '  opened at its end, once it was read',
      figure: ms(opened),
      floor: ms(whole),
      ratio: opened / whole,
      aim: { most: 2, words: 'at most 2x a whole fold' },
    },
    withinFrame('  what a record changed', effects),
    withinFrame('  why a question shows', why),
  ])
