import type { Catalogue } from '../../domain/engine/catalogue'
import { listAddress, slotAddress } from '../../domain/engine/path'
import { cardAddress } from '../../domain/engine/readBack'
import { type StepKey, stepKeys } from '../../domain/language/stepKey'
import { stepPath } from '../../domain/portal/navigation'
import type { SurveyRecord } from '../../events/record/surveyRecord'

type Event = SurveyRecord['events'][number]

/** Where the customer was with something: a step, and the question there where it was about one. */
export interface CustomerLocation {
  readonly step: StepKey
  readonly path: string | null
}

/** The commands of which the answer at `ownPath` is what the customer meant. */
const answerCommands: ReadonlySet<string> = new Set(['ChangeAnswer', 'TakeRetrieved'])

/**
 * The question that the customer answered with a record; the others in it came along. Null where it is no answer of a
 * question: a removal, a home, a look-up.
 */
export const answeredPath = (catalogue: Catalogue, { command, events }: SurveyRecord): string | null => {
  if (!answerCommands.has(command)) return null
  let first: string | null = null
  for (const event of events) {
    if (event.type !== 'AnswerChanged') continue
    first ??= event.path
    const question = slotAddress(catalogue, event.path)?.slot.question
    // A street that goes with another postal code, and what was kept of a home, stand before the answer itself.
    if (question !== undefined && question.kind !== 'stored' && !catalogue.filledAt.has(question)) return event.path
  }
  return first
}

const atQuestion = (catalogue: Catalogue, path: string): CustomerLocation | null => {
  const step = slotAddress(catalogue, path)?.slot.group.step?.key
  return step === undefined ? null : { step, path }
}

const atStep = (step: StepKey | undefined): CustomerLocation | null =>
  step === undefined ? null : { step, path: null }

/** The screens that lead to a step, and are none. */
const screensWithoutStep: ReadonlySet<StepKey> = new Set(['intro', 'success'])

const shownStep = (screen: string): StepKey | undefined =>
  stepKeys.find(key => !screensWithoutStep.has(key) && stepPath(key) === screen)

const stepAfter = (step: StepKey, next: StepKey | null): StepKey =>
  next === null || screensWithoutStep.has(next) ? step : next

const eventLocation = (catalogue: Catalogue, event: Event): CustomerLocation | null => {
  switch (event.type) {
    case 'ItemAdded':
    case 'ItemRemoved':
    case 'ItemRestored':
      return atStep(listAddress(catalogue, event.list)?.list.group.step?.key)
    case 'AnswerChanged':
    case 'RetrievedLeft':
    case 'DoubtConfirmed':
      return atQuestion(catalogue, event.path)
    case 'ItemConfirmed':
      return atStep(cardAddress(catalogue, event.path)?.group.step?.key)
    case 'HomesSought':
    case 'HomeSought':
      return atStep(catalogue.homeAt.get(event.at)?.gate.group.step?.key)
    case 'AnswersRepeated':
      return atStep(event.step)
    case 'StepSubmitted':
      return atStep(stepAfter(event.step, event.next))
    case 'WorkJoined':
      return event.path === null ? atStep(event.step ?? undefined) : atQuestion(catalogue, event.path)
    case 'FileAttached':
    case 'FileRemoved':
    case 'FileRetried':
    case 'SendingStarted':
    case 'ReceiptSought':
      return atStep('complete')
    case 'ScreenShown':
      return atStep(shownStep(event.screen))
    default:
      return null
  }
}

/** Where the customer was with this record; null where it tells nothing of that. */
export const customerLocation = (catalogue: Catalogue, record: SurveyRecord): CustomerLocation | null => {
  const isScreen = record.command === 'ShowScreen'
  if (record.by !== 'customer' && !isScreen) return null
  const own = answeredPath(catalogue, record)
  if (own !== null) return atQuestion(catalogue, own)
  for (const event of record.events) {
    const location = eventLocation(catalogue, event)
    if (location !== null) return location
  }
  return null
}
