/**
 * Lists for the overview the visible answers and lists of a section or item, with what is missing, and counts optional
 * empty questions.
 */
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

const answerEntry = (field: FieldView, { judged, refusals }: OverviewContext): readonly AnswerEntry[] => {
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

interface OverviewContext {
  readonly catalogue: Catalogue
  readonly group: Group
  readonly view: GroupView
  /** Whether sending looks at this step at all. */
  readonly judged: boolean
  readonly refusals: OfficeRefusals
}

const fieldOf = ({ catalogue, view }: OverviewContext, question: Question): readonly FieldView[] => {
  const slot = catalogue.slotOf.get(question)
  const field = slot === undefined ? undefined : view.fields[slot.index]
  return field?.visible === true && question.kind !== 'stored' ? [field] : []
}

const entriesOfQuestion = (context: OverviewContext, question: Question): readonly OverviewEntry[] =>
  [question, question.explanation]
    .flatMap(asked => (asked === null ? [] : fieldOf(context, asked)))
    .flatMap(field => answerEntry(field, context))

const titled = (key: string, title: string | null, entries: readonly OverviewEntry[]): readonly OverviewEntry[] =>
  title === null || entries.length === 0 ? entries : [{ kind: 'part', key, title, entries }]

const entriesOfPart = (context: OverviewContext, key: string, part: Part): readonly OverviewEntry[] => {
  const within = entriesOfContent(context, part.content)
  const home = homeSlotOf(context.catalogue, part)
  const chosen = home === null ? null : chosenHome(home, context.view)
  return titled(key, part.title, chosen === null ? within : [...within, chosen])
}

const entriesOfTable = (context: OverviewContext, key: string, { heading, rows }: Table): readonly OverviewEntry[] =>
  titled(
    key,
    heading,
    Object.values(rows).flatMap(row => entriesOfQuestion(context, row)),
  )

const entriesOfList = (
  { group, view, judged, refusals }: OverviewContext,
  key: string,
  list: ItemList,
): readonly OverviewEntry[] => {
  const slot = group.lists.find(each => each.list === list)
  const items = slot === undefined ? undefined : view.lists[slot.index]
  if (slot === undefined || items === undefined || !items.visible || items.items.length === 0) return []
  return [{ kind: 'list', key, slot, view: items, judged, refusals }]
}

const entriesOf = (context: OverviewContext, key: string, entry: Entry): readonly OverviewEntry[] => {
  switch (entry.kind) {
    case 'info':
    case 'shown':
      return []
    case 'part':
      return entriesOfPart(context, key, entry)
    case 'table':
      return entriesOfTable(context, key, entry)
    case 'list':
      return entriesOfList(context, key, entry)
    default:
      return entriesOfQuestion(context, entry)
  }
}

const entriesOfContent = (context: OverviewContext, content: Content): readonly OverviewEntry[] =>
  Object.entries(content).flatMap(([key, entry]) => entriesOf(context, key, entry))

interface CachedOverview {
  readonly judged: boolean
  readonly refusals: OfficeRefusals
  readonly overview: GroupOverview
}

/** A view is of one section or item and never changes, so what was made of it is good as long as it is there. */
const cache = new WeakMap<GroupView, CachedOverview>()

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
  const cached = cache.get(view)
  if (cached?.judged === judged && cached.refusals === refusals) return cached.overview
  const entries = entriesOfContent({ catalogue, group, view, judged, refusals }, content)
  const overview = {
    entries,
    leftOpen: view.fields.filter(
      field => questionCompletion(field, judged) === 'leftOut' && !refusals.has(slotPath(field.slot, field.ids)),
    ).length,
  }
  cache.set(view, { judged, refusals, overview })
  return overview
}
