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

/** All of it, brought on record by record: a few steps an event, whatever the length of the log. */
export interface AnswerTracker {
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
type Told = Extract<Event, { type: 'DataRetrieved' }>['told'][number]

export const createAnswerTracker = (catalogue: Catalogue): AnswerTracker => {
  let held = new Map<string, AttributedAnswer>()
  /** What was retrieved of a question last. */
  const told = new Map<string, Answer>()
  /** What stood there before the record that is taken in. */
  let stood = new Map<string, AttributedAnswer>()

  const at = (path: string): AttributedAnswer | null => {
    const known = held.get(path)
    if (known !== undefined) return known
    const question = slotAddress(catalogue, path)?.slot.question
    return question === undefined ? null : { value: question.initial, own: false, lookedUp: false, offered: false }
  }
  const change = (path: string, of: Partial<AttributedAnswer>): void => {
    const now = at(path)
    if (now === null) return
    if (!stood.has(path)) stood.set(path, now)
    held.set(path, { ...now, ...of })
  }

  const answered = (path: string, value: Answer, byCustomer: boolean): void => {
    const question = slotAddress(catalogue, path)?.slot.question
    if (question === undefined || !fitsQuestion(question, value)) return
    change(path, byCustomer ? { value, own: true, lookedUp: false, offered: false } : { value })
  }
  /** What differs from the customer's own answer is offered once. */
  const tell = ({ path, value, manner }: Told): void => {
    const now = at(path)
    if (now === null) return
    const before = told.get(path)
    told.set(path, value)
    const isLeft = before !== undefined && sameAnswer(before, value) && !now.offered
    change(path, { offered: manner !== 'assumed' && !isLeft && now.own && !sameAnswer(now.value, value) })
  }
  const restored = (event: Extract<Event, { type: 'AnswersRestored' }>): void => {
    const before = held
    held = new Map()
    told.clear()
    for (const [path, { lookedUp }] of before) if (lookedUp) change(path, { lookedUp })
    for (const { path, value, own } of event.answers) change(path, { value, own })
  }

  const take = (event: Event, byCustomer: boolean): void => {
    switch (event.type) {
      case 'AnswerChanged':
        answered(event.path, event.value, byCustomer)
        break
      case 'AddressLookedUp':
        if (event.outcome === 'found')
          for (const key of ['street', 'place']) change(`${event.at}.${key}`, { lookedUp: true })
        break
      case 'DataRetrieved':
        event.told.forEach(tell)
        break
      case 'RetrievedLeft':
        change(event.path, { offered: false })
        break
      case 'ActionUndone':
        for (const path of event.free) change(path, { own: false })
        for (const path of event.lookedUp) change(path, { lookedUp: true })
        for (const path of event.offered) change(path, { offered: true })
        break
      case 'AnswersRestored':
        restored(event)
        break
      default:
    }
  }

  return {
    at,
    add: ({ by, events }) => {
      stood = new Map()
      for (const event of events) take(event, by === 'customer')
      return new Map([...stood].map(([path, was]) => [path, { was, now: held.get(path) ?? was }]))
    },
  }
}
