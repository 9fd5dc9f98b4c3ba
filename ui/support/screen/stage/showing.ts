import { BehaviorSubject } from 'rxjs'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import { listAddress, slotAddress } from '../../../../domain/engine/path'
import type { SurveyRecord } from '../../../../events/record/envelope'
import { createAftermath } from '../../../survey/content/aftermath'
import { createOpenItems } from '../../../survey/list/openItems'
import { type Shown, turnToItem, turnToQuestion } from '../../../survey/step/reveal'
import type { Remembered } from '../../../survey/step/StepAround'

/** The title that a browser's tab had. */
export type Title$ = BehaviorSubject<string>

export const createTitle = (): Title$ => new BehaviorSubject('')

/** The items that a record is about: the customer had them open. */
const itemsIn = (catalogue: Catalogue, { by, events }: SurveyRecord): readonly string[] => {
  if (by !== 'customer') return []
  return events.flatMap(event => {
    if (event.type === 'AnswerChanged') return slotAddress(catalogue, event.path)?.ids ?? []
    if (event.type === 'ItemAdded' || event.type === 'ItemRestored')
      return [...(listAddress(catalogue, event.list)?.ids ?? []), event.id]
    return []
  })
}

/** Turns long lists to the items that a record is about. */
const turnTo = (shown: Shown, { openItems }: Remembered, { by, events }: SurveyRecord): void => {
  if (by !== 'customer') return
  for (const event of events) {
    const address = event.type === 'AnswerChanged' ? slotAddress(shown.catalogue, event.path) : null
    if (address !== null) turnToQuestion(shown, openItems, address)
    if (event.type === 'ItemAdded' || event.type === 'ItemRestored') turnToItem(shown, openItems, event.list, event.id)
  }
}

export const createRemembered = (): Remembered => ({ aftermath: createAftermath(), openItems: createOpenItems() })

/** Brings what the screens remember to a position: what it was about is open, and told as the customer was told. */
export const remember = (
  shown: Shown,
  remembered: Remembered,
  record: SurveyRecord | undefined,
  along: ReadonlyMap<string, string>,
): void => {
  remembered.aftermath.tell(along)
  if (record === undefined) return
  remembered.openItems.set([...new Set(itemsIn(shown.catalogue, record))], true)
  turnTo(shown, remembered, record)
}
