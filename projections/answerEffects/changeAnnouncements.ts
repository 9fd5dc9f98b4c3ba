/**
 * Lists sentences for a screen reader: the boxes that an answer unticked, and the questions and items of its step that
 * it hid or showed.
 */
import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { answerEffectTexts } from '../../domain/texts/answerEffectTexts'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import { findField } from '../tree/findNode'
import type { GroupView, SurveyTree } from '../tree/surveyTree'

/** A question by its title, or an item by what it is called and which. */
type Appearance = readonly ['question' | 'item', string]

/** What shows here and not there, in the order of the screen; of an item that only shows here nothing that is in it. */
const addedIn = (group: Group, here: GroupView, there: GroupView): readonly Appearance[] =>
  here === there
    ? []
    : group.order.flatMap((one): readonly Appearance[] => {
        const { index } = one
        if (one.kind === 'slot') {
          const { title, kind } = one.question
          const isNew = here.fields[index]?.visible === true && there.fields[index]?.visible !== true
          return isNew && kind !== 'stored' ? [['question', title]] : []
        }
        const [list, other] = [here.lists[index], there.lists[index]]
        if (list?.visible !== true || list === other) return []
        return list.items.flatMap((item, at) => {
          const otherItem = other?.visible === true ? other.items[other.index.get(list.ids[at] ?? '') ?? -1] : undefined
          return otherItem === undefined
            ? [['item', `${one.list.called} ${at + 1}`]]
            : addedIn(one.item, item, otherItem)
        })
      })

/** The boxes that were unticked by the one that was ticked. */
const unticked = (catalogue: Catalogue, before: SurveyTree, after: SurveyTree, path: string): readonly string[] => {
  const [was, now] = [findField(catalogue, before, path), findField(catalogue, after, path)]
  if (!Array.isArray(was?.value) || !Array.isArray(now?.value)) return []
  const [ticked, left] = [was.value, now.value]
  if (left.every(key => ticked.includes(key))) return []
  return was.boxes.flatMap(({ key, label }) => (ticked.includes(key) && !left.includes(key) ? [label] : []))
}

/** Derived from the record and the trees before and after it alone. */
export const changeAnnouncements = (
  catalogue: Catalogue,
  before: SurveyTree,
  after: SurveyTree,
  { intent }: RecordWithIntent,
): readonly string[] => {
  if (intent.tag !== 'answer') return []
  const step = slotAddress(catalogue, intent.path)?.slot.group.step
  const groups = step == null ? [] : (catalogue.sectionsOf.get(step.key) ?? [])
  const beyond = (here: SurveyTree, there: SurveyTree): readonly Appearance[] =>
    groups.flatMap(group => {
      const [now, other] = [here[group.id], there[group.id]]
      return now === undefined || other === undefined ? [] : addedIn(group, now, other)
    })
  return [
    ...answerEffectTexts.unticked(unticked(catalogue, before, after, intent.path)),
    ...answerEffectTexts.gone(beyond(before, after)),
    ...answerEffectTexts.come(beyond(after, before)),
  ]
}
