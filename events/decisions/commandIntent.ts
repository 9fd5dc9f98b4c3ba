/**
 * Derives the intent that is stored with a command's record from the command, its events and the state that it was
 * decided on.
 */
import { continuesTyping } from '../intent/continuesTyping'
import { countsAsSubmitted } from '../intent/countsAsSubmitted'
import { type Intent, otherIntent } from '../record/intent'
import type { SurveyEvent } from '../record/surveyEvent'
import type { SurveyRecord } from '../record/surveyRecord'
import type { Command } from './command'
import type { DecisionContext } from './decision'

type Type = Command['type']

/** @param context what it was decided in. @param events what came of it. @param before the newest action before it */
type IntentRow<T extends Type> = (
  command: Extract<Command, { type: T }>,
  context: DecisionContext,
  events: readonly SurveyEvent[],
  before: SurveyRecord | null,
) => Intent

const other = (): Intent => otherIntent
const tagged =
  (intent: Intent): (() => Intent) =>
  () =>
    intent

const goesOn = ({ catalogue, at }: DecisionContext, before: SurveyRecord | null, path: string): boolean =>
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
  TakeRetrieved: ({ path }, context, _, before) => ({
    tag: 'takeRetrieved',
    path,
    continues: goesOn(context, before, path),
  }),
  LeaveRetrieved: ({ path }) => ({ tag: 'leaveRetrieved', path }),
  ChangeAnswer: ({ path }, context, events, before) =>
    // Without an answer it stands alone.
    events[0]?.type === 'TypedOtherwise'
      ? { tag: 'typedText' }
      : { tag: 'answer', path, continues: goesOn(context, before, path) },
  RepeatAnswers: ({ step, from }) => ({ tag: 'reuse', step, from }),
  ConfirmDoubt: other,
  ConfirmItem: ({ path }) => ({ tag: 'confirm', path }),
  AddItem: ({ list }, _, events) => {
    // What comes within the item comes after it.
    const added = events.find(event => event.type === 'ItemAdded')
    return { tag: 'addItem', list, id: added?.id ?? '' }
  },
  RemoveItem: ({ list, id }) => ({ tag: 'removeItem', list, id }),
  RestoreItem: ({ list, id }) => ({ tag: 'restoreItem', list, id }),
  UndoAction: tagged({ tag: 'undo' }),
  SubmitStep: ({ step }, { catalogue, state }, events) => ({
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

export const commandIntent: IntentRow<Type> = (command, context, events, before) => {
  // A row is that of its command's type, which a type cannot tell of a lookup by it.
  const row = rows[command.type] as IntentRow<Type>
  return row(command, context, events, before)
}
