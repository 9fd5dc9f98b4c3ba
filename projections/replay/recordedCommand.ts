import type { Catalogue } from '../../domain/engine/catalogue'
import { typedAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import type { Command } from '../../events/decisions/command'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { commandNameIn } from '../logHistory/scenarioMark'

type EventOf<T extends SurveyRecord['events'][number]['type']> = Extract<SurveyRecord['events'][number], { type: T }>

const firstOf = <T extends SurveyRecord['events'][number]['type']>(
  { events }: SurveyRecord,
  type: T,
): EventOf<T> | null => events.find((event): event is EventOf<T> => event.type === type) ?? null

/**
 * The answer that the customer gave, among those that came with it: what another answer clears or fills stands before it
 * (a street, what is kept of a home), what it brings about stands after it.
 */
export const customerAnswerIn = (catalogue: Catalogue, record: SurveyRecord): EventOf<'AnswerChanged'> | null => {
  const answers = record.events.filter((event): event is EventOf<'AnswerChanged'> => event.type === 'AnswerChanged')
  const own = answers.find(({ path }) => {
    const question = slotAddress(catalogue, path)?.slot.question
    return question !== undefined && question.kind !== 'stored' && !catalogue.filledAt.has(question)
  })
  return own ?? answers.at(-1) ?? null
}

/** A text that became the answer which stood there. */
const typedAnswerCommand = (catalogue: Catalogue, { path, typed }: EventOf<'TypedOtherwise'>): Command | null => {
  const question = slotAddress(catalogue, path)?.slot.question
  const value = question === undefined ? null : typedAnswer(question, typed)
  return value === null ? null : { type: 'ChangeAnswer', path, value, typed }
}

/** The command of a record, where what it brought about says all of it: what the customer does with answers, items and steps. */
export const recordedCommand = (catalogue: Catalogue, record: SurveyRecord): Command | null => {
  if (record.by !== 'customer') return null
  switch (commandNameIn(record.command)) {
    case 'ChangeAnswer':
    case 'TakeRetrieved': {
      const answer = customerAnswerIn(catalogue, record)
      const typed = firstOf(record, 'TypedOtherwise')
      if (answer !== null)
        return { type: 'ChangeAnswer', path: answer.path, value: answer.value, ...(typed && { typed: typed.typed }) }
      return typed === null ? null : typedAnswerCommand(catalogue, typed)
    }
    case 'AddItem': {
      const added = firstOf(record, 'ItemAdded')
      return added === null ? null : { type: 'AddItem', list: added.list }
    }
    case 'RemoveItem': {
      const removed = firstOf(record, 'ItemRemoved')
      return removed === null ? null : { type: 'RemoveItem', list: removed.list, id: removed.id }
    }
    case 'RestoreItem': {
      const restored = firstOf(record, 'ItemRestored')
      return restored === null ? null : { type: 'RestoreItem', list: restored.list, id: restored.id }
    }
    case 'SubmitStep': {
      const submitted = record.events.findLast(
        (event): event is EventOf<'StepSubmitted'> => event.type === 'StepSubmitted',
      )
      return submitted === undefined ? null : { type: 'SubmitStep', step: submitted.step }
    }
    default:
      return null
  }
}
