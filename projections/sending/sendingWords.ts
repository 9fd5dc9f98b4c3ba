import type { Catalogue } from '../../domain/engine/catalogue'
import { asksNothing } from '../../domain/engine/visitContext'
import { asSentence } from '../../domain/format/asSentence'
import { discountIn } from '../../domain/invitation/discountIn'
import { profiles } from '../../domain/invitation/profiles'
import type { StepKey } from '../../domain/language/stepKey'
import { isQuestionMessage } from '../../domain/sending/sendingFailure'
import { costRemark, discountAheadText, discountEarned, withDiscount } from '../../domain/texts/stepTexts'
import { askAdviserText, thanksWhileOpen, unplacedMessageText } from '../../domain/texts/wizardTexts'
import { fileBeingSent } from '../../events/state/sendingState'
import type { State } from '../../events/state/state'
import { isJudged, type SurveyView } from '../live'
import { visitProgress } from '../steps/visitProgress'
import type { FieldView } from '../tree/fieldView'
import { findField, findList, showsAt } from '../tree/findNode'
import { itemSummary, summaryFields } from '../wording/itemSummary'
import { unwantedDocumentWords } from './failureWords'

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

/** What the office refused and the customer has not changed since, with the step that each is on. */
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

/** A document as the list shows it. */
export interface SentFile {
  readonly name: string
  readonly size: number
  readonly state: 'ready' | 'sending' | 'sent' | 'failed'
  /** Why the office does not want it; null where that is not so. */
  readonly unwanted: string | null
}

/** Documents go one by one. */
export const sentFiles = (state: State): readonly SentFile[] => {
  const { files, filesSent, sending } = state
  const onItsWay = fileBeingSent(state)?.name
  return files.map(({ name, size }) => {
    const file = { name, size, unwanted: null }
    if (filesSent.has(name)) return { ...file, state: 'sent' }
    if (name === onItsWay) return { ...file, state: 'sending' }
    return sending.tag === 'failed' && sending.file === name
      ? { ...file, state: 'failed', unwanted: unwantedDocumentWords(sending) }
      : { ...file, state: 'ready' }
  })
}

/** What /complete says for this visit besides its own texts. */
export interface SendingWords {
  readonly button: string
  readonly discount: string | null
  readonly costs: string | null
  readonly takesFiles: boolean
}

/** The discount is for a whole inventory: nothing of it is open, and it is not refused by the office and still as it was. */
const discountWords = (catalogue: Catalogue, view: SurveyView): string => {
  const { sending } = view.state
  const isRefused = sending.tag === 'failed' && sending.file === null && sending.fields.length > 0
  return isRefused || visitProgress(catalogue, view).open > 0 ? discountAheadText : discountEarned
}

/** Under the title of /complete: its description, or while questions are open the thanks alone; where none is asked, nothing. */
export const completeLead = (catalogue: Catalogue, view: SurveyView): string | undefined => {
  if (asksNothing({ catalogue, facts: view.state.facts })) return undefined
  if (visitProgress(catalogue, view).open > 0) return thanksWhileOpen
  return catalogue.stepAt.get('complete')?.description
}

export const sendingWords = (catalogue: Catalogue, view: SurveyView): SendingWords => {
  const { facts } = view.state
  const { sendText, sendsFiles } = profiles[facts.type]
  const discount = discountIn(facts)
  return {
    button: sendText,
    discount: discount === null || !isJudged(view) ? null : withDiscount(discountWords(catalogue, view), discount),
    costs: facts.association ? costRemark : null,
    takesFiles: sendsFiles,
  }
}
