import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import type { QuestionRefusal } from '../../domain/engine/steps/stepVerdict'
import type { FieldView } from '../../projections/tree/fieldView'
import type { GroupView, ListView, SurveyTree } from '../../projections/tree/surveyTree'

const within = ({ fields, lists }: GroupView): readonly FieldView[] => [
  ...fields,
  ...lists.flatMap(({ items }) => items.flatMap(within)),
]

/** Every question of a tree, those of items included. */
export const fieldsOf = (tree: SurveyTree): readonly FieldView[] => tree.flatMap(within)

const unseenIn = ({ fields, lists }: GroupView): readonly FieldView[] => [
  ...fields.filter(({ visible }) => !visible),
  ...lists.flatMap(({ visible, items }: ListView) => items.flatMap(visible ? unseenIn : within)),
]

/** The questions that no screen shows. */
export const unseenFields = (tree: SurveyTree): readonly FieldView[] => tree.flatMap(unseenIn)

const refusedIn = (group: Group, view: GroupView): readonly QuestionRefusal[] =>
  group.order.flatMap(entry => {
    if (entry.kind === 'list') {
      const list = view.lists[entry.index]
      return list?.visible === true ? list.items.flatMap(item => refusedIn(entry.item, item)) : []
    }
    const field = view.fields[entry.index]
    return field === undefined || field.error === null ? [] : [[slotPath(field.slot, field.ids), field.error] as const]
  })

/** The refused questions that the screen of a step shows, from top to bottom. */
export const refusedFields = (catalogue: Catalogue, tree: SurveyTree, step: object): readonly QuestionRefusal[] =>
  catalogue.groups.flatMap((group, at) => {
    const view = tree[at]
    return group.step === step && group.within === null && view !== undefined ? refusedIn(group, view) : []
  })
