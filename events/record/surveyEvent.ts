import { actionUndone } from '../definitions/actionUndone'
import { addressLookedUp } from '../definitions/addressLookedUp'
import { answerChanged } from '../definitions/answerChanged'
import { answersRepeated } from '../definitions/answersRepeated'
import { answersRestored } from '../definitions/answersRestored'
import { callFailed } from '../definitions/callFailed'
import { copyGiven } from '../definitions/copyGiven'
import { customerLoaded } from '../definitions/customerLoaded'
import { dataRetrieved, retrievalSeen, retrievedLeft } from '../definitions/dataRetrieved'
import { dayBegan } from '../definitions/dayBegan'
import type { EventOf } from '../definitions/definition'
import { doubtConfirmed } from '../definitions/doubtConfirmed'
import { fileAttached, fileRemoved } from '../definitions/files'
import { homeFound, homeSought, homesFound, homesSought } from '../definitions/homes'
import { itemConfirmed } from '../definitions/itemConfirmed'
import { itemAdded, itemRemoved, itemRestored } from '../definitions/items'
import { lendersLoaded } from '../definitions/lendersLoaded'
import { lendersSought } from '../definitions/lendersSought'
import { officeLogoLoaded } from '../definitions/officeLogoLoaded'
import { portalOpened } from '../definitions/portalOpened'
import { calmScreenShown, noticeShown, screenShown, viewChosen } from '../definitions/screenShown'
import {
  fileRetried,
  fileSent,
  inventoryFound,
  inventorySent,
  receiptAsked,
  receiptSought,
  sendingFailed,
  sendingStarted,
  sendingUnconfirmed,
} from '../definitions/sending'
import { settingLoaded } from '../definitions/settingLoaded'
import { stepSubmitted } from '../definitions/stepSubmitted'
import { styleLoaded } from '../definitions/styleLoaded'
import { tabShutOut } from '../definitions/tabShutOut'
import { typedOtherwise } from '../definitions/typedOtherwise'
import { valuesKept } from '../definitions/valuesKept'
import { workJoined } from '../definitions/workJoined'

/**
 * All event definitions, in their newest versions, by type; the types of any event and of one that this build does
 * not know.
 */
export const definitions = {
  PortalOpened: portalOpened,
  TabShutOut: tabShutOut,
  DayBegan: dayBegan,
  CustomerLoaded: customerLoaded,
  AnswerChanged: answerChanged,
  TypedOtherwise: typedOtherwise,
  AnswersRepeated: answersRepeated,
  AnswersRestored: answersRestored,
  ActionUndone: actionUndone,
  ValuesKept: valuesKept,
  ItemAdded: itemAdded,
  ItemRemoved: itemRemoved,
  ItemRestored: itemRestored,
  DoubtConfirmed: doubtConfirmed,
  ItemConfirmed: itemConfirmed,
  StepSubmitted: stepSubmitted,
  LendersLoaded: lendersLoaded,
  LendersSought: lendersSought,
  StyleLoaded: styleLoaded,
  OfficeLogoLoaded: officeLogoLoaded,
  SettingLoaded: settingLoaded,
  CallFailed: callFailed,
  AddressLookedUp: addressLookedUp,
  DataRetrieved: dataRetrieved,
  RetrievalSeen: retrievalSeen,
  RetrievedLeft: retrievedLeft,
  HomesSought: homesSought,
  HomesFound: homesFound,
  HomeSought: homeSought,
  HomeFound: homeFound,
  FileAttached: fileAttached,
  FileRemoved: fileRemoved,
  CopyGiven: copyGiven,
  SendingStarted: sendingStarted,
  FileRetried: fileRetried,
  FileSent: fileSent,
  SendingFailed: sendingFailed,
  SendingUnconfirmed: sendingUnconfirmed,
  ReceiptSought: receiptSought,
  ReceiptAsked: receiptAsked,
  InventoryFound: inventoryFound,
  InventorySent: inventorySent,
  WorkJoined: workJoined,
  ScreenShown: screenShown,
  NoticeShown: noticeShown,
  ViewChosen: viewChosen,
  CalmScreenShown: calmScreenShown,
} as const

export type SurveyEventType = keyof typeof definitions
export type SurveyEvent = { [T in SurveyEventType]: EventOf<(typeof definitions)[T]> }[SurveyEventType]

/** An event of a type this build does not know: kept as it was stored, skipped by every fold, and reported. */
export interface UnknownEvent {
  readonly type: 'Unknown'
  readonly raw: Readonly<Record<string, unknown>>
}
