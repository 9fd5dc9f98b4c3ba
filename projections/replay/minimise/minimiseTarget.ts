import type { QuestionRefusal, StepVerdict } from '../../../domain/engine/steps/stepVerdict'
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

const ruleAt = (errors: readonly QuestionRefusal[], path: string | null): string | null =>
  errors.find(([other]) => other === path)?.[1] ?? null

/** Whether all of these are among the refused. */
export const refusesAll = (errors: readonly QuestionRefusal[], wanted: readonly QuestionRefusal[]): boolean =>
  wanted.every(([path, rule]) => ruleAt(errors, path) === rule)

/** Whether a verdict as it comes out now shows it. */
export const showsTarget = (target: MinimiseTarget, { errors, next }: StepVerdict): boolean => {
  if (target.tag === 'refused') return refusesAll(errors, target.errors)
  const { in: where, path, expected, found } = target.divergence
  switch (where) {
    case 'rule':
      return ruleAt(errors, path) === found
    case 'next':
      return next === found
    case 'order': {
      const paths = errors.map(([refused]) => refused)
      const [at, other] = [paths.indexOf(found ?? ''), paths.indexOf(expected ?? '')]
      return at !== -1 && at < other
    }
  }
}

const withRule = (
  errors: readonly QuestionRefusal[],
  path: string,
  rule: string | null,
): readonly QuestionRefusal[] => {
  if (rule === null) return errors.filter(([other]) => other !== path)
  return ruleAt(errors, path) === null
    ? [...errors, [path, rule]]
    : errors.map(error => (error[0] === path ? ([path, rule] as const) : error))
}

const swapped = (errors: readonly QuestionRefusal[], a: string | null, b: string | null): readonly QuestionRefusal[] =>
  errors.map(error => {
    const other = error[0] === a ? b : error[0] === b ? a : null
    return other === null ? error : ([other, ruleAt(errors, other) ?? error[1]] as const)
  })

/** The verdict to record: as it comes out, but for what must come out otherwise. */
export const recordedVerdict = (target: MinimiseTarget, verdict: StepVerdict): StepVerdict => {
  if (target.tag === 'refused') return verdict
  const { in: where, path, expected, found } = target.divergence
  switch (where) {
    case 'rule':
      return { ...verdict, errors: withRule(verdict.errors, path, expected) }
    case 'order':
      return { ...verdict, errors: swapped(verdict.errors, expected, found) }
    case 'next':
      // The step that followed is a name in the log.
      return { ...verdict, next: expected as StepVerdict['next'] }
  }
}

/** Whether a log that was shrunk diverges as the other one does, wherever that is. */
export const isSameDivergence = (a: Divergence | null, b: Divergence | null): boolean => {
  if (a === null || b === null) return a === b
  return a.step === b.step && a.in === b.in && a.path === b.path && a.expected === b.expected && a.found === b.found
}
