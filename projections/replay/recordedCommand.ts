/**
 * Rebuilds from a record of a log the customer's command (answer, item, submit; null for any other), for a scenario to decide
 * again; also finds the answer that he gave.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { typedAnswer } from '../../domain/engine/kinds/kinds'
import { slotAddress } from '../../domain/engine/path'
import type { Command } from '../../events/decisions/command'
import { answeredPath } from '../../events/record/intent'
import type { RecordWithIntent } from '../../events/record/surveyRecord'

type EventOf<T extends RecordWithIntent['events'][number]['type']> = Extract<
  RecordWithIntent['events'][number],
  { type: T }
>

const firstOf = <T extends RecordWithIntent['events'][number]['type']>(
  { events }: RecordWithIntent,
  type: T,
): EventOf<T> | null => events.find((event): event is EventOf<T> => event.type === type) ?? null

/** The answer that the customer gave, among those that came with it; null where the record is no answer of a question. */
export const customerAnswerIn = ({ intent, events }: RecordWithIntent): EventOf<'AnswerChanged'> | null => {
  const own = answeredPath(intent)
  if (own === null) return null
  return (
    events.find((event): event is EventOf<'AnswerChanged'> => event.type === 'AnswerChanged' && event.path === own) ??
    null
  )
}

/** A text that became the answer which stood there. */
const typedAnswerCommand = (catalogue: Catalogue, { path, typed }: EventOf<'TypedOtherwise'>): Command | null => {
  const question = slotAddress(catalogue, path)?.slot.question
  const value = question === undefined ? null : typedAnswer(question, typed)
  return value === null ? null : { type: 'ChangeAnswer', path, value, typed }
}

/** The command of a record, where what it brought about says all of it: what the customer does with answers, items and steps. */
export const recordedCommand = (catalogue: Catalogue, record: RecordWithIntent): Command | null => {
  if (record.by !== 'customer') return null
  const { intent } = record
  const typed = firstOf(record, 'TypedOtherwise')
  switch (intent.tag) {
    case 'answer':
    case 'takeRetrieved': {
      const answer = customerAnswerIn(record)
      if (answer === null) return null
      return { type: 'ChangeAnswer', path: answer.path, value: answer.value, ...(typed && { typed: typed.typed }) }
    }
    case 'typedText':
      return typed === null ? null : typedAnswerCommand(catalogue, typed)
    case 'addItem':
      return { type: 'AddItem', list: intent.list }
    case 'removeItem':
      return { type: 'RemoveItem', list: intent.list, id: intent.id }
    case 'restoreItem':
      return { type: 'RestoreItem', list: intent.list, id: intent.id }
    case 'submit':
      return { type: 'SubmitStep', step: intent.step }
    case 'leaveRetrieved':
    case 'chooseHome':
    case 'lookup':
    case 'reuse':
    case 'confirm':
    case 'attachFile':
    case 'removeFile':
    case 'undo':
    case 'merge':
    case 'restoreAnswers':
    case 'send':
    case 'showScreen':
    case 'loadCustomer':
    case 'loadLenders':
    case 'other':
      return null
  }
}
