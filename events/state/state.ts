/**
 * Defines the state that follows from the log, each field with its initial value and snapshot codec, and functions
 * to build and read it.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { type Answers, emptyAnswers } from '../../domain/engine/answers'
import { decodeAnswers, encodeAnswers } from '../../domain/engine/answersCodec'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Situation } from '../../domain/engine/situation'
import { homeLookupResultsCodec } from '../../domain/homes/homeLookupResults'
import { answerCodec } from '../../domain/language/answer'
import { initialFacts } from '../../domain/language/facts'
import { invitationCodec, invitationTypeCodec } from '../../domain/language/invitation'
import { keptJsonCodec } from '../../domain/language/json'
import { lenderCompanyCodec, lenderLabelCodec, noLenders } from '../../domain/language/lender'
import { stepKeyCodec } from '../../domain/language/stepKey'
import { officeCodec } from '../../domain/portal/office'
import { tenantStyleCodec } from '../../domain/portal/tenant'
import { attachmentCodec } from '../../domain/sending/attachment'
import { copyKindCodec } from '../../domain/sending/customerCopy'
import { restedAnswerCodec } from '../definitions/doubtConfirmed'
import { mapCodec, orNull, setCodec } from './collectionCodecs'
import { heldRetrievalCodec, type heldToldCodec } from './retrievalCodec'
import { sendingCodec } from './sendingCodec'

export type Sending = t.TypeOf<typeof sendingCodec>
export type ToldValueState = t.TypeOf<typeof heldToldCodec>
export type RetrievalState = t.TypeOf<typeof heldRetrievalCodec>

const factsCodec = t.strict({
  type: invitationTypeCodec,
  partnerSession: t.boolean,
  association: t.boolean,
  discount: t.number,
  today: t.string,
})

/** The tenant's look as it was loaded; `logo` and `hero` are digests of pictures, or null for the portal's own. */
const lookCodec = t.strict({ style: tenantStyleCodec, logo: orNull(t.string), hero: orNull(t.string) })

/** `due`: typed and not looked up yet; `found` and `missing`: what came back for what stands there now. */
const lookUpCodec = t.keyof({ due: null, found: null, missing: null })
export type LookupStatus = t.TypeOf<typeof lookUpCodec>

/** What this visit still has to ask the office, by what it is asked for. */
const wantedCodec = t.strict({ customer: t.boolean, setting: t.boolean, lenders: t.boolean })
type WantedCalls = t.TypeOf<typeof wantedCodec>

export const allCallsWanted: WantedCalls = { customer: true, setting: true, lenders: true }
const noCallsWanted: WantedCalls = { customer: false, setting: false, lenders: false }

/** The lists to choose from; `digest` names the answer that they came in, null when none has come. */
const heldLendersCodec = t.strict({
  digest: orNull(t.string),
  companies: t.readonlyArray(lenderCompanyCodec),
  labels: t.readonlyArray(lenderLabelCodec),
})

/**
 * How the steps are looked at. `on`: a question at a time, null until it was chosen. `at`: the calm screen that was shown
 * last, and its step, until another step is. `heldUp`: it tells what is not right, for one wanted to go on from it. `met`: the
 * screens of the step that were shown since one came to it.
 */
const calmCodec = t.strict({
  on: orNull(t.boolean),
  at: orNull(t.strict({ step: stepKeyCodec, screen: t.string, heldUp: t.boolean, met: t.readonlyArray(t.string) })),
})
export type OneQuestionViewState = t.TypeOf<typeof calmCodec>

const initialOneQuestionView: OneQuestionViewState = { on: null, at: null }

export const noQuestions: ReadonlySet<string> = new Set()

/** A field of the state: its value before the first event, and how a snapshot keeps it, as plain JSON. */
interface StateField<A> {
  readonly initial: (catalogue: Catalogue) => A
  readonly encode: (value: A) => unknown
  readonly decode: (catalogue: Catalogue, plain: unknown) => E.Either<unknown, A>
}

const field = <A>(codec: t.Type<A, unknown>, initial: NoInfer<A>): StateField<A> => ({
  initial: () => initial,
  encode: codec.encode,
  decode: (_, plain) => codec.decode(plain),
})

/**
 * Everything that follows from the log, a row a field. How a field comes back after damage stands in
 * `decisions/restoreAnswers.ts`, how it is merged with that of another computer in `merge/mergeLogs.ts`, in which part of the
 * inventory it goes out in `projections/sending/inventory.ts`.
 */
const stateFields = {
  facts: field(factsCodec, initialFacts),
  answers: {
    initial: emptyAnswers,
    encode: encodeAnswers,
    decode: (catalogue, plain) => E.fromNullable('answers')(decodeAnswers(catalogue, plain)),
  } satisfies StateField<Answers>,
  /** The office's own JSON, by path, of what an answer does not say whole. */
  kept: field(mapCodec(t.string, t.strict({ json: keptJsonCodec, as: answerCodec })), new Map()),
  /** Whether the customer has done anything. */
  begun: field(t.boolean, false),
  /** Whether the office has told who the customer is, ever. */
  loaded: field(t.boolean, false),
  /** Null: not loaded, or no valid invitation. */
  invitation: field(orNull(invitationCodec), null),
  office: field(orNull(officeCodec), null),
  /** The steps that the customer wanted to go on from, each with the questions, by path, that were refused last. */
  submitted: field(mapCodec(stepKeyCodec, setCodec(t.string)), new Map()),
  /** The questions, by path, that the customer wanted to go on without and was asked about on the screen of now. */
  asked: field(setCodec(t.string), noQuestions),
  /** The doubts that the customer has confirmed. */
  confirmed: field(mapCodec(t.string, t.readonlyArray(restedAnswerCodec)), new Map()),
  look: field(orNull(lookCodec), null),
  lenders: field(heldLendersCodec, { digest: null, ...noLenders }),
  iwizeIntegration: field(t.boolean, false),
  /** How far the look-up of each address block has come, by its path ('customer.address'). */
  lookUps: field(mapCodec(t.string, lookUpCodec), new Map()),
  /** The paths of streets and places that a look-up filled in and the customer has not typed over since. */
  lookedUp: field(setCodec(t.string), new Set()),
  /** What the office told of each place of homes, by its path. */
  homes: field(mapCodec(t.string, homeLookupResultsCodec), new Map()),
  /** Null: nothing was retrieved. */
  retrieval: field(orNull(heldRetrievalCodec), null),
  files: field(t.readonlyArray(attachmentCodec), []),
  filesSent: field(setCodec(t.string), new Set()),
  sending: field(sendingCodec, { tag: 'idle' }),
  /** Null: nothing that this log sent can be what the office has. */
  attempt: field(orNull(t.strict({ at: t.number, changed: t.boolean })), null),
  /** The customer's own copy that is known of; null without one. */
  copy: field(orNull(t.strict({ how: copyKindCodec, at: t.number, changed: t.boolean })), null),
  screen: field(orNull(t.string), null),
  calm: field(calmCodec, initialOneQuestionView),
  wanted: field(wantedCodec, noCallsWanted),
}

type StateFields = typeof stateFields
/** Everything that follows from the log: a plain value, without the catalogue it is read by. */
export type State = { readonly [K in keyof StateFields]: ReturnType<StateFields[K]['initial']> }

/** The row of each field. */
export const fieldRows: { readonly [K in keyof State]: StateField<State[K]> } = stateFields

// Their names are those of the table, which a type cannot tell of a value.
export const stateKeys = Object.keys(stateFields) as readonly (keyof State)[]

/** @param values those of all fields, by name: a loop over the rows cannot be typed */
export const stateOf = (values: Readonly<Record<string, unknown>>): State => {
  const state = values as State
  return withAnswers(state, state)
}

export const initialState = (catalogue: Catalogue): State =>
  stateOf(Object.fromEntries(stateKeys.map(key => [key, fieldRows[key].initial(catalogue)])))

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
type AnswerTouches = Pick<State, 'answers' | 'sending' | 'lookUps' | 'lookedUp' | 'homes' | 'retrieval'>

/**
 * The state with what an answer touches. The one copy that every key press and every replayed answer makes, so it is
 * spelled out: a spread of so many fields takes engines longer than the rest of the event. Every state begins here, so that
 * all have one shape to an engine.
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
