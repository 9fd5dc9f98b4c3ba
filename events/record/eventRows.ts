import type { SurveyEvent, SurveyEventType, UnknownEvent } from './surveyEvent'

type Of<T extends SurveyEventType> = Extract<SurveyEvent, { type: T }>

/** What there is to say of an event besides what it says. */
interface EventRow<T extends SurveyEventType> {
  /** Whether what goes to the office is another since this event of the customer. */
  readonly changes: boolean
  /** The questions, lists and items that it names: a file from outside names none that no portal has. */
  readonly paths: (event: Of<T>) => readonly string[]
  /** The documents whose bytes stand beside the log, by their digests. */
  readonly documents: (event: Of<T>) => readonly string[]
  /** The pictures beside the log that a replay needs to show the portal, by their digests. */
  readonly pictures: (event: Of<T>) => readonly string[]
}

const none = (): readonly string[] => []
const plain = { changes: false, paths: none, documents: none, pictures: none } as const
const ofItem = {
  ...plain,
  changes: true,
  paths: ({ list }: Of<'ItemAdded' | 'ItemRemoved' | 'ItemRestored'>) => [list],
}
const confirmed = {
  ...plain,
  paths: ({ path, rested }: Of<'DoubtConfirmed' | 'ItemConfirmed'>) => [path, ...rested.map(one => one.path)],
}
const orNone = (text: string | null): readonly string[] => (text === null ? [] : [text])

/** One row an event: an event without one does not compile. */
const rows: { readonly [T in SurveyEventType]: EventRow<T> } = {
  PortalOpened: plain,
  TabShutOut: plain,
  DayBegan: plain,
  CustomerLoaded: plain,
  AnswerChanged: { ...plain, changes: true, paths: ({ path }) => [path] },
  TypedOtherwise: { ...plain, paths: ({ path }) => [path] },
  AnswersRepeated: plain,
  AnswersRestored: plain,
  ActionUndone: { ...plain, paths: ({ free, lookedUp, offered }) => [...free, ...lookedUp, ...offered] },
  ValuesKept: plain,
  ItemAdded: ofItem,
  ItemRemoved: ofItem,
  ItemRestored: ofItem,
  DoubtConfirmed: confirmed,
  ItemConfirmed: confirmed,
  StepSubmitted: { ...plain, paths: ({ errors }) => errors.map(([path]) => path) },
  LendersLoaded: plain,
  LendersSought: plain,
  StyleLoaded: { ...plain, pictures: ({ logo, hero }) => [...orNone(logo), ...orNone(hero)] },
  OfficeLogoLoaded: { ...plain, pictures: ({ digest }) => [digest] },
  SettingLoaded: plain,
  CallFailed: { ...plain, paths: ({ at }) => orNone(at) },
  AddressLookedUp: { ...plain, paths: ({ at }) => [at] },
  DataRetrieved: { ...plain, paths: ({ told, placed }) => [...told, ...placed].map(({ path }) => path) },
  RetrievalSeen: plain,
  RetrievedLeft: { ...plain, paths: ({ path }) => [path] },
  HomesSought: plain,
  HomesFound: plain,
  HomeSought: plain,
  HomeFound: plain,
  FileAttached: { ...plain, changes: true, documents: ({ file }) => [file.digest] },
  FileRemoved: { ...plain, changes: true },
  CopyGiven: plain,
  SendingStarted: plain,
  FileRetried: plain,
  FileSent: plain,
  SendingFailed: plain,
  SendingUnconfirmed: plain,
  ReceiptSought: plain,
  ReceiptAsked: plain,
  InventoryFound: plain,
  InventorySent: plain,
  WorkJoined: { ...plain, paths: ({ path, left }) => [...orNone(path), ...left.map(one => one.path)] },
  ScreenShown: plain,
  NoticeShown: plain,
  ViewChosen: plain,
  CalmScreenShown: plain,
}

// A row is that of its event's type, which a type cannot tell of a lookup by it.
const rowOf = (event: SurveyEvent): EventRow<SurveyEventType> => rows[event.type] as EventRow<SurveyEventType>

/** Whether what goes to the office is another since this event of the customer. */
export const changesInventory = (type: (SurveyEvent | UnknownEvent)['type']): boolean =>
  type !== 'Unknown' && rows[type].changes

const listed =
  (facet: 'paths' | 'documents' | 'pictures') =>
  (event: SurveyEvent | UnknownEvent): readonly string[] =>
    event.type === 'Unknown' ? [] : rowOf(event)[facet](event)

export const pathsIn = listed('paths')
export const documentsIn = listed('documents')
export const picturesIn = listed('pictures')
