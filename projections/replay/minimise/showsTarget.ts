/**
 * Whether a step verdict shows the target of a minimised log (a refusal or a divergence), and the verdict to record
 * at the end of that log.
 */
import type { QuestionRefusal, StepVerdict } from '../../../domain/engine/steps/stepVerdict'
import type { MinimiseTarget } from './minimiseTarget'

const ruleAt = (errors: readonly QuestionRefusal[], path: string | null): string | null =>
  errors.find(([other]) => other === path)?.[1] ?? null

/** Whether all of these are among the refused. */
export const refusesAll = (errors: readonly QuestionRefusal[], wanted: readonly QuestionRefusal[]): boolean =>
  wanted.every(([path, rule]) => ruleAt(errors, path) === rule)

/** Whether a verdict shows the target of a minimised log. */
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
