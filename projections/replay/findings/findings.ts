import type { Reason } from '../../../events/log/importPlan'
import type { Replay } from '../replay'
import { changedValues } from './changedValues'
import { failedCalls } from './failedCalls'
import type { LogFinding } from './finding'
import { hiddenAnswers } from './hiddenAnswers'
import { refusals } from './refusals'
import { removedItems } from './removedItems'
import { tabFindings } from './tabs'

/** What is known of the file and of this build: why it may not be whole, and the digest of the rules that judge now. */
export interface FindingContext {
  readonly reasons: readonly Reason[]
  readonly rules: string
}

const isDamage = ({ tag }: Reason): boolean => tag === 'damaged' || tag === 'gap'

const damages = ({ records, length }: Replay, reasons: readonly Reason[]): readonly LogFinding[] => {
  const rest = { kind: 'damaged', attribution: 'defect', weight: 3 } as const
  const restored = records.flatMap(({ seq, at, events }): readonly LogFinding[] =>
    events.some(({ type }) => type === 'AnswersRestored') ? [{ ...rest, seq, at, isRestored: true, isOver: true }] : [],
  )
  const at = records.at(-1)?.at ?? 0
  return reasons.some(isDamage)
    ? [...restored, { ...rest, seq: length, at, isRestored: false, isOver: false }]
    : restored
}

/** All that a customer may ask about, in the order of the log. */
export const findingsOf = (replay: Replay, { reasons, rules }: FindingContext): readonly LogFinding[] => {
  const { catalogue, records } = replay
  const calls = failedCalls(records)
  return [
    ...refusals(replay, calls, rules),
    ...damages(replay, reasons),
    ...removedItems(replay),
    ...calls,
    ...changedValues(catalogue, records),
    ...hiddenAnswers(replay),
    ...tabFindings(records),
  ].sort((a, b) => a.seq - b.seq)
}
