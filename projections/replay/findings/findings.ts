import type { ImportReason } from '../../../events/log/logExport/importPlan'
import type { Replay } from '../replay'
import { absentAddresses } from './absentAddresses'
import { changedValues } from './changedValues'
import { failedCalls } from './failedCalls'
import type { FindingContext, LogFinding } from './finding'
import { hiddenAnswers } from './hiddenAnswers'
import { refusedSteps } from './refusedSteps'
import { removedItems } from './removedItems'
import { shutOutFinding, tabFindings } from './tabFindings'

const isDamage = ({ tag }: ImportReason): boolean => tag === 'damaged' || tag === 'gap'

const damages = ({ records, length }: Replay, reasons: readonly ImportReason[]): readonly LogFinding[] => {
  const rest = { kind: 'damaged', attribution: 'unclear', weight: 3 } as const
  const restored = records.flatMap(({ seq, at, events }): readonly LogFinding[] =>
    events.some(({ type }) => type === 'AnswersRestored') ? [{ ...rest, seq, at, isRestored: true, isOver: true }] : [],
  )
  const at = records.at(-1)?.at ?? 0
  return reasons.some(isDamage)
    ? [...restored, { ...rest, seq: length, at, isRestored: false, isOver: false }]
    : restored
}

/**
 * Gathers all findings of a log that a customer may ask about (refusals, damage, removed items, failed calls, changed
 * and hidden answers, tabs), in log order.
 */
export const findingsOf = (replay: Replay, context: FindingContext): readonly LogFinding[] => {
  const { catalogue, records } = replay
  const calls = failedCalls(records)
  const removed = removedItems(replay)
  const isPutBack = (one: LogFinding): boolean =>
    one.kind === 'undone' && one.of.every(of => removed.some(({ seq, isOver }) => isOver && seq === of))
  return [
    ...refusedSteps(replay, calls, context),
    ...damages(replay, context.reasons),
    ...removed,
    ...calls,
    ...absentAddresses(records),
    // What was removed and put back is told as that.
    ...changedValues(catalogue, records).filter(one => !isPutBack(one)),
    ...hiddenAnswers(replay),
    ...tabFindings(records),
    ...(context.isShutOut ? [shutOutFinding(records)] : []),
  ].sort((a, b) => a.seq - b.seq)
}
