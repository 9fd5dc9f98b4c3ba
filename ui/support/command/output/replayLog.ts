import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { StoredLogHeader } from '../../../../events/record/surveyRecord'
import { type ReplayDifference, replayDifference } from '../../../../projections/replay/difference/replayDifference'
import { type Conclusion, conclusionOf } from '../../../../projections/replay/findings/conclusion'
import type { LogFinding } from '../../../../projections/replay/findings/finding'
import { findingsOf } from '../../../../projections/replay/findings/findings'
import { openReplay } from '../../../../projections/replay/replay'
import { type TimelineRecord, timeline } from '../../../../projections/replay/timeline'
import { type Divergence, firstDivergence } from '../../../../projections/replay/verdicts/divergence'
import { recordedScreens } from '../../../../projections/replay/verdicts/recordedScreens'
import { type SendingEnd, sendingEnd } from '../../../../projections/replay/visitPicture/sendingEnd'
import { type StepState, stepStates } from '../../../../projections/steps/stepStates'
import { visitErrorCount } from '../../../../projections/steps/visitErrorCount'
import type { TrustedPlan } from '../logFiles/trustedPlan'
import { recordsBeyondEnd, type Unreadable } from '../logFiles/unreadable'

/**
 * Replays one imported log for the command: timeline, steps, difference, divergence, findings and conclusion. Left
 * where a record that was asked for is not there.
 * Stores nothing and starts no effects. `rules` is the digest of this build's rules.
 */
export const replayLog = (
  catalogue: Catalogue,
  plan: TrustedPlan,
  { at, diff }: { readonly at: number | null; readonly diff: { readonly from: number; readonly to: number } | null },
  rules: string,
): E.Either<Unreadable, ReplayedLog> => {
  const { verdict, reasons, upcasters, leftOut, pseudonymised, onlyClaimed } = plan
  const { header, records, shutOut } = plan.log
  const missing = recordsBeyondEnd(plan, [at, diff?.from ?? null, diff?.to ?? null])
  if (missing !== null) return E.left(missing)
  const seq = at ?? records.length
  const divergence = firstDivergence(catalogue, header, records, rules)
  const opened = openReplay(catalogue, header, records)
  const { isJudgedByOwnRules, viewOf } = recordedScreens(opened, rules)
  const errorsAt = (position: number): number => visitErrorCount(catalogue, viewOf(opened.at(position)))
  const findings = findingsOf(opened, { reasons, rules, divergence, isShutOut: shutOut !== null })
  return E.right({
    plan: { verdict, reasons, upcasters, leftOut, pseudonymised, onlyClaimed },
    header,
    frames: timeline(catalogue, records),
    at: {
      seq,
      steps: stepStates(catalogue, opened.at(seq)),
      sending: sendingEnd(opened, seq),
      isOwn: isJudgedByOwnRules(seq),
    },
    diff:
      diff === null
        ? null
        : {
            ...diff,
            isOwn: isJudgedByOwnRules(diff.from) && isJudgedByOwnRules(diff.to),
            errors: { before: errorsAt(diff.from), after: errorsAt(diff.to) },
            ...replayDifference(catalogue, opened.at(diff.from), opened.at(diff.to)),
          },
    divergence,
    findings,
    sending: sendingEnd(opened, records.length),
    conclusion: conclusionOf(findings, records, reasons),
  })
}

/** The difference between two records. `errors`: the number that the steps show, as the customer saw them. */
interface ReplayedDifference extends ReplayDifference {
  readonly from: number
  readonly to: number
  readonly errors: { readonly before: number; readonly after: number }
  readonly isOwn: boolean
}

/** The result of replaying one log file: timeline, steps, difference, divergence, findings and conclusion. */
export interface ReplayedLog {
  readonly plan: Pick<TrustedPlan, 'verdict' | 'reasons' | 'upcasters' | 'leftOut' | 'pseudonymised' | 'onlyClaimed'>
  readonly header: StoredLogHeader
  readonly frames: readonly TimelineRecord[]
  /** The steps after one record; the last when none was asked for. `isOwn`: the rules of this build judged there. */
  readonly at: {
    readonly seq: number
    readonly steps: readonly StepState[]
    readonly sending: SendingEnd
    readonly isOwn: boolean
  }
  readonly diff: ReplayedDifference | null
  readonly divergence: Divergence | null
  /** What a customer may ask about, and whose doing the trouble was. */
  readonly findings: readonly LogFinding[]
  /** At the end of the log. */
  readonly sending: SendingEnd
  readonly conclusion: Conclusion
}
