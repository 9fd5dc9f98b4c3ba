/** Guesses the intent of a record from an earlier build that stored none, by its command's name and its events. */
import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { Facts } from '../../domain/language/facts'
import type { StepKey } from '../../domain/language/stepKey'
import { withoutScenario } from '../legacy/scenarioCommand'
import { type Intent, otherIntent } from '../record/intent'
import type { SurveyRecord } from '../record/surveyRecord'
import { continuesTyping } from './continuesTyping'
import { countsAsSubmitted } from './countsAsSubmitted'

type EventOf<T extends SurveyRecord['events'][number]['type']> = Extract<SurveyRecord['events'][number], { type: T }>

/** What stood there before a record; `action`: the newest action of the log. */
export interface BeforeRecord {
  readonly facts: Facts
  readonly submitted: ReadonlySet<StepKey>
  readonly action: SurveyRecord | null
}

/** What another answer clears or fills stands before the answer that was given (a street, what is kept of a home). */
const pathAnswered = (catalogue: Catalogue, { events }: SurveyRecord): string | null => {
  const paths = events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : []))
  const own = paths.find(path => {
    const question = slotAddress(catalogue, path)?.slot.question
    return question !== undefined && question.kind !== 'stored' && !catalogue.filledAt.has(question)
  })
  return own ?? paths.at(-1) ?? null
}

const homeChosen = (catalogue: Catalogue, { events }: SurveyRecord): Intent => {
  const changed = new Set(events.flatMap(event => (event.type === 'AnswerChanged' ? [event.path] : [])))
  const place = [...catalogue.homeAt.values()].find(({ slots }) =>
    [...slots.values()].some(({ path, question }) => question.kind === 'stored' && changed.has(path)),
  )
  return place === undefined ? otherIntent : { tag: 'chooseHome', at: place.path }
}

/**
 * What was meant by a record of a build that did not record it, as it was guessed then: by the name of its command and the
 * events that it brought about. Frozen: these are the names of those builds.
 */
export const intentOfOldRecord = (
  catalogue: Catalogue,
  { facts, submitted, action }: BeforeRecord,
  record: SurveyRecord,
): Intent => {
  const { at, events } = record
  const first = <T extends EventOf<SurveyRecord['events'][number]['type']>['type']>(type: T): EventOf<T> | undefined =>
    events.find((event): event is EventOf<T> => event.type === type)
  const item = (
    tag: 'addItem' | 'removeItem' | 'restoreItem',
    event: { list: string; id: string } | undefined,
  ): Intent => (event === undefined ? otherIntent : { tag, list: event.list, id: event.id })
  const answer = (tag: 'answer' | 'takeRetrieved', none: Intent): Intent => {
    const path = pathAnswered(catalogue, record)
    return path === null ? none : { tag, path, continues: continuesTyping(catalogue, action, path, at) }
  }
  const lookup = (of: 'address' | 'home', event: { at: string } | undefined): Intent =>
    event === undefined ? otherIntent : { tag: 'lookup', at: event.at, of }
  switch (withoutScenario(record.command)) {
    case 'ChangeAnswer':
      return answer('answer', { tag: 'typedText' })
    case 'TakeRetrieved':
      return answer('takeRetrieved', otherIntent)
    case 'LeaveRetrieved': {
      const left = first('RetrievedLeft')
      return left === undefined ? otherIntent : { tag: 'leaveRetrieved', path: left.path }
    }
    case 'AddItem':
      return item('addItem', first('ItemAdded'))
    case 'RemoveItem':
      return item('removeItem', first('ItemRemoved'))
    case 'RestoreItem':
      return item('restoreItem', first('ItemRestored'))
    case 'ChooseHome':
      return homeChosen(catalogue, record)
    case 'FillAddress':
      return lookup('address', first('AddressLookedUp'))
    case 'NoteHome':
      return lookup('home', first('HomeFound'))
    case 'RepeatAnswers': {
      const reused = first('AnswersRepeated')
      return reused === undefined ? otherIntent : { tag: 'reuse', step: reused.step, from: reused.from }
    }
    case 'ConfirmItem': {
      const confirmed = first('ItemConfirmed')
      return confirmed === undefined ? otherIntent : { tag: 'confirm', path: confirmed.path }
    }
    case 'SubmitStep': {
      const verdict = events.findLast((event): event is EventOf<'StepSubmitted'> => event.type === 'StepSubmitted')
      if (verdict === undefined) return otherIntent
      const { step } = verdict
      return { tag: 'submit', step, counts: countsAsSubmitted({ catalogue, facts }, submitted, step, events) }
    }
    case 'AttachFile':
      return { tag: 'attachFile' }
    case 'RemoveFile':
      return { tag: 'removeFile' }
    case 'UndoAction':
      return { tag: 'undo' }
    case 'JoinWork':
      return { tag: 'merge' }
    case 'RestoreAnswers':
      return { tag: 'restoreAnswers' }
    case 'StartSending':
      return { tag: 'send' }
    case 'ShowScreen':
      return { tag: 'showScreen' }
    case 'LoadCustomer':
      return { tag: 'loadCustomer' }
    case 'LoadLenders':
      return { tag: 'loadLenders' }
    default:
      return otherIntent
  }
}
