import { type Answers, emptyAnswers } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { KeptOfficeValue } from '../../domain/engine/loadedCustomer'
import type { Situation } from '../../domain/engine/situation'
import type { HomeLookupResults } from '../../domain/homes/homeLookupResults'
import { type Facts, initialFacts } from '../../domain/language/facts'
import type { Invitation } from '../../domain/language/invitation'
import { type Lenders, noLenders } from '../../domain/language/lender'
import type { StepKey } from '../../domain/language/stepKey'
import type { Office } from '../../domain/portal/office'
import type { TenantStyle } from '../../domain/portal/tenant'
import type { PassedOverPart } from '../../domain/retrieval/passedOverPart'
import type { RetrievedData } from '../../domain/retrieval/retrievedData'
import type { SetAsidePart } from '../../domain/retrieval/setAsidePart'
import type { PlacedPart, ToldValue } from '../../domain/retrieval/toldValue'
import type { Attachment } from '../../domain/sending/attachment'
import type { CustomerCopy } from '../../domain/sending/customerCopy'
import type { SendAttempt, UnconfirmedReason } from '../../domain/sending/receipt'
import type { SendingFailure } from '../../domain/sending/sendingFailure'
import type { Confirmations } from './confirmations'

/**
 * How far sending has come; moments in milliseconds since 1970. `fields`: what the office said of single questions, as
 * path and text, and with '' for the path of the whole. `unconfirmed`: it went out and nothing says that it arrived. `asked`: how often the office was asked
 * whether it did; `absent`: it has said clearly that it did not; `sought`: the customer wants it asked now. `body` names
 * what is sent, unchanged until it is known whether it arrived; null where it is not here. `again`: the very same went out
 * before, and may have arrived. `oneFile`: a document goes by itself.
 */
export type Sending =
  | { readonly tag: 'idle' }
  | { readonly tag: 'busy'; readonly at: number; readonly body: string | null; readonly again: boolean }
  | { readonly tag: 'oneFile'; readonly name: string }
  | {
      readonly tag: 'unconfirmed'
      readonly why: UnconfirmedReason
      readonly body: string | null
      readonly since: number
      readonly asked: number
      readonly absent: boolean
      readonly sought: boolean
    }
  | {
      readonly tag: 'failed'
      readonly failure: SendingFailure
      readonly fields: readonly (readonly [string, string])[]
      readonly file: string | null
    }
  | { readonly tag: 'sent'; readonly submittedAt: string }

/** The tenant's look as it was loaded; `logo` and `hero` are digests of pictures, or null for the portal's own. */
export interface LoadedLook {
  readonly style: TenantStyle
  readonly logo: string | null
  readonly hero: string | null
}

/** `due`: typed and not looked up yet; `found` and `missing`: what came back for what stands there now. */
export type LookupStatus = 'due' | 'found' | 'missing'

/** What this visit still has to ask the office, by what it is asked for. */
export interface WantedCalls {
  readonly customer: boolean
  readonly setting: boolean
  readonly lenders: boolean
}

export const allCallsWanted: WantedCalls = { customer: true, setting: true, lenders: true }
export const noCallsWanted: WantedCalls = { customer: false, setting: false, lenders: false }

/** The lists to choose from; `digest` names the answer that they came in, null when none has come. */
export interface LendersState extends Lenders {
  readonly digest: string | null
}

/**
 * What was told of a question last. `open`: it differs from the answer that the customer had given, and the customer has
 * not said which of the two it is to be.
 */
export interface ToldValueState extends Omit<ToldValue, 'path'> {
  readonly open: boolean
  /** When it was told, as the retrieval that told it. */
  readonly at: number
}

/** The data retrieval as it last came back, with what it and those before it told of each question, by path. */
export interface RetrievalState {
  readonly at: number
  readonly retrieved: RetrievedData
  readonly placed: readonly PlacedPart[]
  readonly setAside: readonly SetAsidePart[]
  readonly passedOver: readonly PassedOverPart[]
  readonly told: ReadonlyMap<string, ToldValueState>
  /** Whether the customer has said to have seen what came. */
  readonly seen: boolean
}

/**
 * How the steps are looked at. `on`: a question at a time, null until it was chosen. `at`: the calm screen that was shown
 * last, and its step, until another step is. `heldUp`: it tells what is not right, for one wanted to go on from it. `met`: the
 * screens of the step that were shown since one came to it.
 */
export interface OneQuestionViewState {
  readonly on: boolean | null
  readonly at: {
    readonly step: StepKey
    readonly screen: string
    readonly heldUp: boolean
    readonly met: readonly string[]
  } | null
}

export const initialOneQuestionView: OneQuestionViewState = { on: null, at: null }

/** Everything that follows from the log: a plain value, without the catalogue it is read by. */
export interface State {
  readonly facts: Facts
  readonly answers: Answers
  /** The office's own JSON, by path, of what an answer does not say whole. */
  readonly kept: ReadonlyMap<string, KeptOfficeValue>
  /** Whether the customer has done anything. */
  readonly begun: boolean
  /** Whether the office has told who the customer is, ever. */
  readonly loaded: boolean
  /** Null: not loaded, or no valid invitation. */
  readonly invitation: Invitation | null
  readonly office: Office | null
  /** The steps that the customer wanted to go on from, each with the questions, by path, that were refused last. */
  readonly submitted: ReadonlyMap<StepKey, ReadonlySet<string>>
  /** The questions, by path, that the customer wanted to go on without and was asked about on the screen of now. */
  readonly asked: ReadonlySet<string>
  /** The doubts that the customer has confirmed. */
  readonly confirmed: Confirmations
  readonly look: LoadedLook | null
  readonly lenders: LendersState
  readonly iwizeIntegration: boolean
  /** How far the look-up of each address block has come, by its path ('customer.address'). */
  readonly lookUps: ReadonlyMap<string, LookupStatus>
  /** The paths of streets and places that a look-up filled in and the customer has not typed over since. */
  readonly lookedUp: ReadonlySet<string>
  /** What the office told of each place of homes, by its path. */
  readonly homes: ReadonlyMap<string, HomeLookupResults>
  /** Null: nothing was retrieved. */
  readonly retrieval: RetrievalState | null
  readonly files: readonly Attachment[]
  readonly filesSent: ReadonlySet<string>
  readonly sending: Sending
  /** Null: nothing that this log sent can be what the office has. */
  readonly attempt: SendAttempt | null
  /** The customer's own copy that is known of; null without one. */
  readonly copy: CustomerCopy | null
  readonly screen: string | null
  readonly calm: OneQuestionViewState
  readonly wanted: WantedCalls
}

export const noQuestions: ReadonlySet<string> = new Set()

export const initialState = (catalogue: Catalogue): State => ({
  facts: initialFacts,
  answers: emptyAnswers(catalogue),
  kept: new Map(),
  begun: false,
  loaded: false,
  invitation: null,
  office: null,
  submitted: new Map(),
  asked: noQuestions,
  confirmed: new Map(),
  look: null,
  lenders: { digest: null, ...noLenders },
  iwizeIntegration: false,
  lookUps: new Map(),
  lookedUp: new Set(),
  homes: new Map(),
  retrieval: null,
  files: [],
  filesSent: new Set(),
  sending: { tag: 'idle' },
  attempt: null,
  copy: null,
  screen: null,
  calm: initialOneQuestionView,
  wanted: noCallsWanted,
})

/** Whether the office has said that nothing can be filled in: there is no valid invitation, or it has the inventory. */
export const isInvitationClosed = ({ loaded, invitation }: Pick<State, 'loaded' | 'invitation'>): boolean =>
  loaded && (invitation === null || invitation.submitted_at !== null)

export const situationOf = (catalogue: Catalogue, { facts, answers, lenders }: State): Situation => ({
  catalogue,
  facts,
  answers,
  lenders,
})

/** What an answer may touch besides itself. */
export type AnswerTouches = Pick<State, 'answers' | 'sending' | 'lookUps' | 'lookedUp' | 'homes' | 'retrieval'>

/**
 * The state with what an answer touches. The one copy that every key press and every replayed answer makes, so it is
 * spelled out: a spread of so many fields takes engines longer than the rest of the event. In the order of `initialState`,
 * so that every state has one shape to an engine.
 */
export const withAnswers = (state: State, touched: AnswerTouches): State => ({
  facts: state.facts,
  answers: touched.answers,
  kept: state.kept,
  begun: state.begun,
  loaded: state.loaded,
  invitation: state.invitation,
  office: state.office,
  submitted: state.submitted,
  asked: state.asked,
  confirmed: state.confirmed,
  look: state.look,
  lenders: state.lenders,
  iwizeIntegration: state.iwizeIntegration,
  lookUps: touched.lookUps,
  lookedUp: touched.lookedUp,
  homes: touched.homes,
  retrieval: touched.retrieval,
  files: state.files,
  filesSent: state.filesSent,
  sending: touched.sending,
  attempt: state.attempt,
  copy: state.copy,
  screen: state.screen,
  calm: state.calm,
  wanted: state.wanted,
})
