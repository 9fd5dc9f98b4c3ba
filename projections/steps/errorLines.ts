/**
 * Lists for the error summary of a step each question that the customer is told is wrong, in screen order; none before
 * submitting.
 */
import type { Catalogue, Group, Slot } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import type { Question } from '../../domain/language/question'
import type { Content, Entry } from '../../domain/language/section'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyView } from '../live'
import { brokenRuleMessage, type FieldView } from '../tree/fieldView'
import type { GroupView } from '../tree/surveyTree'
import { itemSummary, summaryFields } from '../wording/itemSummary'
import { errorScopeOf } from './errorScope'
import { isErrorShown } from './fieldErrors'

/** A refused question as the summary above the step names it; one in an item carries the item's name. */
interface ErrorLine {
  readonly path: string
  readonly label: string
  readonly message: string
  /** Why an answer that is there is wrong, where the message does not say so. */
  readonly reason: string | null
  /** The question above the table that this is a row of; null outside tables. */
  readonly table: string | null
}

/** A question that is not right, whether or not the customer is told. */
interface FieldErrorLine {
  readonly line: ErrorLine
  readonly field: FieldView
}

export const sameErrorLines = (a: readonly ErrorLine[], b: readonly ErrorLine[]): boolean =>
  a.length === b.length &&
  a.every((line, i) => {
    const other = b[i]
    return (
      line === other ||
      (line.path === other?.path &&
        line.label === other.label &&
        line.message === other.message &&
        line.reason === other.reason &&
        line.table === other.table)
    )
  })

const rowsIn = (content: Content): readonly (readonly [Question, string])[] =>
  Object.values(content).flatMap((entry: Entry) => {
    switch (entry.kind) {
      case 'table':
        return Object.values(entry.rows).map(row => [row, entry.heading] as const)
      case 'part':
      case 'list':
        return rowsIn(entry.content)
      default:
        return []
    }
  })

const headings = new WeakMap<Catalogue, ReadonlyMap<Question, string>>()

const headingsOf = (catalogue: Catalogue): ReadonlyMap<Question, string> => {
  const cached = headings.get(catalogue)
  if (cached !== undefined) return cached
  const sections = catalogue.survey.steps.flatMap(step => step.sections)
  const found = new Map(sections.flatMap(({ content }) => rowsIn(content)))
  headings.set(catalogue, found)
  return found
}

/** An explanation is named after the question that it explains: their own titles are alike. */
const titleOf = (group: Group, { question }: Slot): string => {
  const explained = group.slots.find(slot => slot.question.explanation === question)
  return explained === undefined ? question.title : `${explained.question.title}, ${question.title}`
}

const linesIn = (catalogue: Catalogue, group: Group, view: GroupView): readonly FieldErrorLine[] =>
  group.order.flatMap(entry => {
    if (entry.kind === 'slot') {
      const field = view.fields[entry.index]
      const message = field === undefined ? null : brokenRuleMessage(field)
      if (field === undefined || message === null) return []
      const { reason, ids } = field
      const table = headingsOf(catalogue).get(entry.question) ?? null
      return [{ line: { path: slotPath(entry, ids), label: titleOf(group, entry), message, reason, table }, field }]
    }
    const list = view.lists[entry.index]
    if (list === undefined || !list.visible || list.errors === 0) return []
    return list.items.flatMap((item, at) => {
      if (item.errors === 0) return []
      const { title } = itemSummary(entry, at, summaryFields(entry, item).slice(0, 1))
      return cachedLines(catalogue, entry.item, item).map(({ line, field }) => ({
        field,
        line: {
          ...line,
          // A row is told by its table's question, and that one by the item.
          ...(line.table === null ? { label: `${title}, ${line.label}` } : { table: `${title}, ${line.table}` }),
        },
      }))
    })
  })

/** What did not change is the same object, so that a key press costs the lines of one item of hundreds. */
const lines = new WeakMap<GroupView, readonly FieldErrorLine[]>()

const cachedLines = (catalogue: Catalogue, group: Group, view: GroupView): readonly FieldErrorLine[] => {
  const cached = lines.get(view)
  if (cached !== undefined) return cached
  const found = linesIn(catalogue, group, view)
  lines.set(view, found)
  return found
}

export const errorLines = (catalogue: Catalogue, view: SurveyView, key: StepKey): readonly ErrorLine[] => {
  const judged = errorScopeOf(catalogue, view, key)
  if (judged === null) return []
  return catalogue.groups.flatMap((group, at) => {
    const section = view.tree[at]
    if (group.step?.key !== key || group.within !== null || section === undefined || section.errors === 0) return []
    return cachedLines(catalogue, group, section).flatMap(({ line, field }) =>
      isErrorShown(field, judged) ? [line] : [],
    )
  })
}
