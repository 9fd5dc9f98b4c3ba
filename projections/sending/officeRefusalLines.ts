/**
 * Lists what the office refused (422) and was not changed since: path, step, label and its message; of what is on no
 * screen only path and message, with advice.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { asSentence } from '../../domain/format/asSentence'
import type { StepKey } from '../../domain/language/stepKey'
import { isQuestionMessage } from '../../domain/sending/sendingFailure'
import { askAdviserText, unplacedMessageText } from '../../domain/texts/sendingFailureTexts'
import type { SurveyView } from '../live'
import type { FieldView } from '../tree/fieldView'
import { findField, findList, showsAt } from '../tree/findNode'
import { itemSummary, summaryFields } from '../wording/itemSummary'

/** What the office said of a question (422); `step` is null for what is on no screen of this visit. */
export interface OfficeRefusalLine {
  readonly path: string
  readonly step: StepKey | null
  readonly label: string
  readonly message: string
}

const labelOf = (view: SurveyView, { slot, ids }: FieldView): string => {
  const list = slot.group.within
  const items = list === null ? null : findList(view.tree, list, ids.slice(0, -1))
  const at = items?.index.get(ids.at(-1) ?? '')
  const item = at === undefined ? undefined : items?.items[at]
  if (list === null || at === undefined || item === undefined) return slot.question.title
  const { title } = itemSummary(list, at, summaryFields(list, item).slice(0, 1))
  return `${title}, ${slot.question.title}`
}

export const officeRefusalLines = (catalogue: Catalogue, view: SurveyView): readonly OfficeRefusalLine[] => {
  const { sending } = view.state
  if (sending.tag !== 'failed') return []
  return sending.fields.filter(isQuestionMessage).map(([path, message]) => {
    const field = findField(catalogue, view.tree, path)
    if (field !== null && showsAt(catalogue, view.tree, path))
      return { path, step: field.slot.group.step?.key ?? null, label: labelOf(view, field), message }
    return {
      path,
      step: null,
      label: '',
      message: `${asSentence(message)} ${field === null ? unplacedMessageText : askAdviserText}`,
    }
  })
}
