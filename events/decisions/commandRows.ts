import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { entity, field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { restedAnswerCodec } from '../definitions/doubtConfirmed'
import type { Author } from '../record/surveyRecord'
import type { Command } from './command'

type Type = Command['type']

/** What there is to say of a command besides what it asks. */
interface CommandRow<T extends Type> {
  /** Whose doing it is; it decides whether an answer counts as the customer's own. */
  readonly by: Author
  /**
   * Its shape, where it is the customer's work and must outlive a page that goes away before it is stored; null where
   * nothing is lost: it is asked or said again, or what it is about (a file's bytes) is not there any more.
   */
  readonly rescued: t.Type<Extract<Command, { type: T }>, unknown> | null
}

const customers = { by: 'customer', rescued: null } as const
const servers = { by: 'server', rescued: null } as const
const systems = { by: 'system', rescued: null } as const

const type = <T extends Type>(of: T) => field(t.literal(of), 'open')
const list = field(t.string, 'path')
const changeAnswer = {
  type: type('ChangeAnswer'),
  path: field(t.string, 'path'),
  value: field(answerCodec, 'answer'),
}
const id = field(t.string, 'path')
const confirmedItem = {
  path: field(t.string, 'path'),
  rested: field(t.readonlyArray(restedAnswerCodec), 'answer'),
}

const undoAction = {
  type: type('UndoAction'),
  of: field(t.readonlyArray(t.number), 'open'),
  answers: field(
    t.readonlyArray(
      entity('UndoneAnswer', {
        path: field(t.string, 'path'),
        from: field(answerCodec, 'answer'),
        to: field(answerCodec, 'answer'),
        own: field(t.boolean, 'open'),
        lookedUp: field(t.boolean, 'open'),
        offered: field(t.boolean, 'open'),
      }),
    ),
    'answer',
  ),
  items: field(
    t.readonlyArray(
      entity('UndoneItem', {
        list,
        id,
        becomes: field(t.keyof({ there: null, gone: null }), 'open'),
        empty: field(t.boolean, 'open'),
      }),
    ),
    'path',
  ),
  reopened: field(t.readonlyArray(stepKeyCodec), 'open'),
  submit: field(t.union([stepKeyCodec, t.null]), 'open'),
}

/** One row a command: a command without one does not compile. */
const rows = {
  OpenPortal: systems,
  NoteTabShutOut: systems,
  NoteCallFailed: systems,
  BeginDay: systems,
  LoadCustomer: servers,
  LoadLenders: servers,
  SeekLenders: customers,
  LoadStyle: servers,
  LoadOfficeLogo: servers,
  LoadSetting: servers,
  LoadRetrieval: { by: 'retrieval', rescued: null },
  SeeRetrieval: { by: 'customer', rescued: entity('SeeRetrieval', { type: type('SeeRetrieval') }) },
  TakeRetrieved: {
    by: 'customer',
    rescued: entity('TakeRetrieved', { type: type('TakeRetrieved'), path: field(t.string, 'path') }),
  },
  LeaveRetrieved: {
    by: 'customer',
    rescued: entity('LeaveRetrieved', { type: type('LeaveRetrieved'), path: field(t.string, 'path') }),
  },
  ChangeAnswer: {
    by: 'customer',
    rescued: t.union([
      entity('TypedAnswer', { ...changeAnswer, typed: field(t.string, 'answer', 'typed') }),
      entity('ChangeAnswer', changeAnswer),
    ]),
  },
  RepeatAnswers: {
    by: 'customer',
    rescued: entity('RepeatAnswers', {
      type: type('RepeatAnswers'),
      step: field(stepKeyCodec, 'open'),
      from: field(stepKeyCodec, 'open'),
      only: field(t.union([t.literal('home'), t.null]), 'open'),
    }),
  },
  ConfirmDoubt: {
    by: 'customer',
    rescued: entity('ConfirmDoubt', {
      type: type('ConfirmDoubt'),
      path: field(t.string, 'path'),
      doubt: field(t.string, 'open'),
      rested: field(t.readonlyArray(restedAnswerCodec), 'answer'),
    }),
  },
  ConfirmItem: {
    by: 'customer',
    rescued: entity('ConfirmItem', { type: type('ConfirmItem'), ...confirmedItem }),
  },
  AddItem: { by: 'customer', rescued: entity('AddItem', { type: type('AddItem'), list }) },
  RemoveItem: { by: 'customer', rescued: entity('RemoveItem', { type: type('RemoveItem'), list, id }) },
  RestoreItem: { by: 'customer', rescued: entity('RestoreItem', { type: type('RestoreItem'), list, id }) },
  UndoAction: {
    by: 'customer',
    rescued: t.union([
      entity('UndoConfirmation', {
        ...undoAction,
        confirmed: field(t.readonlyArray(entity('UndoneConfirmation', confirmedItem)), 'answer'),
      }),
      entity('UndoAction', undoAction),
    ]),
  },
  SubmitStep: {
    by: 'customer',
    rescued: entity('SubmitStep', { type: type('SubmitStep'), step: field(stepKeyCodec, 'open') }),
  },
  // What was looked up goes with the postal code that the customer typed: the office must not put the old street back.
  FillAddress: customers,
  SearchHomes: customers,
  NoteHomes: servers,
  ChooseHome: {
    by: 'customer',
    rescued: entity('ChooseHome', {
      type: type('ChooseHome'),
      at: field(t.string, 'path'),
      id: field(t.union([t.string, t.null]), 'identifier'),
    }),
  },
  SeekHome: customers,
  NoteHome: servers,
  AttachFile: customers,
  AttachOverview: { by: 'retrieval', rescued: null },
  RemoveFile: customers,
  NoteCopy: systems,
  StartSending: customers,
  SendAgain: customers,
  RetryFile: customers,
  NoteFileSent: servers,
  NoteSendingFailed: systems,
  NoteSent: servers,
  NoteUnconfirmed: systems,
  SeekReceipt: customers,
  NoteReceipt: servers,
  RestoreAnswers: systems,
  // The file is still there.
  JoinWork: customers,
  ShowScreen: systems,
  ChooseView: {
    by: 'customer',
    rescued: entity('ChooseView', { type: type('ChooseView'), calm: field(t.boolean, 'open') }),
  },
  ShowCalmScreen: systems,
  ShowNotice: systems,
} as const satisfies { readonly [T in Type]: CommandRow<T> }

/** Whose doing a command is: that an address is not found, or could not be looked up, is not the customer's. */
export const commandAuthor = (command: Command): Author =>
  command.type === 'FillAddress' && command.found === null ? 'server' : rows[command.type].by

const unionOf = <C extends t.Mixed>([first, second, ...rest]: readonly C[]) => {
  if (first === undefined || second === undefined) throw new Error('Fewer than two commands are rescued')
  return t.union([first, second, ...rest])
}

/** The commands that outlive a page that goes away. */
export const recoverableCommandCodec = unionOf(
  Object.values(rows).flatMap(({ rescued }) => (rescued === null ? [] : [rescued])),
)
export type RecoverableCommand = t.TypeOf<typeof recoverableCommandCodec>

export const isRecoverableCommand = (command: Command): command is RecoverableCommand =>
  rows[command.type].rescued !== null

/** The names of all commands. */
export const commandNames: readonly string[] = Object.keys(rows)
