import type { Catalogue, Group } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { homeSlotOf } from '../../domain/homes/homeSlot'
import type { Question } from '../../domain/language/question'
import type { Content, Entry, ItemList, Part, Table } from '../../domain/language/section'
import type { OfficeRefusals } from '../steps/officeRefusals'
import { questionCompletion } from '../steps/questionCompletion'
import { brokenRuleMessage, type FieldView } from '../tree/fieldView'
import type { GroupView } from '../tree/surveyTree'
import { isLeftEmpty, isShownOnly, overviewAnswerWords } from '../wording/overviewAnswerWords'
import { chosenHome } from './chosenHome'
import type { AnswerEntry, GroupOverview, OverviewEntry } from './overviewEntry'

const answerEntry = (field: FieldView, { judged, refusals }: Reading): readonly AnswerEntry[] => {
  const path = slotPath(field.slot, field.ids)
  const missing = (judged ? brokenRuleMessage(field) : null) ?? refusals.get(path) ?? null
  if (isLeftEmpty(field, missing)) return []
  return [
    {
      kind: 'answer',
      path,
      title: field.slot.question.title,
      answer: overviewAnswerWords(field),
      missing,
      reason: judged ? field.reason : null,
      changeable: !isShownOnly(field.slot.question),
    },
  ]
}

interface Reading {
  readonly catalogue: Catalogue
  readonly group: Group
  readonly view: GroupView
  /** Whether sending looks at this step at all. */
  readonly judged: boolean
  readonly refusals: OfficeRefusals
}

const fieldOf = ({ catalogue, view }: Reading, question: Question): readonly FieldView[] => {
  const slot = catalogue.slotOf.get(question)
  const field = slot === undefined ? undefined : view.fields[slot.index]
  return field?.visible === true && question.kind !== 'stored' ? [field] : []
}

const entriesOfQuestion = (reading: Reading, question: Question): readonly OverviewEntry[] =>
  [question, question.explanation]
    .flatMap(asked => (asked === null ? [] : fieldOf(reading, asked)))
    .flatMap(field => answerEntry(field, reading))

const titled = (key: string, title: string | null, entries: readonly OverviewEntry[]): readonly OverviewEntry[] =>
  title === null || entries.length === 0 ? entries : [{ kind: 'part', key, title, entries }]

const entriesOfPart = (reading: Reading, key: string, part: Part): readonly OverviewEntry[] => {
  const within = entriesOfContent(reading, part.content)
  const home = homeSlotOf(reading.catalogue, part)
  const chosen = home === null ? null : chosenHome(home, reading.view)
  return titled(key, part.title, chosen === null ? within : [...within, chosen])
}

const entriesOfTable = (reading: Reading, key: string, { heading, rows }: Table): readonly OverviewEntry[] =>
  titled(
    key,
    heading,
    Object.values(rows).flatMap(row => entriesOfQuestion(reading, row)),
  )

const entriesOfList = (
  { group, view, judged, refusals }: Reading,
  key: string,
  list: ItemList,
): readonly OverviewEntry[] => {
  const slot = group.lists.find(each => each.list === list)
  const items = slot === undefined ? undefined : view.lists[slot.index]
  if (slot === undefined || items === undefined || !items.visible || items.items.length === 0) return []
  return [{ kind: 'list', key, slot, view: items, judged, refusals }]
}

const entriesOf = (reading: Reading, key: string, entry: Entry): readonly OverviewEntry[] => {
  switch (entry.kind) {
    case 'info':
    case 'shown':
      return []
    case 'part':
      return entriesOfPart(reading, key, entry)
    case 'table':
      return entriesOfTable(reading, key, entry)
    case 'list':
      return entriesOfList(reading, key, entry)
    default:
      return entriesOfQuestion(reading, entry)
  }
}

const entriesOfContent = (reading: Reading, content: Content): readonly OverviewEntry[] =>
  Object.entries(content).flatMap(([key, entry]) => entriesOf(reading, key, entry))

interface Made {
  readonly judged: boolean
  readonly refusals: OfficeRefusals
  readonly overview: GroupOverview
}

/** A view is of one section or item and never changes, so what was made of it is good as long as it is there. */
const made = new WeakMap<GroupView, Made>()

/**
 * What shows of the content of a section or item, in the catalogue's order.
 * @param judged whether sending looks at this step at all: without, nothing is missing but what the office refused
 */
export const groupOverview = (
  catalogue: Catalogue,
  group: Group,
  content: Content,
  view: GroupView,
  judged: boolean,
  refusals: OfficeRefusals,
): GroupOverview => {
  const before = made.get(view)
  if (before?.judged === judged && before.refusals === refusals) return before.overview
  const entries = entriesOfContent({ catalogue, group, view, judged, refusals }, content)
  const overview = {
    entries,
    leftOpen: view.fields.filter(
      field => questionCompletion(field, judged) === 'leftOut' && !refusals.has(slotPath(field.slot, field.ids)),
    ).length,
  }
  made.set(view, { judged, refusals, overview })
  return overview
}
