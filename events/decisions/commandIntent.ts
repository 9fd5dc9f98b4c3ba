/**
 * Derives the intent that is stored with a command's record from the command, its events and the state that it was
 * decided on.
 */
import type { Catalogue } from '../../domain/engine/catalogue'
import { continuesTyping } from '../intent/continuesTyping'
import { countsAsSubmitted } from '../intent/countsAsSubmitted'
import { type Intent, otherIntent } from '../record/intent'
import type { SurveyEvent } from '../record/surveyEvent'
import type { SurveyRecord } from '../record/surveyRecord'
import type { State } from '../state/state'
import type { Command } from './command'

type Type = Command['type']

/** What came of a command: `state` is the one that it was decided on, `before` the newest action before it. */
interface DecidedCommand {
  readonly catalogue: Catalogue
  readonly state: State
  readonly at: number
  readonly before: SurveyRecord | null
  readonly events: readonly SurveyEvent[]
}

type IntentRow<T extends Type> = (command: Extract<Command, { type: T }>, decided: DecidedCommand) => Intent

const other = (): Intent => otherIntent
const tagged =
  (intent: Intent): (() => Intent) =>
  () =>
    intent

const goesOn = ({ catalogue, before, at }: DecidedCommand, path: string): boolean =>
  continuesTyping(catalogue, before, path, at)

/** One row a command: a command without one does not compile. */
const rows: { readonly [T in Type]: IntentRow<T> } = {
  OpenPortal: other,
  NoteTabShutOut: other,
  NoteCallFailed: other,
  BeginDay: other,
  LoadCustomer: tagged({ tag: 'loadCustomer' }),
  LoadLenders: tagged({ tag: 'loadLenders' }),
  SeekLenders: other,
  LoadStyle: other,
  LoadOfficeLogo: other,
  LoadSetting: other,
  LoadRetrieval: other,
  SeeRetrieval: other,
  TakeRetrieved: ({ path }, decided) => ({ tag: 'takeRetrieved', path, continues: goesOn(decided, path) }),
  LeaveRetrieved: ({ path }) => ({ tag: 'leaveRetrieved', path }),
  ChangeAnswer: ({ path }, decided) =>
    decided.events.some(({ type }) => type === 'AnswerChanged')
      ? { tag: 'answer', path, continues: goesOn(decided, path) }
      : { tag: 'typedText' },
  RepeatAnswers: ({ step, from }) => ({ tag: 'reuse', step, from }),
  ConfirmDoubt: other,
  ConfirmItem: ({ path }) => ({ tag: 'confirm', path }),
  AddItem: ({ list }, { events }) => {
    // What comes within the item comes after it.
    const added = events.find(event => event.type === 'ItemAdded')
    return { tag: 'addItem', list, id: added?.id ?? '' }
  },
  RemoveItem: ({ list, id }) => ({ tag: 'removeItem', list, id }),
  RestoreItem: ({ list, id }) => ({ tag: 'restoreItem', list, id }),
  UndoAction: tagged({ tag: 'undo' }),
  SubmitStep: ({ step }, { catalogue, state, events }) => ({
    tag: 'submit',
    step,
    counts: countsAsSubmitted({ catalogue, facts: state.facts }, state.submitted, step, events),
  }),
  FillAddress: ({ at }) => ({ tag: 'lookup', at, of: 'address' }),
  SearchHomes: other,
  NoteHomes: other,
  ChooseHome: ({ at }) => ({ tag: 'chooseHome', at }),
  SeekHome: other,
  NoteHome: ({ at }) => ({ tag: 'lookup', at, of: 'home' }),
  AttachFile: tagged({ tag: 'attachFile' }),
  AttachOverview: other,
  RemoveFile: tagged({ tag: 'removeFile' }),
  NoteCopy: other,
  StartSending: tagged({ tag: 'send' }),
  SendAgain: other,
  RetryFile: other,
  NoteFileSent: other,
  NoteSendingFailed: other,
  NoteSent: other,
  NoteUnconfirmed: other,
  SeekReceipt: other,
  NoteReceipt: other,
  RestoreAnswers: tagged({ tag: 'restoreAnswers' }),
  JoinWork: tagged({ tag: 'merge' }),
  ShowScreen: tagged({ tag: 'showScreen' }),
  ChooseView: other,
  ShowCalmScreen: other,
  ShowNotice: other,
}

export const commandIntent = (command: Command, decided: DecidedCommand): Intent => {
  // A row is that of its command's type, which a type cannot tell of a lookup by it.
  const row = rows[command.type] as IntentRow<Type>
  return row(command, decided)
}
