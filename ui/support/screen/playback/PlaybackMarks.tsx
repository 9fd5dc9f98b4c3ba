import { memo } from 'react'
import type { PlaybackMark } from '../../../../projections/replay/playback/playbackMarks'
import styles from './PlaybackMarks.module.css'

/** Marks of refused and accepted steps, faults and sending along the playback line; hidden from screen readers. */
export const PlaybackMarks = memo(
  ({ marks, length }: { readonly marks: readonly PlaybackMark[]; readonly length: number }) => (
    <div className={styles.marks} aria-hidden="true">
      {positionedMarks(marks, length).map(({ at, shown }) => (
        <span
          key={at}
          className={`${styles.mark} ${styles[shown]}`}
          style={{ insetInlineStart: `calc(var(--bullet) + (100% - 2 * var(--bullet)) * ${at})` }}
        />
      ))}
    </div>
  ),
)

/** The line has this many slots; more could not be distinguished. */
const slots = 300

type DrawnMark = 'refused' | 'accepted' | 'fault' | 'sent'

const drawnMarkOf = (mark: PlaybackMark): DrawnMark | null => {
  switch (mark.tag) {
    case 'refused':
    case 'accepted':
    case 'fault':
    case 'sent':
      return mark.tag
    default:
      return null
  }
}

/** Which of several marks in one slot shows: the highest. */
const weight: Readonly<Record<DrawnMark, number>> = { refused: 3, fault: 2, sent: 1, accepted: 0 }

/** The marks that are drawn, each at its share of the line, 0 to 1. */
const positionedMarks = (
  marks: readonly PlaybackMark[],
  length: number,
): readonly { readonly at: number; readonly shown: DrawnMark }[] => {
  const bySlot = new Map<number, DrawnMark>()
  for (const mark of marks) {
    const shown = drawnMarkOf(mark)
    if (shown === null) continue
    const slot = Math.round((mark.seq / Math.max(1, length)) * slots)
    const known = bySlot.get(slot)
    if (known === undefined || weight[shown] > weight[known]) bySlot.set(slot, shown)
  }
  return [...bySlot].map(([slot, shown]) => ({ at: slot / slots, shown }))
}
