/** The kind of a timeline row, by which rows can be filtered: which event has which, with its Dutch name and icon. */
import type { ToolIconName } from '../icon/ToolIcon'
import type { Event } from './timelineRows'

export type RowKind = 'answer' | 'item' | 'refused' | 'accepted' | 'screen' | 'office' | 'sending' | 'other'

export const rowKindOf = (event: Event | null): RowKind => {
  switch (event?.type) {
    case 'AnswerChanged':
    case 'TypedOtherwise':
    case 'AnswersRepeated':
    case 'DoubtConfirmed':
    case 'ItemConfirmed':
      return 'answer'
    case 'ItemAdded':
    case 'ItemRemoved':
    case 'ItemRestored':
    case 'ActionUndone':
      return 'item'
    case 'StepSubmitted':
      return event.errors.length > 0 ? 'refused' : 'accepted'
    case 'ScreenShown':
    case 'ViewChosen':
    case 'CalmScreenShown':
    case 'NoticeShown':
      return 'screen'
    case 'CustomerLoaded':
    case 'ValuesKept':
    case 'LendersLoaded':
    case 'LendersSought':
    case 'StyleLoaded':
    case 'OfficeLogoLoaded':
    case 'SettingLoaded':
    case 'AddressLookedUp':
    case 'DataRetrieved':
    case 'RetrievalSeen':
    case 'RetrievedLeft':
    case 'HomesSought':
    case 'HomesFound':
    case 'HomeSought':
    case 'HomeFound':
      return 'office'
    case 'CallFailed':
      return ['file', 'inventory', 'receipt'].includes(event.call) ? 'sending' : 'office'
    case 'FileAttached':
    case 'FileRemoved':
    case 'FileRetried':
    case 'FileSent':
    case 'CopyGiven':
    case 'SendingStarted':
    case 'SendingFailed':
    case 'SendingUnconfirmed':
    case 'ReceiptSought':
    case 'ReceiptAsked':
    case 'InventoryFound':
    case 'InventorySent':
      return 'sending'
    case 'PortalOpened':
    case 'TabShutOut':
    case 'DayBegan':
    case 'AnswersRestored':
    case 'WorkJoined':
    case 'Unknown':
    case undefined:
      return 'other'
  }
}

export const rowKindWords: Readonly<Record<RowKind, string>> = {
  answer: 'Antwoorden',
  item: 'Onderdelen erbij en eraf',
  refused: 'Afgekeurde stappen',
  accepted: 'Goedgekeurde stappen',
  screen: 'Schermen en meldingen',
  office: 'Kantoor en ophalen',
  sending: 'Documenten en versturen',
  other: 'Overig',
}

export const rowKindIcons: Readonly<Record<RowKind, ToolIconName>> = {
  answer: 'pencil',
  item: 'list',
  refused: 'error',
  accepted: 'check',
  screen: 'screen',
  office: 'home',
  sending: 'upload',
  other: 'info',
}
