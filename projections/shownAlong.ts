import type { Catalogue, Group } from '../domain/engine/catalogue'
import { slotAddress } from '../domain/engine/path'
import { alongTexts } from '../domain/texts/alongTexts'
import type { SurveyRecord } from '../events/record/envelope'
import { fieldAt } from './lookUp'
import type { GroupView, SurveyTree } from './surveyTree'

interface Seen {
  readonly items: readonly string[]
  readonly questions: readonly string[]
}

const nothing: Seen = { items: [], questions: [] }

const together = (parts: readonly Seen[]): Seen => ({
  items: parts.flatMap(({ items }) => items),
  questions: parts.flatMap(({ questions }) => questions),
})

/** What shows here and not there, in the order of the screen; of an item that only shows here nothing that is in it. */
const onlyHere = (group: Group, here: GroupView, there: GroupView): Seen => {
  if (here === there) return nothing
  return together(
    group.order.map(one => {
      if (one.kind === 'slot') {
        const { title, kind } = one.question
        const isNew = here.fields[one.index]?.visible === true && there.fields[one.index]?.visible !== true
        return isNew && kind !== 'stored' ? { items: [], questions: [title] } : nothing
      }
      const [list, other] = [here.lists[one.index], there.lists[one.index]]
      if (list?.visible !== true || list === other) return nothing
      return together(
        list.items.map((item, at) => {
          const beside = other?.visible === true ? other.items[other.index.get(list.ids[at] ?? '') ?? -1] : undefined
          return beside === undefined
            ? { items: [`${one.list.called} ${at + 1}`], questions: [] }
            : onlyHere(one.item, item, beside)
        }),
      )
    }),
  )
}

/** The boxes that were unticked by the one that was ticked. */
const unticked = (catalogue: Catalogue, before: SurveyTree, after: SurveyTree, path: string): readonly string[] => {
  const [was, now] = [fieldAt(catalogue, before, path), fieldAt(catalogue, after, path)]
  if (!Array.isArray(was?.value) || !Array.isArray(now?.value)) return []
  const [ticked, left] = [was.value, now.value]
  if (left.every(key => ticked.includes(key))) return []
  return was.boxes.flatMap(({ key, label }) => (ticked.includes(key) && !left.includes(key) ? [label] : []))
}

/**
 * What an answer unticked, took away and brought in its step, as sentences for who listens: who sees has it before him.
 * It follows from the record and the trees around it alone.
 */
export const shownAlong = (
  catalogue: Catalogue,
  before: SurveyTree,
  after: SurveyTree,
  { command, events: [event] }: SurveyRecord,
): readonly string[] => {
  if (command !== 'ChangeAnswer' || event?.type !== 'AnswerChanged') return []
  const step = slotAddress(catalogue, event.path)?.slot.group.step
  const groups = step == null ? [] : (catalogue.sectionsOf.get(step.key) ?? [])
  const beyond = (here: SurveyTree, there: SurveyTree): Seen =>
    together(
      groups.map(group => {
        const [now, other] = [here[group.id], there[group.id]]
        return now === undefined || other === undefined ? nothing : onlyHere(group, now, other)
      }),
    )
  const [gone, come] = [beyond(before, after), beyond(after, before)]
  return [
    ...alongTexts.unticked(unticked(catalogue, before, after, event.path)),
    ...alongTexts.gone(gone.items, gone.questions),
    ...alongTexts.come(come.items, come.questions),
  ]
}
