/**
 * Reports failed calls and sendings of a log as findings, grouped per subject until one succeeds, with who caused each.
 */
import type { FailedCall } from '../../../events/definitions/callFailed'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { Attribution, FailedCallEvent, LogFinding, SendingFailedEvent } from './finding'

type Event = SurveyRecord['events'][number]

/** What the office says of a document that is none for it: too large, of another kind, or not in order. */
const documentStatuses: ReadonlySet<number> = new Set([413, 415, 422])

/** What the office says of a request that the portal should not have made. */
const requestStatuses: ReadonlySet<number> = new Set([400, 422])

/** An answer that fails is the office's or the portal's; of none nobody knows where it went. */
const callAttribution = ({ call, how, status }: FailedCallEvent): Attribution => {
  if (how === 'nonsense') return 'defect'
  if (how !== 'status' || status === null) return 'unclear'
  if (status >= 500) return 'defect'
  if (call === 'file' && documentStatuses.has(status)) return 'customer'
  return requestStatuses.has(status) ? 'defect' : 'unclear'
}

/** One answer that was a defect is one, whatever the other tries brought; else they must agree. */
const triesAttribution = (all: readonly Attribution[]): Attribution => {
  if (all.includes('defect')) return 'defect'
  return all.every(one => one === 'customer') ? 'customer' : 'unclear'
}

const oldAttribution = (event: SendingFailedEvent): Attribution => {
  if (event.type === 'SendingUnconfirmed')
    return event.why === 'noProof' || event.why === 'status' ? 'defect' : 'unclear'
  if (event.failure === 'network') return 'unclear'
  return event.failure === 'invalid' && event.file !== null ? 'customer' : 'defect'
}

const isConclusive = (event: { readonly outcome: string }): boolean =>
  event.outcome === 'found' || event.outcome === 'absent'

const isSent = ({ type }: Event): boolean => type === 'InventorySent' || type === 'InventoryFound'

/** Whether an event shows that what a call was for is there after all. */
const isResolvedBy = ({ call, at, file }: FailedCallEvent, event: Event): boolean => {
  switch (call) {
    case 'customer':
      return event.type === 'CustomerLoaded'
    case 'setting':
      return event.type === 'SettingLoaded'
    case 'lenderCompanies':
    case 'lenderLabels':
      return event.type === 'LendersLoaded'
    case 'retrievalToken':
      return event.type === 'DataRetrieved'
    case 'homeAtAddress':
      // A street that was typed needs no look-up.
      return (
        (event.type === 'AddressLookedUp' && event.at === at && isConclusive(event)) ||
        (event.type === 'AnswerChanged' && event.path === `${at}.street` && event.value !== '')
      )
    case 'homesNear':
      return event.type === 'HomesFound' && event.at === at && isConclusive(event)
    case 'home':
    case 'homePicture':
      return event.type === 'HomeFound' && event.at === at && isConclusive(event)
    case 'file':
      return (event.type === 'FileSent' || event.type === 'FileRemoved') && event.name === file
    case 'inventory':
      return isSent(event)
    case 'receipt':
      return isSent(event) || event.type === 'ReceiptAsked'
  }
}

/** What a visit goes on without is told, and says nothing of the trouble that a customer had. */
const weightOf = (call: FailedCall): LogFinding['weight'] => (call === 'homePicture' ? 0 : call === 'setting' ? 1 : 3)

interface FailingCall {
  readonly key: string
  finding: LogFinding
  readonly isRight: (event: Event) => boolean
}

const isSendingCall = (event: Event): boolean =>
  event.type === 'CallFailed' && (event.call === 'inventory' || event.call === 'file' || event.call === 'receipt')

/**
 * Calls that failed, those of one thing together until it is there after all. A sending that failed is told by its calls where
 * the log knows of calls, else by itself.
 */
export const failedCalls = (records: readonly SurveyRecord[]): readonly LogFinding[] => {
  const all: FailingCall[] = []
  const open = new Map<string, FailingCall>()
  /** The calls of the present try to send tell what failed. */
  let hasCallEvents = false
  const add = (key: string, finding: LogFinding, isRight: FailingCall['isRight']): void => {
    const openCall = open.get(key)
    if (openCall !== undefined) openCall.finding = finding
    else {
      const failingCall = { key, finding, isRight }
      open.set(key, failingCall)
      all.push(failingCall)
    }
  }
  for (const { seq, at, events } of records)
    for (const event of events) {
      for (const [key, failingCall] of open)
        if (failingCall.isRight(event)) {
          failingCall.finding = { ...failingCall.finding, isOver: true }
          open.delete(key)
        }
      if (event.type === 'SendingStarted' || event.type === 'FileAttached' || event.type === 'FileRetried')
        hasCallEvents = false
      if (isSendingCall(event)) hasCallEvents = true
      if (event.type === 'CallFailed') {
        const key = `${event.call} ${event.at} ${event.file}`
        const before = open.get(key)?.finding
        const events = [...(before?.kind === 'call' ? before.events : []), event]
        // A call that repeats itself is not told each time, and counts from the opening of the portal on.
        const tries = Math.max(events.length, event.nth - (events[0]?.nth ?? event.nth) + 1)
        const weight = weightOf(event.call)
        const attribution = triesAttribution(events.map(callAttribution))
        const since = before?.kind === 'call' ? before.since : seq
        add(key, { kind: 'call', events, tries, since, seq, at, attribution, isOver: false, weight }, one =>
          isResolvedBy(event, one),
        )
      } else if ((event.type === 'SendingFailed' || event.type === 'SendingUnconfirmed') && !hasCallEvents) {
        const file = event.type === 'SendingFailed' ? event.file : null
        const key = `sending ${file}`
        const before = open.get(key)?.finding
        const tries = (before?.kind === 'sending' ? before.tries : 0) + 1
        const attribution = oldAttribution(event)
        add(
          key,
          { kind: 'sending', event, tries, seq, at, attribution, isOver: false, weight: 3 },
          one =>
            isSent(one) ||
            (one.type === 'FileSent' && one.name === file) ||
            (one.type === 'FileRemoved' && one.name === file),
        )
      }
    }
  return all.map(({ finding }) => finding)
}
