import { slotPath } from '../../../../domain/engine/path'
import type { SurveyView } from '../../../../projections/live'
import type { FieldView } from '../../../../projections/tree/fieldView'
import { showsAt } from '../../../../projections/tree/findNode'
import type { GroupView } from '../../../../projections/tree/surveyTree'
import { questionTitle } from '../../../../projections/wording/questionTitle'
import type { ReplaySession } from '../session/replaySession'
import { stepOfScreen } from '../session/stepOfScreen'

/** The questions of the customer's screen at a position, hidden ones too, for support to choose one to explain. */
export const questionChoices = (
  { replay, customer }: Pick<ReplaySession, 'replay' | 'customer'>,
  view: SurveyView,
  position: number,
): readonly QuestionChoice[] => {
  const step = stepOfScreen(customer.screenHistory.screenAt(position), view.state)
  const groups = replay.catalogue.groups.flatMap((group, at) =>
    group.step?.key === step && group.within === null ? (view.tree[at] ?? []) : [],
  )
  return groups.flatMap(fieldsIn).map(field => {
    const path = slotPath(field.slot, field.ids)
    const shows = showsAt(replay.catalogue, view.tree, path)
    return {
      path,
      title: questionTitle(replay.catalogue, view.tree, path),
      isHidden: !shows,
      isWrong: field.error !== null && shows,
    }
  })
}

const fieldsIn = (group: GroupView): readonly FieldView[] => [
  ...group.fields,
  ...group.lists.flatMap(list => list.items.flatMap(fieldsIn)),
]

/** A question that the picker offers. */
export interface QuestionChoice {
  readonly path: string
  readonly title: string
  readonly isHidden: boolean
  readonly isWrong: boolean
}
