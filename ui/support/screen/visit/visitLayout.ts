import type { StepKey } from '../../../../domain/language/stepKey'
import type { VisitPicture } from '../../../../projections/replay/visitPicture/visitPicture'

/**
 * Lays out the drawing of a visit: a row a screen, time from left to right, with long pauses shortened.
 * @param moments of every record of the log, in milliseconds since 1970
 * @param titleOf what a screen is called
 */
export const visitLayout = (
  { segments, submits, pauses }: VisitPicture,
  moments: readonly number[],
  titleOf: (screen: string, step: StepKey | null) => string,
): VisitLayout => {
  const at = timeScale([...moments, ...segments.flatMap(({ from, to }) => [from, to])])
  const rows = [...new Set(segments.map(({ screen, step }) => titleOf(screen, step)))]
  const rowOf = ({ screen, step }: VisitPicture['segments'][number]): number => rows.indexOf(titleOf(screen, step))
  const marks = submits.flatMap(submit => {
    const stay = segments.findLast(({ fromSeq }) => fromSeq <= submit.seq)
    return stay === undefined
      ? []
      : [{ at: at(submit.at), row: rowOf(stay), seq: submit.seq, isRefused: submit.errors > 0 }]
  })
  return {
    rows,
    bars: segments.map(stay => ({
      row: rowOf(stay),
      from: at(stay.from),
      to: at(stay.to),
      isBack: stay.isBack,
      seq: stay.fromSeq,
    })),
    refused: marks.filter(({ isRefused }) => isRefused),
    accepted: marks.filter(({ isRefused }) => !isRefused),
    pauses: pauses.map(({ from, to, afterSeq }) => ({ at: (at(from) + at(to)) / 2, ms: to - from, seq: afterSeq })),
  }
}

/** A stay on a screen as a bar: its row, and where it begins and ends along the line of time, 0 to 1. */
interface StayBar {
  readonly row: number
  readonly from: number
  readonly to: number
  readonly isBack: boolean
  readonly seq: number
}

/** A submit of a step, at a position on that line. */
interface SubmitMark {
  readonly at: number
  readonly row: number
  readonly seq: number
}

/** Moments are 0 to 1 along the line of time, rows are indices of `rows`. */
export interface VisitLayout {
  readonly rows: readonly string[]
  readonly bars: readonly StayBar[]
  readonly refused: readonly SubmitMark[]
  readonly accepted: readonly SubmitMark[]
  /** `ms` is how long it really was. */
  readonly pauses: readonly { readonly at: number; readonly ms: number; readonly seq: number }[]
}

/** Nothing that happens is drawn longer than this, in milliseconds. */
const longest = 30_000

/** Maps moments to positions between 0 and 1, with long pauses shortened; works where the clock was set back. */
const timeScale = (moments: readonly number[]): ((at: number) => number) => {
  const sorted = [...new Set(moments)].sort((a, b) => a - b)
  const offsets = new Map<number, number>()
  let offset = 0
  for (const [i, at] of sorted.entries()) {
    const before = sorted[i - 1]
    offset += before === undefined ? 0 : Math.min(at - before, longest)
    offsets.set(at, offset)
  }
  const whole = Math.max(1, offset)
  return at => (offsets.get(at) ?? 0) / whole
}
