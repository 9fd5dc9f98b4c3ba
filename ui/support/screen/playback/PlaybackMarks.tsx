import { memo } from 'react'
import type { PlaybackMark } from '../../../../projections/replay/playback/playbackMarks'
import styles from './PlaybackMarks.module.css'

/** So many places along the line: more could not be told apart. */
const places = 300

type Shown = 'refused' | 'accepted' | 'fault' | 'sent'

const shownOf = (mark: PlaybackMark): Shown | null => {
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

/** What stands out most of those at one place. */
const weight: Readonly<Record<Shown, number>> = { refused: 3, fault: 2, sent: 1, accepted: 0 }

/** The marks that are drawn, each at its share of the line, 0 to 1. */
export const positionedMarks = (
  marks: readonly PlaybackMark[],
  length: number,
): readonly { readonly at: number; readonly shown: Shown }[] => {
  const byPlace = new Map<number, Shown>()
  for (const mark of marks) {
    const shown = shownOf(mark)
    if (shown === null) continue
    const place = Math.round((mark.seq / Math.max(1, length)) * places)
    const known = byPlace.get(place)
    if (known === undefined || weight[shown] > weight[known]) byPlace.set(place, shown)
  }
  return [...byPlace].map(([place, shown]) => ({ at: place / places, shown }))
}

/** Refused and accepted steps along the line, told apart by shape and place as well as by colour. For the eye alone. */
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
