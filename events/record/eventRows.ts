/**
 * Table of all events: what each changes in the inventory and the tree, how undo treats it, what it names, how
 * replay uses it.
 */
import { hasForbiddenSegment, isPathShaped, isScreenShaped, isSegmentShaped } from '../definitions/nameShapes'
import type { SurveyEvent, SurveyEventType, UnknownEvent } from './surveyEvent'

type Of<T extends SurveyEventType> = Extract<SurveyEvent, { type: T }>

/** How far into the tree an event reaches: all of it, the items of one list, the questions beside one answer, or none. */
type EventReach = 'tree' | 'items' | 'answer' | 'nothing'

/** How 'Wat u deed' tells of what stays: as the action that it came in, or in words of its own. */
export type ListedStay = 'action' | 'retrieved' | 'sending'

/** What becomes of an event when the customer takes back what he did: what it changed goes `back`, or it stays. */
type ListedUndo = 'back' | { readonly stays: ListedStay }
/** `notTheirs`: no command of the customer's brings it about. `unlisted`: why 'Wat u deed' does not tell of it. */
type EventUndo = ListedUndo | 'notTheirs' | { readonly unlisted: string }

/** What there is to say of an event besides what it says. */
type EventRow<T extends SurveyEventType> = PlainColumns<T> &
  (
    | { readonly changes: null; readonly undo: EventUndo }
    | {
        /**
         * What goes to the office is another since this event of the customer: the key of that which is, the path of an
         * answer or an item, or `documentKey`. Null: it is the same.
         */
        readonly changes: (event: Of<T>) => string
        readonly undo: ListedUndo
      }
  )

interface PlainColumns<T extends SurveyEventType> {
  readonly reach: EventReach
  /** Whether it says of a step that it counts as submitted, or that it does not any more. */
  readonly judges: boolean
  /** The questions, lists and items that it names: a file from outside names none that no portal has. */
  readonly paths: (event: Of<T>) => readonly string[]
  /** What it names in a way of its own, and no portal would have written. */
  readonly strange: (event: Of<T>) => readonly string[]
  /** The documents whose bytes stand beside the log, by their digests. */
  readonly documents: (event: Of<T>) => readonly string[]
  /** The pictures beside the log that a replay needs to show the portal, by their digests. */
  readonly pictures: (event: Of<T>) => readonly string[]
  /** Whether the scrubber of a replay marks it. */
  readonly isMarked: boolean
  /** Whether a replay that minimises a log tries it with less in it. */
  readonly isShrunk: boolean
}

const none = (): readonly string[] => []
/** Of the office's or the portal's own doing, and of nothing else that a row tells. */
const plain = {
  changes: null,
  reach: 'nothing',
  undo: 'notTheirs',
  judges: false,
  paths: none,
  strange: none,
  documents: none,
  pictures: none,
  isMarked: false,
  isShrunk: false,
} as const
const customers = { ...plain, undo: 'back' } as const
const sending = { ...plain, undo: { unlisted: 'it goes on with what was sent' } } as const
const noticed = { ...plain, undo: { unlisted: 'it changes no answer' } } as const
const document = { ...plain, undo: { stays: 'action' } } as const
const strangeItem = ({ list, id }: { readonly list: string; readonly id: string }): readonly string[] =>
  isSegmentShaped(id) ? [] : [`${list}.${id}`]
const ofItem = {
  ...customers,
  changes: ({ list, id }: Of<'ItemAdded' | 'ItemRemoved' | 'ItemRestored'>) => `${list}.${id}`,
  reach: 'items',
  paths: ({ list }: Of<'ItemAdded' | 'ItemRemoved' | 'ItemRestored'>) => [list],
  strange: strangeItem,
} as const
const confirmedPaths = ({ path, rested }: Of<'DoubtConfirmed' | 'ItemConfirmed'>) => [
  path,
  ...rested.map(one => one.path),
]
const atHome = ({ at }: Of<'HomesSought' | 'HomesFound' | 'HomeSought' | 'HomeFound'>) => [at]
const orNone = (text: string | null): readonly string[] => (text === null ? [] : [text])

/** The key of a document, beside the paths of answers and items. */
export const documentKey = (name: string): string => `document:${name}`

/** One row an event: an event without one does not compile. */
const rows = {
  PortalOpened: { ...plain, reach: 'tree', isMarked: true },
  TabShutOut: plain,
  DayBegan: { ...plain, reach: 'tree' },
  CustomerLoaded: { ...plain, reach: 'tree', isShrunk: true },
  AnswerChanged: {
    ...customers,
    changes: ({ path }) => path,
    reach: 'answer',
    paths: ({ path }) => [path],
    isShrunk: true,
  },
  TypedOtherwise: { ...noticed, paths: ({ path }) => [path] },
  AnswersRepeated: noticed,
  AnswersRestored: {
    ...plain,
    reach: 'tree',
    judges: true,
    paths: ({ items, answers }) => [...items.map(({ list }) => list), ...answers.map(({ path }) => path)],
    strange: ({ items }) => items.flatMap(strangeItem),
    isMarked: true,
  },
  ActionUndone: {
    ...customers,
    judges: true,
    paths: ({ free, lookedUp, offered }) => [...free, ...lookedUp, ...offered],
  },
  ValuesKept: { ...plain, paths: ({ values }) => values.map(([path]) => path) },
  ItemAdded: ofItem,
  ItemRemoved: ofItem,
  ItemRestored: ofItem,
  DoubtConfirmed: { ...noticed, paths: confirmedPaths },
  ItemConfirmed: { ...customers, paths: confirmedPaths },
  StepSubmitted: { ...customers, judges: true, paths: ({ errors }) => errors.map(([path]) => path), isMarked: true },
  LendersLoaded: { ...plain, reach: 'tree', isShrunk: true },
  LendersSought: noticed,
  StyleLoaded: { ...plain, pictures: ({ logo, hero }) => [...orNone(logo), ...orNone(hero)] },
  OfficeLogoLoaded: { ...plain, pictures: ({ digest }) => [digest] },
  SettingLoaded: plain,
  CallFailed: { ...plain, paths: ({ at }) => orNone(at) },
  AddressLookedUp: { ...customers, paths: ({ at }) => [at] },
  DataRetrieved: {
    ...plain,
    undo: { stays: 'retrieved' },
    paths: ({ told, placed }) => [...told, ...placed].map(({ path }) => path),
    strange: ({ placed, setAside, passedOver }) =>
      [...placed, ...setAside, ...passedOver].map(({ at }) => at).filter(hasForbiddenSegment),
  },
  RetrievalSeen: noticed,
  RetrievedLeft: { ...customers, paths: ({ path }) => [path] },
  HomesSought: { ...noticed, paths: atHome },
  HomesFound: { ...plain, paths: atHome },
  HomeSought: { ...noticed, paths: atHome },
  HomeFound: { ...plain, paths: atHome },
  FileAttached: { ...document, changes: ({ file }) => documentKey(file.name), documents: ({ file }) => [file.digest] },
  FileRemoved: { ...document, changes: ({ name }) => documentKey(name) },
  CopyGiven: plain,
  SendingStarted: { ...plain, undo: { stays: 'sending' }, isMarked: true },
  FileRetried: sending,
  FileSent: plain,
  SendingFailed: {
    ...plain,
    strange: ({ fields }) => fields.map(([path]) => path).filter(hasForbiddenSegment),
    isMarked: true,
  },
  SendingUnconfirmed: { ...plain, isMarked: true },
  ReceiptSought: sending,
  ReceiptAsked: plain,
  InventoryFound: plain,
  InventorySent: { ...plain, isMarked: true },
  WorkJoined: {
    ...plain,
    undo: { stays: 'action' },
    paths: ({ path, left }) => [...orNone(path), ...left.map(one => one.path)],
  },
  ScreenShown: { ...plain, strange: ({ screen }) => (isScreenShaped(screen) ? [] : [screen]) },
  NoticeShown: { ...plain, isMarked: true },
  ViewChosen: noticed,
  CalmScreenShown: { ...plain, strange: ({ at }) => (isPathShaped(at) ? [] : [at]) },
} as const satisfies { readonly [T in SurveyEventType]: EventRow<T> }

type Rows = typeof rows
/** The events whose row has this in a column. */
type EventsWith<C extends keyof EventRow<SurveyEventType>, V> = Extract<
  SurveyEvent,
  { type: { [T in SurveyEventType]: Rows[T][C] extends V ? T : never }[SurveyEventType] }
>
type ReachingEvent<R extends EventReach> = EventsWith<'reach', R>

/** What an item came or went by. */
export type ItemPresenceEvent = ReachingEvent<'items'>
/** All that the tree follows from. */
export type TreeEvent = ReachingEvent<'tree' | 'items' | 'answer'>
export type ChangingEvent = Exclude<SurveyEvent, EventsWith<'changes', null>>
export type MarkedEvent = EventsWith<'isMarked', true>
type ShrunkEvent = EventsWith<'isShrunk', true>
export type JudgingEvent = EventsWith<'judges', true>

type AnyEvent = SurveyEvent | UnknownEvent

// A row is that of its event's type, which a type cannot tell of a lookup by it.
const rowOf = (type: SurveyEventType): EventRow<SurveyEventType> => rows[type] as EventRow<SurveyEventType>

/** What an event does to the tree: those of an unknown type nothing. */
export const eventReach = (type: AnyEvent['type']): EventReach => (type === 'Unknown' ? 'nothing' : rows[type].reach)

export const isItemEvent = (event: AnyEvent): event is ItemPresenceEvent => eventReach(event.type) === 'items'
export const isAnswerEvent = (event: AnyEvent): event is ReachingEvent<'answer'> => eventReach(event.type) === 'answer'
export const isTreeEvent = (event: AnyEvent): event is TreeEvent => eventReach(event.type) !== 'nothing'

export const isMarkedEvent = (event: AnyEvent): event is MarkedEvent =>
  event.type !== 'Unknown' && rows[event.type].isMarked
export const isShrunkEvent = (event: AnyEvent): event is ShrunkEvent =>
  event.type !== 'Unknown' && rows[event.type].isShrunk
export const isJudgingEvent = (event: AnyEvent): event is JudgingEvent =>
  event.type !== 'Unknown' && rows[event.type].judges

/** What becomes of an event of the customer's when he takes back what he did. */
export const eventUndo = (type: AnyEvent['type']): EventUndo => (type === 'Unknown' ? 'notTheirs' : rows[type].undo)

/** Whether one of these stays, as 'Wat u deed' tells it in this way. */
export const hasStaying = (events: readonly AnyEvent[], as: ListedStay): boolean =>
  events.some(({ type }) => {
    const undo = eventUndo(type)
    return typeof undo === 'object' && 'stays' in undo && undo.stays === as
  })

/** Whether what goes to the office is another since this event of the customer. */
export const changesInventory = (type: AnyEvent['type']): boolean => type !== 'Unknown' && rows[type].changes !== null

export const isChangingEvent = (event: AnyEvent): event is ChangingEvent => changesInventory(event.type)

/** The key of what is another of that which goes to the office; null: nothing is. */
export const changedKey = (event: AnyEvent): string | null =>
  event.type === 'Unknown' ? null : (rowOf(event.type).changes?.(event) ?? null)

const listed =
  (facet: 'paths' | 'strange' | 'documents' | 'pictures') =>
  (event: AnyEvent): readonly string[] =>
    event.type === 'Unknown' ? [] : rowOf(event.type)[facet](event)

export const pathsIn = listed('paths')
export const strangeNamesIn = listed('strange')
export const documentsIn = listed('documents')
export const picturesIn = listed('pictures')
