/**
 * Tracks, record by record, the answer of each question and whether the customer or an address look-up gave it or a
 * retrieved one is offered beside it.
 */

import type { Catalogue } from '../../domain/engine/catalogue'
import { fitsQuestion } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { SurveyRecord } from '../../events/record/surveyRecord'

/** What stands at a question, and whose it is, as the log tells it. */
export interface AttributedAnswer {
  readonly value: Answer
  /** The customer gave it. */
  readonly own: boolean
  /** The look-up of an address gave it. */
  readonly lookedUp: boolean
  /** Another that was retrieved is offered beside it. */
  readonly offered: boolean
}

/**
 * Tracks the answer of each question and who gave it, record by record; a record costs the same whatever the log's length.
 */
interface AnswerTracker {
  /** Null for what the catalogue does not have. */
  readonly at: (path: string) => AttributedAnswer | null
  /** @returns what the record says something of, by the path of the question, in its order */
  readonly add: (record: SurveyRecord) => ReadonlyMap<string, AnswerTransition>
}

/** What stood at a question before, and what stands there now. */
export interface AnswerTransition {
  readonly was: AttributedAnswer
  readonly now: AttributedAnswer
}

type Event = SurveyRecord['events'][number]
type RetrievedValue = Extract<Event, { type: 'DataRetrieved' }>['told'][number]

export const createAnswerTracker = (catalogue: Catalogue): AnswerTracker => {
  let answers = new Map<string, AttributedAnswer>()
  /** What was retrieved of a question last. */
  const retrievedValues = new Map<string, Answer>()
  /** What stood there before the record that is taken in. */
  let previous = new Map<string, AttributedAnswer>()

  const at = (path: string): AttributedAnswer | null => {
    const tracked = answers.get(path)
    if (tracked !== undefined) return tracked
    const question = slotAddress(catalogue, path)?.slot.question
    return question === undefined ? null : { value: question.initial, own: false, lookedUp: false, offered: false }
  }
  const update = (path: string, patch: Partial<AttributedAnswer>): void => {
    const now = at(path)
    if (now === null) return
    if (!previous.has(path)) previous.set(path, now)
    answers.set(path, { ...now, ...patch })
  }

  const recordAnswer = (path: string, value: Answer, byCustomer: boolean): void => {
    const question = slotAddress(catalogue, path)?.slot.question
    if (question === undefined || !fitsQuestion(question, value)) return
    update(path, byCustomer ? { value, own: true, lookedUp: false, offered: false } : { value })
  }
  /** What differs from the customer's own answer is offered once. */
  const offerRetrieved = ({ path, value, manner }: RetrievedValue): void => {
    const now = at(path)
    if (now === null) return
    const before = retrievedValues.get(path)
    retrievedValues.set(path, value)
    const isLeft = before !== undefined && sameAnswer(before, value) && !now.offered
    update(path, { offered: manner !== 'assumed' && !isLeft && now.own && !sameAnswer(now.value, value) })
  }
  const restoreAnswers = (event: Extract<Event, { type: 'AnswersRestored' }>): void => {
    const before = answers
    answers = new Map()
    retrievedValues.clear()
    for (const [path, { lookedUp }] of before) if (lookedUp) update(path, { lookedUp })
    for (const { path, value, own } of event.answers) update(path, { value, own })
  }

  const applyEvent = (event: Event, byCustomer: boolean): void => {
    switch (event.type) {
      case 'AnswerChanged':
        recordAnswer(event.path, event.value, byCustomer)
        break
      case 'AddressLookedUp':
        if (event.outcome === 'found')
          for (const key of ['street', 'place']) update(`${event.at}.${key}`, { lookedUp: true })
        break
      case 'DataRetrieved':
        event.told.forEach(offerRetrieved)
        break
      case 'RetrievedLeft':
        update(event.path, { offered: false })
        break
      case 'ActionUndone':
        for (const path of event.free) update(path, { own: false })
        for (const path of event.lookedUp) update(path, { lookedUp: true })
        for (const path of event.offered) update(path, { offered: true })
        break
      case 'AnswersRestored':
        restoreAnswers(event)
        break
      default:
    }
  }

  return {
    at,
    add: ({ by, events }) => {
      previous = new Map()
      for (const event of events) applyEvent(event, by === 'customer')
      return new Map([...previous].map(([path, was]) => [path, { was, now: answers.get(path) ?? was }]))
    },
  }
}
