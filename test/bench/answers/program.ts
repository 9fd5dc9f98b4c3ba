import type { Answer } from '../../../domain/language/answer'
import type { StepKey } from '../../../domain/language/stepKey'
import { farthestStepAhead, sideNavigation } from '../../../projections/navigation/sideNavigation'
import { stepErrorCount } from '../../../projections/steps/stepStatus'
import { remainingInSection, visitProgress } from '../../../projections/steps/visitProgress'
import { catalogue, type Visit } from '../benchSurvey'
import { floorLike } from '../change'
import type { AnswerChange } from '../load'
import { createPortal } from '../portal'
import { reduxLike } from '../redux/reduxLike'

/** What every program is asked to do: take an answer with all that follows from it, and say how a step stands. */
export interface Program {
  readonly change: (path: string, value: Answer) => void
  readonly errorsOf: (step: StepKey) => number
  /** Tells of every change of a question. */
  readonly listen: (path: string, hear: () => void) => void
}

const portal = (visit: Visit, parts: number): Program => {
  const { dispatch, live } = createPortal(visit, parts)
  return {
    change: (path, value) => dispatch({ type: 'ChangeAnswer', path, value }),
    errorsOf: step => stepErrorCount(catalogue, live.view().tree, step),
    listen: (path, hear) => void live.field$(path).subscribe(hear),
  }
}

const floor = (visit: Visit, parts: number): Program => {
  const { cells, change, errorsOf } = floorLike(createPortal(visit, parts))
  return {
    change,
    errorsOf,
    listen: (path, hear) => {
      const cell = cells.get(path)
      if (cell !== undefined) cell.listener = hear
    },
  }
}

const redux = (visit: Visit, parts: number): Program => reduxLike(createPortal(visit, parts))

const spread = (count: number): readonly string[] => {
  const paths = [...catalogue.slotAt.keys()].filter(path => !path.includes('*'))
  return Array.from({ length: count }, (_, n) => paths[Math.floor((n * paths.length) / count)] ?? '')
}

/** Asks after every change what a step's page asks: the counts in the bar, beside the steps and the sections, the open questions. */
const asking = (visit: Visit, parts: number): Program => {
  const { dispatch, live } = createPortal(visit, parts)
  const step = 'personal_details'
  const sections = catalogue.stepAt.get(step)?.sections ?? []
  live.view$.subscribe(view => {
    heard += visitProgress(catalogue, view).answered + visitProgress(catalogue, view).open
    heard += sideNavigation(catalogue, view, step).length
    if (farthestStepAhead(catalogue, view, step) !== null) heard++
    for (const section of sections) heard += remainingInSection(catalogue, view, section)
  })
  return {
    change: (path, value) => dispatch({ type: 'ChangeAnswer', path, value }),
    errorsOf: at => stepErrorCount(catalogue, live.view().tree, at),
    listen: (path, hear) => void live.field$(path).subscribe(hear),
  }
}

let heard = 0

const listening = (program: Program, count: number): Program => {
  for (const path of new Set(spread(count))) program.listen(path, () => void heard++)
  return program
}

/** What answers are given to, after the same opening of a full inventory; one question of each is listened to. */
export const programs = {
  portal: () => listening(portal('everything', 1), 1),
  /** The same with 200 questions listened to. */
  watched: () => listening(portal('everything', 1), 200),
  /** The same with all that stands beside a step. */
  asking: () => listening(asking('everything', 1), 1),
  floor: () => listening(floor('everything', 1), 1),
  redux: () => listening(redux('everything', 1), 1),
} as const satisfies Record<string, () => Program>
export type ProgramName = keyof typeof programs

/** Gives the answers and reads after each whether the step is valid, as a screen does; says how often it was. */
export const answer = ({ change, errorsOf }: Program, changes: readonly AnswerChange[]): number => {
  let valid = 0
  for (const { path, value, step } of changes) {
    change(path, value)
    if (errorsOf(step) === 0) valid++
  }
  return valid
}
