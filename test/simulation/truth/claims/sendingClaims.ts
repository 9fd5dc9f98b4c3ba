// Sending: its progress, why it failed, and what the office received.
import type { ClaimTable } from './fact'

export const sendingClaims: ClaimTable = {
  sendingTexts: {
    'receiptTexts.title': 'noReceipt', // receiptView; UnconfirmedNotice and an alert
    'receiptTexts.unconfirmed': 'noReceipt',
    'receiptTexts.none': 'noneReceived',
    'receiptTexts.again': 'nothing',
    'receiptTexts.later': 'nothing',
    'receiptTexts.locked': 'locked',
    'receiptTexts.repeat': 'nothing',
    'receiptTexts.bodyGone': 'gone',
    'receiptTexts.connection': 'nothing',
    'receiptTexts.check': 'nothing',
    'receiptTexts.checking': 'nothing',
    'stageTexts.file': 'onItsWay', // sendingStage; SendingProgress
    'stageTexts.oneFile': 'onItsWay',
    'stageTexts.inventory': 'onItsWay',
    'stageTexts.asking': 'noReceipt',
    'stageTexts.arrived': 'received',
    'stageTexts.slow': 'onItsWay',
    'fileTexts.notPdf': 'nothing',
    'fileTexts.tooLarge': 'nothing',
    'fileTexts.tooMany': 'nothing',
    'fileTexts.notRead': 'nothing',
    'fileTexts.unnamed': 'nothing',
    'fileTexts.empty': 'nothing',
    'fileTexts.folder': 'nothing',
    'fileTexts.twice': 'inLog',
    'fileTexts.noRoom': 'storeRefuses',
    'fileTexts.notAdded': 'unchanged',
    'fileTexts.notAddedList': 'unchanged',
    'fileTexts.added': 'inLog',
    'fileTexts.replaced': 'inLog',
    'fileTexts.same': 'inLog',
    'fileTexts.removed': 'inLog', // FileArea, said without a look at what came of it
    'fileTexts.staysAtOffice': ['inLog', 'ownReceived'],
    'fileTexts.sent': 'ownReceived', // FileArea: `sent` after a retry
    'fileTexts.title': 'nothing',
    'fileTexts.known': 'nothing',
    'fileTexts.reading': 'nothing',
    'fileTexts.onlyFiles': 'unsent', // FileArea: 'idle', and a document that was sent
    'sendTexts.addFiles': 'nothing',
    'sendTexts.filesHelp': 'nothing',
    'sendTexts.sending': 'onItsWay', // the button of CompleteScreen while it is busy
    thanksWhileOpen: 'nothing',
    invitationTitle: 'nothing',
  },
  sendingFailureTexts: {
    'sendingFailureTexts.invalid.text': 'noReceipt', // failureWords; SendingFailedNotice and an alert
    'sendingFailureTexts.invalid.advice': 'noReceipt',
    'sendingFailureTexts.unexpected.text': 'nothing',
    'sendingFailureTexts.unexpected.advice': 'nothing',
    'sendingFailureTexts.network.text': 'noReceipt', // receiptView too, of an inventory that nobody answered
    'sendingFailureTexts.network.advice': 'nothing',
    'sendingFailureTexts.file.text': 'noReceipt',
    'sendingFailureTexts.file.advice': 'noReceipt',
    'sendingFailureTexts.whole.text': 'noReceipt',
    'sendingFailureTexts.whole.advice': 'nothing',
    'sendingFailureTexts.unwanted.text': 'noReceipt',
    'sendingFailureTexts.unwanted.advice': 'nothing',
    'officeMessageTexts.whole': 'nothing',
    'officeMessageTexts.file': 'nothing',
    'officeMessageTexts.tooLarge': 'nothing',
    'officeMessageTexts.tooLargeHere': 'nothing',
    unplacedMessageText: 'nothing',
    askAdviserText: 'nothing',
  },
  receivedTexts: {
    'receivedTexts.received': 'received', // introView: a used invitation
    'receivedTexts.changed': 'answersHere',
    'receivedTexts.unknown': 'answersHere',
    'receivedTexts.choose': 'locked',
    'receivedTexts.save': 'nothing',
    'receivedTexts.erase': 'nothing',
    'receivedTexts.before': 'ownReceived', // FarewellScreen: receivedAt
    'receivedTexts.sure.title': 'nothing',
    'receivedTexts.sure.text': 'nothing',
    'receivedTexts.sure.yes': 'nothing',
    'receivedTexts.sure.no': 'nothing',
    'lockedTexts.onItsWay': ['onItsWay', 'locked'], // lockReason
    'lockedTexts.oneFile': ['onItsWay', 'locked'],
    'lockedTexts.unclear': ['noReceipt', 'locked'],
    'lockedTexts.toSending': 'nothing',
  },
  inventoryReceivedTexts: {
    'inventoryReceivedTexts.title': 'ownReceived', // confirmedSending; SentConfirmation
    'inventoryReceivedTexts.topics': 'ownReceived',
    'inventoryReceivedTexts.inventory': 'ownReceived',
    'inventoryReceivedTexts.documents': 'ownReceived',
    'inventoryReceivedTexts.received': 'ownReceived',
    'inventoryReceivedTexts.next': 'nothing',
    'inventoryReceivedTexts.goesOn': 'ownReceived',
    'inventoryReceivedTexts.questions': 'nothing',
    'inventoryReceivedTexts.copy': 'nothing',
    'inventoryReceivedTexts.pdf': 'inLog', // of the log that is erased, as the page still has it
    'inventoryReceivedTexts.print': 'inLog',
    'inventoryReceivedTexts.changed': 'inLog',
    'inventoryReceivedTexts.none': 'nothing',
    sentOn: 'ownReceived', // SentBeforeNotice: SentMarks.untold
  },
  successTexts: {
    'successTexts.leaving': 'nothing',
    'successTexts.hold': 'nothing',
    'successTexts.holdHow': 'nothing',
    'successTexts.held': 'nothing',
    'successTexts.redirectedLater': 'nothing',
    'successTexts.logOut': 'nothing',
    'successTexts.logOutHeld': 'nothing',
    'successTexts.close': 'erased', // FarewellScreen: 'sent' and erased, where the office named no address
    'successTexts.partner': 'nothing',
  },
  pageTitles: {
    introTitle: 'nothing',
    successTitle: 'received',
    activityLogTitle: 'nothing',
  },
  closedInvitationTexts: {
    'closedInvitation.none.title': 'nothing',
    'closedInvitation.used.title': 'received', // introView: submitted_at
    'closedInvitation.over.title': 'nothing',
    'closedInvitation.over.text': 'nothing', // a sending is refused (`startSending`); answers are not locked
    askForNewInvitation: 'nothing',
    'contactTexts.phone': 'nothing',
    'contactTexts.mail': 'nothing',
    logOutLabel: 'nothing',
  },
}
