import { asksNothing } from '../domain/engine/asked'
import type { Catalogue } from '../domain/engine/catalogue'
import { discountIn } from '../domain/invitation/discountIn'
import { profiles } from '../domain/invitation/profiles'
import type { StepKey } from '../domain/language/stepKey'
import { costRemark, discountAhead, discountEarned, withDiscount } from '../domain/texts/stepTexts'
import { answeredTexts, askAdviser, notPlaced, sendingFailed, thanksFirst } from '../domain/texts/wizardTexts'
import { travellingFile } from '../events/state/sendingState'
import type { Sending, State } from '../events/state/state'
import type { FieldView } from './fieldView'
import { howFar } from './howFar'
import { itemSummary, summaryFields } from './itemSummary'
import type { View } from './live'
import { fieldAt, listViewAt, showsAt } from './lookUp'

/** What the office said of a question (422); `step` is null for what is on no screen of this visit. */
export interface OfficeLine {
  readonly path: string
  readonly step: StepKey | null
  readonly label: string
  readonly message: string
}

const labelOf = (view: View, { slot, ids }: FieldView): string => {
  const list = slot.group.within
  const items = list === null ? null : listViewAt(view.tree, list, ids.slice(0, -1))
  const at = items?.index.get(ids.at(-1) ?? '')
  const item = at === undefined ? undefined : items?.items[at]
  if (list === null || at === undefined || item === undefined) return slot.question.title
  const { title } = itemSummary(list, at, summaryFields(list, item).slice(0, 1))
  return `${title}, ${slot.question.title}`
}

/** The office's words, closed where it left them open. */
const sentence = (words: string): string => (/[.!?]\s*$/.test(words) ? words.trimEnd() : `${words.trimEnd()}.`)

/** What the office refused and the customer has not changed since, with the step that each is on. */
export const officeLines = (catalogue: Catalogue, view: View): readonly OfficeLine[] => {
  const { sending } = view.state
  if (sending.tag !== 'failed') return []
  return sending.fields.map(([path, message]) => {
    const field = fieldAt(catalogue, view.tree, path)
    if (field !== null && showsAt(catalogue, view.tree, path))
      return { path, step: field.slot.group.step?.key ?? null, label: labelOf(view, field), message }
    return { path, step: null, label: '', message: `${sentence(message)} ${field === null ? notPlaced : askAdviser}` }
  })
}

/**
 * What to say of a sending that failed: a document stopped it, or the inventory itself. No advice to change what is on no
 * screen of this visit.
 */
export const failureWords = (
  { failure, file }: Extract<Sending, { tag: 'failed' }>,
  lines: readonly OfficeLine[] = [],
): { readonly text: string; readonly advice: string | null } => {
  const { text, advice } = sendingFailed[file !== null && failure === 'unexpected' ? 'file' : failure]
  const isElsewhere = lines.length > 0 && lines.every(({ step }) => step === null)
  return { text, advice: isElsewhere ? null : advice }
}

/** A document as the list shows it. */
export interface SentFile {
  readonly name: string
  readonly size: number
  readonly state: 'ready' | 'sending' | 'sent' | 'failed'
}

/** Documents go one by one. */
export const sentFiles = (state: State): readonly SentFile[] => {
  const { files, filesSent, sending } = state
  const onItsWay = travellingFile(state)?.name
  return files.map(({ name, size }) => {
    if (filesSent.has(name)) return { name, size, state: 'sent' }
    if (name === onItsWay) return { name, size, state: 'sending' }
    return { name, size, state: sending.tag === 'failed' && sending.file === name ? 'failed' : 'ready' }
  })
}

/** What /complete says for this visit besides its own texts. */
export interface SendingWords {
  readonly button: string
  readonly discount: string | null
  readonly costs: string | null
  readonly takesFiles: boolean
}

/** The discount is for the whole inventory: nothing is open, nor refused by the office and still as it was, placed or not. */
const discountWords = (catalogue: Catalogue, view: View): string => {
  const { sending } = view.state
  const isRefused = sending.tag === 'failed' && sending.fields.length > 0
  return isRefused || howFar(catalogue, view).open > 0 ? discountAhead : discountEarned
}

/** Under the title of /complete: its description, or while questions are open how many; where none is asked, that alone. */
export const completeLead = (catalogue: Catalogue, view: View): string | undefined => {
  if (asksNothing({ catalogue, facts: view.state.facts })) return answeredTexts.noneAsked
  const { open } = howFar(catalogue, view)
  if (open > 0) return `${thanksFirst} ${answeredTexts.unready(open)}`
  return catalogue.stepAt.get('complete')?.description
}

export const sendingWords = (catalogue: Catalogue, view: View): SendingWords => {
  const { facts } = view.state
  const { sendText, sendsFiles } = profiles[facts.type]
  const discount = discountIn(facts)
  return {
    button: sendText,
    discount: discount === null ? null : withDiscount(discountWords(catalogue, view), discount),
    costs: facts.association ? costRemark : null,
    takesFiles: sendsFiles,
  }
}
