// Looks up in a table of all commands: who is the author, whether sending blocks it, which changes of another page cancel it;
// and the codec of those that crash recovery stores.
import * as t from 'io-ts'
import { answerCodec } from '../../domain/language/answer'
import { entity, field } from '../../domain/language/privacy'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { restedAnswerCodec } from '../definitions/doubtConfirmed'
import type { Author, RecordWithIntent } from '../record/surveyRecord'
import type { Command } from './command'

type Type = Command['type']

/** What there is to say of a command besides what it asks. */
interface CommandRow<T extends Type> {
  /** Whose doing it is; it decides whether an answer counts as the customer's own. */
  readonly by: Author
  /** Its shape, where it must outlive a page that goes away before it is stored; else why nothing is lost with it. */
  readonly rescued: t.Type<Extract<Command, { type: T }>, unknown> | { readonly not: string }
  /**
   * Whether it is refused once nothing may be changed any more: what is sent is what the customer saw, and nothing is
   * changed behind it, or it would be erased unseen once it has arrived.
   */
  readonly changes: boolean
  /** What another page stored meanwhile that this is not done behind: any change of what is sent, or such a record of the customer's. */
  readonly givesWay:
    | 'toAnyChange'
    | 'never'
    | ((command: Extract<Command, { type: T }>, record: RecordWithIntent) => boolean)
}

/** Each says itself whether it is rescued: it is the customer's work. */
const customers = { by: 'customer', changes: true, givesWay: 'never' } as const
const retrievals = { ...customers, by: 'retrieval', rescued: { not: 'its bytes are gone' } } as const
const servers = { by: 'server', changes: false, givesWay: 'never', rescued: { not: 'it is said again' } } as const
const systems = { ...servers, by: 'system' } as const
/** What the customer may still want of an inventory that went out. */
const aboutSending = {
  ...customers,
  changes: false,
  rescued: { not: 'nothing went out, and the button stands there' },
} as const

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
  SeekLenders: { ...customers, rescued: { not: 'the list is asked for again' } },
  LoadStyle: servers,
  LoadOfficeLogo: servers,
  LoadSetting: servers,
  LoadRetrieval: retrievals,
  SeeRetrieval: { ...customers, rescued: entity('SeeRetrieval', { type: type('SeeRetrieval') }) },
  TakeRetrieved: {
    ...customers,
    rescued: entity('TakeRetrieved', { type: type('TakeRetrieved'), path: field(t.string, 'path') }),
  },
  LeaveRetrieved: {
    ...customers,
    rescued: entity('LeaveRetrieved', { type: type('LeaveRetrieved'), path: field(t.string, 'path') }),
  },
  ChangeAnswer: {
    ...customers,
    givesWay: ({ path }, { events }) => events.some(event => event.type === 'AnswerChanged' && event.path === path),
    rescued: t.union([
      entity('TypedAnswer', { ...changeAnswer, typed: field(t.string, 'answer', 'typed') }),
      entity('ChangeAnswer', changeAnswer),
    ]),
  },
  RepeatAnswers: {
    ...customers,
    rescued: entity('RepeatAnswers', {
      type: type('RepeatAnswers'),
      step: field(stepKeyCodec, 'open'),
      from: field(stepKeyCodec, 'open'),
      only: field(t.union([t.literal('home'), t.null]), 'open'),
    }),
  },
  ConfirmDoubt: {
    ...customers,
    rescued: entity('ConfirmDoubt', {
      type: type('ConfirmDoubt'),
      path: field(t.string, 'path'),
      doubt: field(t.string, 'open'),
      rested: field(t.readonlyArray(restedAnswerCodec), 'answer'),
    }),
  },
  ConfirmItem: {
    ...customers,
    rescued: entity('ConfirmItem', { type: type('ConfirmItem'), ...confirmedItem }),
  },
  AddItem: { ...customers, rescued: entity('AddItem', { type: type('AddItem'), list }) },
  RemoveItem: { ...customers, rescued: entity('RemoveItem', { type: type('RemoveItem'), list, id }) },
  RestoreItem: { ...customers, rescued: entity('RestoreItem', { type: type('RestoreItem'), list, id }) },
  UndoAction: {
    ...customers,
    // What is to be taken back stood here before.
    givesWay: 'toAnyChange',
    rescued: t.union([
      entity('UndoConfirmation', {
        ...undoAction,
        confirmed: field(t.readonlyArray(entity('UndoneConfirmation', confirmedItem)), 'answer'),
      }),
      entity('UndoAction', undoAction),
    ]),
  },
  SubmitStep: {
    ...customers,
    rescued: entity('SubmitStep', { type: type('SubmitStep'), step: field(stepKeyCodec, 'open') }),
  },
  // What was looked up goes with the postal code that the customer typed: the office must not put the old street back.
  FillAddress: { ...customers, rescued: { not: 'the address is looked up again' } },
  SearchHomes: { ...customers, rescued: { not: 'the button stands there' } },
  NoteHomes: servers,
  ChooseHome: {
    ...customers,
    givesWay: ({ at }, { intent }) => intent.tag === 'chooseHome' && intent.at === at,
    rescued: entity('ChooseHome', {
      type: type('ChooseHome'),
      at: field(t.string, 'path'),
      id: field(t.union([t.string, t.null]), 'identifier'),
    }),
  },
  SeekHome: { ...customers, rescued: { not: 'the button stands there' } },
  NoteHome: servers,
  AttachFile: { ...customers, rescued: { not: 'its bytes are gone' } },
  AttachOverview: retrievals,
  RemoveFile: { ...customers, rescued: { not: 'the document stands there' } },
  NoteCopy: systems,
  // What was made to be sent was made of what stood here before.
  StartSending: { ...aboutSending, givesWay: 'toAnyChange' },
  SendAgain: aboutSending,
  RetryFile: { ...customers, rescued: { not: 'the button stands there' } },
  NoteFileSent: servers,
  NoteSendingFailed: systems,
  NoteSent: servers,
  NoteUnconfirmed: systems,
  SeekReceipt: aboutSending,
  NoteReceipt: servers,
  RestoreAnswers: systems,
  JoinWork: { ...customers, rescued: { not: 'the file is still there' } },
  ShowScreen: systems,
  ChooseView: {
    ...customers,
    // It changes the screen alone.
    changes: false,
    rescued: entity('ChooseView', { type: type('ChooseView'), calm: field(t.boolean, 'open') }),
  },
  ShowCalmScreen: systems,
  ShowNotice: systems,
} as const satisfies { readonly [T in Type]: CommandRow<T> }

/** Whose doing a command is: that an address is not found, or could not be looked up, is not the customer's. */
export const commandAuthor = (command: Command): Author =>
  command.type === 'FillAddress' && command.found === null ? 'server' : rows[command.type].by

/** Whether it is refused once nothing may be changed any more; never what is not the customer's doing. */
export const isRefusedOnceSent = (command: Command): boolean =>
  rows[command.type].changes && commandAuthor(command) !== 'server'

// A row is that of its command's type, which a type cannot tell of a lookup by it.
export const givesWay = ({ type }: Command) => rows[type].givesWay as CommandRow<Type>['givesWay']

const unionOf = <C extends t.Mixed>([first, second, ...rest]: readonly C[]) => {
  if (first === undefined || second === undefined) throw new Error('Fewer than two commands are rescued')
  return t.union([first, second, ...rest])
}

/** The commands that outlive a page that goes away. */
export const recoverableCommandCodec = unionOf(
  Object.values(rows).flatMap(({ rescued }) => ('not' in rescued ? [] : [rescued])),
)
export type RecoverableCommand = t.TypeOf<typeof recoverableCommandCodec>

export const isRecoverableCommand = (command: Pick<Command, 'type'>): command is RecoverableCommand =>
  !('not' in rows[command.type].rescued)

/** The names of all commands. */
export const commandNames: readonly string[] = Object.keys(rows)
