import { slotPath } from '../../../../domain/engine/path'
import type { FieldView } from '../../../../projections/fieldView'
import type { View } from '../../../../projections/live'
import { showsAt } from '../../../../projections/lookUp'
import { questionTitle } from '../../../../projections/questionTitle'
import type { GroupView } from '../../../../projections/surveyTree'
import type { Session } from '../session'
import { screenStep } from '../stage/screenStep'

const fieldsIn = (group: GroupView): readonly FieldView[] => [
  ...group.fields,
  ...group.lists.flatMap(list => list.items.flatMap(fieldsIn)),
]

/** A question that one may ask about. */
export interface Choice {
  readonly path: string
  readonly title: string
  readonly isHidden: boolean
  readonly isWrong: boolean
}

/** The questions of the screen that one looks at, those that are not to be seen too: one may wonder why not. */
export const choicesAt = (
  { replay, customer }: Pick<Session, 'replay' | 'customer'>,
  view: View,
  position: number,
): readonly Choice[] => {
  const step = screenStep(customer.seen.screenAt(position), view.state)
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
