import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
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

/** Counts what the events of a file change; an item that only makes room for another is none. */
export const transferCounts = (catalogue: Catalogue, events: readonly SurveyEvent[]): TransferCounts => {
  const answers = new Set<string>()
  let [items, itemsGone, documents, documentsGone] = [0, 0, 0, 0]
  let retrieved = false
  for (const event of events)
    if (event.type === 'AnswerChanged') {
      if (slotAddress(catalogue, event.path)?.slot.question.kind !== 'stored') answers.add(event.path)
    } else if (event.type === 'ItemAdded' || event.type === 'ItemRestored') items += 1
    else if (event.type === 'ItemRemoved') itemsGone += 1
    else if (event.type === 'FileAttached') documents += 1
    else if (event.type === 'FileRemoved') documentsGone += 1
    else if (event.type === 'DataRetrieved') retrieved = true
  return { answers: answers.size, items, itemsGone, documents, documentsGone, retrieved }
}
