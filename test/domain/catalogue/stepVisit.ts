import type { Answer } from '../../../domain/language/answer'
import type { StepKey } from '../../../domain/language/stepKey'
import { portal } from '../../projections/portal'

export type Given = Readonly<Record<string, Answer>>

/** 'section_51.current_home' for the path of that question's answer. */
const short = (path: string): string =>
  path
    .replace(/^[^.]+\.sections\./, '')
    .replace('.questions.', '.')
    .replace(/\.value$/, '')

/** A visit to one step, whose questions are named by section and key ('section_51.current_home'). */
export const stepVisit = (step: StepKey, start: Parameters<typeof portal>[0] = {}) => {
  const home = portal({ type: 'full', ...start })
  const at = (name: string): string => {
    const [section = '', ...key] = name.split('.')
    return `${step}.sections.${section}.questions.${key.join('.')}.value`
  }
  const given = (answers: Given): void => {
    for (const [name, value] of Object.entries(answers))
      home.answers(name.startsWith('customer.') ? name : at(name), value)
  }
  return {
    ...home,
    given,
    shows: (name: string): boolean => home.shows(at(name)),
    value: (name: string): Answer => home.value(at(name)),
    /** What the customer is told where, from top to bottom, when the step is refused. */
    told: (): readonly string[] =>
      home.verdict(step).errors.map(([path]) => `${short(path)}: ${home.message(path, step)}`),
    next: () => home.verdict(step).next,
  }
}
