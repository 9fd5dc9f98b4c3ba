/**
 * What a minimised log must still show: a step refused for given questions, or a verdict unlike the recorded one;
 * makes either from a replay, and gives its step.
 */
import type { QuestionRefusal } from '../../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../../domain/language/stepKey'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { Replay } from '../replay'
import { type Divergence, firstDivergence } from '../verdicts/divergence'

/**
 * What a shrunk log must still show, at its last record. `refused`: the step is refused for all of these, and may be for
 * more, where a right answer is left out; `divergence`: the verdict comes out otherwise than it is recorded, in the same
 * way.
 */
export type MinimiseTarget =
  | {
      readonly tag: 'refused'
      readonly seq: number
      readonly step: StepKey
      readonly errors: readonly QuestionRefusal[]
    }
  | { readonly tag: 'divergence'; readonly seq: number; readonly divergence: Divergence }

type StepSubmitted = Extract<SurveyRecord['events'][number], { type: 'StepSubmitted' }>

const isSubmit = (event: SurveyRecord['events'][number]): event is StepSubmitted => event.type === 'StepSubmitted'

/**
 * The refusal of a submit: of all questions that it names, or of the one at `path`. Null where the record is no submit, or
 * was not refused for that.
 */
export const refusalTarget = ({ records }: Replay, seq: number, path: string | null = null): MinimiseTarget | null => {
  const submitted = records[seq - 1]?.events.findLast(isSubmit)
  const errors = submitted?.errors.filter(([refused]) => path === null || refused === path) ?? []
  return submitted === undefined || errors.length === 0 ? null : { tag: 'refused', seq, step: submitted.step, errors }
}

/** @param rules the digest of the rules that judge now */
export const divergenceTarget = (
  { catalogue, header, records }: Pick<Replay, 'catalogue' | 'header' | 'records'>,
  rules: string,
): MinimiseTarget | null => {
  const divergence = firstDivergence(catalogue, header, records, rules)
  return divergence === null ? null : { tag: 'divergence', seq: divergence.seq, divergence }
}

export const stepOfTarget = (target: MinimiseTarget): StepKey =>
  target.tag === 'refused' ? target.step : target.divergence.step
