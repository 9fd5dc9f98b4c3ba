/**
 * Finds on which step, and at which question if any, the customer was when a record of the log was made; null where the
 * record does not tell.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { listAddress, slotAddress } from '../../domain/engine/path'
import { cardAddress } from '../../domain/engine/readBack'
import { type StepKey, stepKeys } from '../../domain/language/stepKey'
import { stepPath } from '../../domain/portal/navigation'
import { answeredPath } from '../../events/record/intent'
import type { RecordWithIntent } from '../../events/record/surveyRecord'

type Event = RecordWithIntent['events'][number]

/** Where the customer was with something: a step, and the question there where it was about one. */
export interface CustomerLocation {
  readonly step: StepKey
  readonly path: string | null
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
export const customerLocation = (
  catalogue: Catalogue,
  { by, intent, events }: RecordWithIntent,
): CustomerLocation | null => {
  if (by !== 'customer' && intent.tag !== 'showScreen') return null
  const own = answeredPath(intent)
  if (own !== null) return atQuestion(catalogue, own)
  for (const event of events) {
    const location = eventLocation(catalogue, event)
    if (location !== null) return location
  }
  return null
}
