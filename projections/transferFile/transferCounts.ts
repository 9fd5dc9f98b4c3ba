/**
 * Counts the answers, items and documents that the events of a transfer file change, and tells whether retrieved data
 * comes along.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import { type ChangingEvent, changedKey, isAnswerEvent, isChangingEvent } from '../../events/record/eventRows'
import type { SurveyEvent } from '../../events/record/surveyEvent'

/** How much comes in with a file. */
interface TransferCounts {
  readonly answers: number
  readonly items: number
  readonly itemsGone: number
  readonly documents: number
  readonly documentsGone: number
  /** Whether data that was retrieved there comes along. */
  readonly retrieved: boolean
}

/** What a change counts as. */
const countedAs: { readonly [T in ChangingEvent['type']]: keyof TransferCounts } = {
  AnswerChanged: 'answers',
  ItemAdded: 'items',
  ItemRestored: 'items',
  ItemRemoved: 'itemsGone',
  FileAttached: 'documents',
  FileRemoved: 'documentsGone',
}

/** An item that only makes room for another is not counted. */
export const transferCounts = (catalogue: Catalogue, events: readonly SurveyEvent[]): TransferCounts => {
  const isStored = (event: ChangingEvent): boolean =>
    isAnswerEvent(event) && slotAddress(catalogue, event.path)?.slot.question.kind === 'stored'
  const changes = events.filter(isChangingEvent).filter(event => !isStored(event))
  const countedIn = (as: keyof TransferCounts) => changes.filter(({ type }) => countedAs[type] === as)
  return {
    answers: new Set(countedIn('answers').map(changedKey)).size,
    items: countedIn('items').length,
    itemsGone: countedIn('itemsGone').length,
    documents: countedIn('documents').length,
    documentsGone: countedIn('documentsGone').length,
    retrieved: events.some(({ type }) => type === 'DataRetrieved'),
  }
}
