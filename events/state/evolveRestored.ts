import { emptyAnswers, groupAt, listAt, withAnswer, withItem } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { fitsQuestion } from '../../domain/engine/kinds/kinds'
import { isItemId, listAddress, slotAddress } from '../../domain/engine/path'
import { stepErrors } from '../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../domain/language/stepKey'
import type { SurveyEvent } from '../record/surveyEvent'
import { type State, situationOf } from './state'

type Restored = Extract<SurveyEvent, { type: 'AnswersRestored' }>

/**
 * Applies `AnswersRestored` to the state: sets all items, answers, submitted steps and documents, and clears
 * look-ups, homes and the retrieval.
 */
export const evolveRestored = (catalogue: Catalogue, state: State, event: Restored): State => {
  let answers = emptyAnswers(catalogue)
  const made = new WeakSet()
  for (const { list, id } of event.items) {
    const address = listAddress(catalogue, list)
    if (address !== null && isItemId(id) && listAt(answers, address.list, address.ids) !== null)
      answers = withItem(answers, address, id, made)
  }
  for (const { path, value, own: isOwn } of event.answers) {
    const address = slotAddress(catalogue, path)
    if (address === null || !fitsQuestion(address.slot.question, value)) continue
    if (groupAt(answers, address.slot.group, address.ids) !== null)
      answers = withAnswer(answers, address, value, isOwn, made)
  }
  // What was refused is not known any more: what is not right now counts as that.
  const situation = situationOf(catalogue, { ...state, answers })
  const refused = (step: StepKey): ReadonlySet<string> => new Set(stepErrors(situation, step).map(([path]) => path))
  return {
    ...state,
    answers,
    begun: state.begun || event.answers.some(({ own }) => own),
    submitted: new Map(event.submitted.map(step => [step, refused(step)])),
    files: event.files,
    filesSent: new Set(event.filesSent),
    lookUps: new Map(),
    lookedUp: new Set(),
    homes: new Map(),
    retrieval: null,
  }
}
