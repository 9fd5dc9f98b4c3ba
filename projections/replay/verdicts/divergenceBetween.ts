/**
 * Finds in a replay the first submit between two positions whose verdict is unlike the recorded one; also gives the
 * digest of the rules that judged a record.
 */
import { stepVerdictOf } from '../../../domain/engine/steps/stepVerdict'
import { evolve } from '../../../events/state/evolve'
import { situationOf } from '../../../events/state/state'
import type { Replay } from '../replay'
import { type Divergence, verdictDifference } from './divergence'

/** The digest of the rules that judged when the record was made. */
export const rulesDigestAt = ({ header, records }: Replay, seq: number): string => {
  for (let at = seq - 1; at >= 0; at--)
    for (const event of records[at]?.events ?? []) if (event.type === 'PortalOpened') return event.rules
  return header.rules
}

/**
 * The first submit after a position, up to another one, whose verdict comes out otherwise than the customer got it. A
 * long log can be looked through piece by piece, and no state is folded that was kept.
 * @param rules the digest of the rules that judge now
 */
export const divergenceBetween = (replay: Replay, after: number, upTo: number, rules: string): Divergence | null => {
  const { catalogue, records } = replay
  for (let seq = Math.max(1, after + 1); seq <= Math.min(upTo, replay.length); seq++) {
    const record = records[seq - 1]
    if (record === undefined || !record.events.some(({ type }) => type === 'StepSubmitted')) continue
    let state = replay.stateAt(seq - 1)
    for (const event of record.events) {
      if (event.type === 'StepSubmitted') {
        const { step } = event
        const difference = verdictDifference(step, event, stepVerdictOf(situationOf(catalogue, state), step))
        if (difference !== null) return { seq, step, ...difference, rulesDiffer: rulesDigestAt(replay, seq) !== rules }
      }
      state = evolve(catalogue, state, { at: record.at, by: record.by, event })
    }
  }
  return null
}
