// The log itself: what was lost or cannot be read, documents, and copies and exports of it.
import type { ClaimTable } from './fact'

export const logClaims: ClaimTable = {
  logTexts: {
    'quarantineTexts.survey.title': 'unreadable', // LogNotices: the latest of quarantined$
    'quarantineTexts.survey.text': 'unreadable',
    'quarantineTexts.header.title': 'unreadable',
    'quarantineTexts.header.text': 'unreadable',
    'quarantineTexts.retired.title': 'unreadable',
    'quarantineTexts.retired.text': 'unreadable',
    'quarantineTexts.damaged.title': 'unreadable',
    'quarantineTexts.damaged.text': 'unreadable',
    'quarantineTexts.gap.title': 'unreadable',
    'quarantineTexts.gap.text': 'unreadable',
    'quarantineTexts.restored.title': 'inLog',
    'quarantineTexts.restored.text': ['unreadable', 'inLog'],
    'quarantineTexts.newer.title': 'unreadable',
    'quarantineTexts.newer.text': 'unreadable',
    quarantineKeptText: 'unreadable',
    downloadQuarantineLabel: 'nothing',
    'ignoredStorageTexts.title': 'unreadable', // LogNotices: skippedEvents$ above 0
    'ignoredStorageTexts.text': 'unreadable',
    'missingAnswersTexts.gone.title': 'gone', // LogNotices: missing$, from compareWithMark
    'missingAnswersTexts.gone.text': 'nothing',
    'missingAnswersTexts.less.title': 'gone',
    'missingAnswersTexts.less.text': 'nothing',
    'missingAnswersTexts.other.title': 'gone',
    'missingAnswersTexts.other.text': 'nothing',
    downloadRestLabel: 'nothing',
    downloadCurrentLabel: 'nothing',
    readNoticeLabel: 'nothing',
    'supersededCommandTexts.title': 'overtaken', // LogNotices: superseded$
    'supersededCommandTexts.answer': 'overtaken',
    'supersededCommandTexts.verdict': 'nothing',
    'supersededCommandTexts.other': 'overtaken',
  },
  documentTexts: {
    documentMissing: 'gone', // StepOrPage: the download of a document
    overviewNotMade: 'nothing',
  },
  helpTexts: {
    'helpTexts.log': 'nothing',
    'helpTexts.why': 'nothing',
    'helpTexts.choice': 'nothing',
    'helpTexts.invented.label': 'nothing',
    'helpTexts.invented.help': 'nothing', // what such a log holds: laws/pseudonym*
    'helpTexts.own.label': 'nothing',
    'helpTexts.own.help': 'nothing',
    'helpTexts.save': 'nothing',
    'helpTexts.making': 'nothing',
    'helpTexts.made': 'nothing',
    'helpTexts.madeOwn': 'nothing',
    'helpTexts.notRead': 'unreadable', // LogExportOutcome
    'helpTexts.partly': 'unreadable',
    'withheldTexts.title': 'nothing',
    'withheldTexts.days': 'nothing',
    'withheldTexts.words': 'nothing',
    'withheldTexts.verdict': 'nothing',
  },
  helpLabels: {
    saveLogLabel: 'nothing',
    saveAnswersLabel: 'nothing',
    openHelpLabel: 'nothing',
    closeHelpLabel: 'nothing',
    helpLoadingText: 'nothing',
    helpFailedText: 'nothing',
    logHoldsAnswers: 'nothing',
  },
  copyTexts: {
    'copyTexts.title': 'nothing',
    'copyTexts.of': 'nothing',
    'copyTexts.made': 'nothing',
    'copyTexts.notConfirmed': 'noReceipt', // in every copy that is made: copyDocument
    'copyTexts.unready': 'complete',
    'copyTexts.documents': 'nothing',
    'copyTexts.fileName': 'nothing',
    'copyTexts.page': 'nothing',
    'copyTexts.marked': 'nothing',
    'copyingTexts.open': 'nothing',
    'copyingTexts.title': 'nothing',
    'copyingTexts.safe': 'nothing',
    'copyingTexts.pdf': 'nothing',
    'copyingTexts.again': 'nothing',
    'copyingTexts.print': 'nothing',
    'copyingTexts.close': 'nothing',
    'copyingTexts.making': 'nothing',
    'copyingTexts.laying': 'nothing',
    'copyingTexts.made': 'nothing',
    'copyingTexts.printed': 'nothing',
    'copyingTexts.notPrinted': 'nothing',
    'copyingTexts.notMade': 'nothing',
    'beforeSendingTexts.erased': 'nothing', // a promise; that it was held, `successTexts.close` claims
    'beforeSendingTexts.pdf': 'inLog', // OwnCopy
    'beforeSendingTexts.print': 'inLog',
    'beforeSendingTexts.changed': 'inLog',
  },
}
