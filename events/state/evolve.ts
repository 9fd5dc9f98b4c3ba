/**
 * Folds one recorded event of any type into the state and returns the new state, without side effects and without
 * ever failing.
 */
import { type OwnedLists, withItem, withItemBack, withoutItem } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { isItemId, listAddress } from '../../domain/engine/path'
import { assumedPaths } from '../../domain/engine/steps/stepVerdict'
import { readMoment } from '../../domain/language/moment'
import { copyAfter } from '../../domain/sending/customerCopy'
import { changesInventory, type ItemPresenceEvent } from '../record/eventRows'
import type { SurveyEvent, UnknownEvent } from '../record/surveyEvent'
import type { Author } from '../record/surveyRecord'
import { doubtKey, withConfirmation } from './confirmations'
import { evolveAnswer } from './evolveAnswer'
import { evolveHomes } from './evolveHomes'
import { withKept } from './evolveKept'
import { withCalmScreen, withStepScreen } from './evolveOneQuestionView'
import { evolveRestored } from './evolveRestored'
import { evolveUndone } from './evolveUndone'
import {
  attemptAfterFailure,
  invitationLoaded,
  invitationReceived,
  sendingAfterReply,
  sendingBegun,
  sendingLoaded,
  sendingReopened,
  withFileArrived,
  withUnconfirmedSending,
} from './sendingState'
import { allCallsWanted, noQuestions, type State, situationOf } from './state'
import { withRetrieval, withSettledAnswer } from './withRetrieval'

/** An event with the moment (milliseconds since 1970) and the origin of the record it came in. */
interface RecordedEvent {
  readonly at: number
  readonly by: Author
  readonly event: SurveyEvent | UnknownEvent
}

const itemChanges = { ItemAdded: withItem, ItemRemoved: withoutItem, ItemRestored: withItemBack } as const

const evolveItem = (catalogue: Catalogue, state: State, event: ItemPresenceEvent, own: OwnedLists): State => {
  const address = listAddress(catalogue, event.list)
  if (address === null || !isItemId(event.id)) return state
  return { ...state, answers: itemChanges[event.type](state.answers, address, event.id, own) }
}

/**
 * The state after one more event. Pure and total: what names a place that is not there changes nothing, so that every
 * log that decodes can be folded.
 * @param own the lists that are new since a state that somebody holds, where no state since then is held by anybody
 */
export const evolve = (catalogue: Catalogue, state: State, happened: RecordedEvent, own: OwnedLists = null): State => {
  const next = evolved(catalogue, state, happened, own)
  if (happened.by !== 'customer' && happened.by !== 'retrieval') return next
  const { attempt, copy } = next
  if ((attempt?.changed === false || copy?.changed === false) && changesInventory(happened.event.type))
    return {
      ...next,
      begun: true,
      attempt: attempt === null ? null : { ...attempt, changed: true },
      // What came along with a retrieval is not what the customer changed.
      copy: copy === null || happened.by !== 'customer' ? copy : { ...copy, changed: true },
    }
  return next.begun ? next : { ...next, begun: true }
}

const evolved = (catalogue: Catalogue, state: State, { at, by, event }: RecordedEvent, own: OwnedLists): State => {
  switch (event.type) {
    case 'AnswerChanged':
      return evolveAnswer(catalogue, state, by, event, own)
    case 'AnswersRestored':
      return evolveRestored(catalogue, state, event)
    case 'ActionUndone':
      return evolveUndone(catalogue, state, event)
    case 'ValuesKept':
      return { ...state, kept: withKept(catalogue, state, event.values) }
    case 'ItemAdded':
    case 'ItemRemoved':
    case 'ItemRestored':
      return evolveItem(catalogue, state, event, own)
    case 'PortalOpened':
      return {
        ...state,
        facts: { ...state.facts, today: event.today, association: event.association, discount: event.discount },
        ...sendingReopened(state, at),
        screen: null,
        asked: noQuestions,
        wanted: allCallsWanted,
      }
    case 'DayBegan':
      return { ...state, facts: { ...state.facts, today: event.today } }
    case 'CustomerLoaded': {
      const invitation = invitationLoaded(event.invitation)
      return {
        ...state,
        loaded: true,
        wanted: { ...state.wanted, customer: false },
        invitation,
        sending: sendingLoaded(state, invitation),
        office: event.office,
        facts: {
          ...state.facts,
          type: event.invitation?.type ?? state.facts.type,
          partnerSession: event.partnerSession,
        },
      }
    }
    case 'StepSubmitted':
      return {
        ...state,
        submitted: new Map(state.submitted).set(event.step, new Set(event.errors.map(([path]) => path))),
        asked: askedAfter(catalogue, state, event),
      }
    case 'DoubtConfirmed': {
      const { path, doubt, rested } = event
      return { ...state, confirmed: new Map(state.confirmed).set(doubtKey(path, doubt), rested) }
    }
    case 'ItemConfirmed':
      return { ...state, confirmed: withConfirmation(state.confirmed, event.path, event.rested) }
    case 'LendersLoaded':
      return {
        ...state,
        lenders: event.lists === null ? state.lenders : { digest: event.digest, ...event.lists },
        wanted: { ...state.wanted, lenders: false },
      }
    case 'LendersSought':
      return { ...state, wanted: { ...state.wanted, lenders: true } }
    case 'StyleLoaded':
      return { ...state, look: { style: event.style, logo: event.logo, hero: event.hero } }
    case 'SettingLoaded':
      return { ...state, iwizeIntegration: event.on, wanted: { ...state.wanted, setting: false } }
    case 'AddressLookedUp': {
      const { at: block, outcome } = event
      const lookUps = new Map(state.lookUps).set(block, outcome === 'found' ? 'found' : 'missing')
      if (outcome !== 'found') return { ...state, lookUps }
      // What was found stands in the record as answers before this.
      return { ...state, lookUps, lookedUp: new Set(state.lookedUp).add(`${block}.street`).add(`${block}.place`) }
    }
    case 'DataRetrieved':
      return { ...state, retrieval: withRetrieval(catalogue, state, at, event) }
    case 'RetrievalSeen':
      return state.retrieval === null ? state : { ...state, retrieval: { ...state.retrieval, seen: true } }
    case 'RetrievedLeft':
      return { ...state, retrieval: withSettledAnswer(state.retrieval, event.path) }
    case 'HomesSought':
    case 'HomesFound':
    case 'HomeSought':
    case 'HomeFound':
      return { ...state, homes: evolveHomes(catalogue, state, event) }
    case 'FileAttached':
      return withFile(state, event.file.name, [event.file])
    case 'FileRemoved':
      return withFile(state, event.name, [])
    case 'CopyGiven':
      return { ...state, copy: copyAfter(state.copy, event.how, at) }
    case 'SendingStarted':
      return { ...state, ...sendingBegun(state, at, event.body) }
    case 'FileRetried':
      return { ...state, sending: { tag: 'oneFile', name: event.name } }
    case 'FileSent':
      return { ...state, ...withFileArrived(state, event.name) }
    case 'SendingFailed':
      return {
        ...state,
        sending: { tag: 'failed', failure: event.failure, fields: event.fields, file: event.file },
        attempt: attemptAfterFailure(state, event.failure, event.file),
      }
    case 'SendingUnconfirmed':
      return { ...state, ...withUnconfirmedSending(state, event.why, at) }
    case 'ReceiptSought':
      return state.sending.tag === 'unconfirmed' ? { ...state, sending: { ...state.sending, sought: true } } : state
    case 'ReceiptAsked':
      return { ...state, sending: sendingAfterReply(state.sending, event.absent) }
    case 'InventoryFound':
      if (readMoment(event.submittedAt) === null) return state
      return { ...state, sending: { tag: 'idle' }, invitation: invitationReceived(state, event.submittedAt) }
    case 'InventorySent':
      // An earlier build took it for a receipt: the office is asked again.
      if (readMoment(event.submittedAt) === null) return state
      return {
        ...state,
        sending: { tag: 'sent', submittedAt: event.submittedAt },
        invitation: invitationReceived(state, event.submittedAt),
      }
    case 'ScreenShown':
      // The intro asks the office again each time one comes back to it (spec 1 section 2).
      return {
        ...state,
        screen: event.screen,
        asked: noQuestions,
        calm: withStepScreen(state.calm, event.screen),
        wanted: event.screen === '/intro' && state.screen !== null ? allCallsWanted : state.wanted,
      }
    case 'ViewChosen':
      return { ...state, calm: { ...state.calm, on: event.calm } }
    case 'CalmScreenShown':
      return { ...state, calm: withCalmScreen(state.calm, event) }
    case 'AnswersRepeated':
    case 'TypedOtherwise':
    case 'NoticeShown':
    case 'OfficeLogoLoaded':
    case 'CallFailed':
    case 'TabShutOut':
    // What it changed here follows it.
    case 'WorkJoined':
    case 'Unknown':
      return state
  }
}

/** Who goes on with a question open that counts as 'Nee' is asked about it, once until he is on another screen. */
const askedAfter = (
  catalogue: Catalogue,
  state: State,
  { step, errors }: Extract<SurveyEvent, { type: 'StepSubmitted' }>,
): ReadonlySet<string> => {
  const open = errors.length > 0 ? [] : assumedPaths(situationOf(catalogue, state), step)
  return open.every(path => state.asked.has(path)) ? state.asked : new Set([...state.asked, ...open])
}

/** A file of the same name is replaced, and the new one has not been sent. */
const withFile = (state: State, name: string, files: State['files']): State => {
  const filesSent = new Set(state.filesSent)
  filesSent.delete(name)
  return { ...state, files: [...state.files.filter(file => file.name !== name), ...files], filesSent }
}
