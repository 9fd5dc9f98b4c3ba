import type { SurveyEventType, UnknownEvent } from '../../events/record/surveyEvent'

/** How far into the tree an event reaches: all of it, the items of one list, the questions beside one answer, or none. */
type EventReach = 'tree' | 'items' | 'answer' | 'nothing'

/** How far each event reaches. Total, so that a new event needs a row here. */
export const eventReach: Readonly<Record<SurveyEventType | UnknownEvent['type'], EventReach>> = {
  // Facts, lists to choose from and whole sets of answers are read everywhere.
  PortalOpened: 'tree',
  DayBegan: 'tree',
  CustomerLoaded: 'tree',
  AnswersRestored: 'tree',
  LendersLoaded: 'tree',
  ItemAdded: 'items',
  ItemRemoved: 'items',
  ItemRestored: 'items',
  AnswerChanged: 'answer',
  // What it is about stands in its record as answers and items.
  ActionUndone: 'nothing',
  // The answers follow by themselves.
  AnswersRepeated: 'nothing',
  TypedOtherwise: 'nothing',
  ValuesKept: 'nothing',
  DoubtConfirmed: 'nothing',
  ItemConfirmed: 'nothing',
  StepSubmitted: 'nothing',
  LendersSought: 'nothing',
  CallFailed: 'nothing',
  TabShutOut: 'nothing',
  StyleLoaded: 'nothing',
  OfficeLogoLoaded: 'nothing',
  SettingLoaded: 'nothing',
  AddressLookedUp: 'nothing',
  DataRetrieved: 'nothing',
  RetrievalSeen: 'nothing',
  RetrievedLeft: 'nothing',
  HomesSought: 'nothing',
  HomesFound: 'nothing',
  HomeSought: 'nothing',
  HomeFound: 'nothing',
  FileAttached: 'nothing',
  FileRemoved: 'nothing',
  CopyGiven: 'nothing',
  SendingStarted: 'nothing',
  FileRetried: 'nothing',
  FileSent: 'nothing',
  SendingFailed: 'nothing',
  SendingUnconfirmed: 'nothing',
  ReceiptSought: 'nothing',
  ReceiptAsked: 'nothing',
  InventoryFound: 'nothing',
  InventorySent: 'nothing',
  // What it changed follows it.
  WorkJoined: 'nothing',
  ScreenShown: 'nothing',
  NoticeShown: 'nothing',
  ViewChosen: 'nothing',
  CalmScreenShown: 'nothing',
  Unknown: 'nothing',
}
