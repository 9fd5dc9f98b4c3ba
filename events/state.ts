import { type Answers, emptyAnswers } from '../domain/answers'
import type { Catalogue } from '../domain/catalogue'
import { type Facts, initialFacts } from '../domain/fact'
import type { Attachment } from '../domain/file'
import type { Invitation } from '../domain/invitation'
import type { Office } from '../domain/office'
import type { Situation } from '../domain/reading'
import type { SendingFailure } from '../domain/sending'
import type { StepKey } from '../domain/stepKey'
import type { TenantStyle } from '../domain/tenant'

/** How far sending has come. `fields`: what the office said of single questions, as path and text. */
export type Sending =
  | { readonly tag: 'idle' }
  | { readonly tag: 'busy' }
  | {
      readonly tag: 'failed'
      readonly failure: SendingFailure
      readonly fields: readonly (readonly [string, string])[]
      readonly file: string | null
    }
  | { readonly tag: 'sent'; readonly submittedAt: string }

/** The tenant's look as it was loaded; `logo` and `hero` are digests of pictures, or null for the portal's own. */
export interface Look {
  readonly style: TenantStyle
  readonly logo: string | null
  readonly hero: string | null
}

/** `due`: typed and not looked up yet; `found` and `missing`: what came back for what stands there now. */
export type LookUp = 'due' | 'found' | 'missing'

/** What this visit still has to ask the office, by what it is asked for. */
export interface Wanted {
  readonly customer: boolean
  readonly setting: boolean
  readonly lenders: boolean
}

export const everything: Wanted = { customer: true, setting: true, lenders: true }
export const nothing: Wanted = { customer: false, setting: false, lenders: false }

/** Everything that follows from the log: a plain value, without the catalogue it is read by. */
export interface State {
  readonly facts: Facts
  readonly answers: Answers
  /** Whether the customer has done anything. */
  readonly begun: boolean
  /** Whether the office has told who the customer is, ever. */
  readonly loaded: boolean
  /** Null: not loaded, or no valid invitation. */
  readonly invitation: Invitation | null
  readonly office: Office | null
  readonly submitted: ReadonlySet<StepKey>
  readonly look: Look | null
  /** The digest of the lists of lenders and products. */
  readonly lenders: string | null
  readonly iwizeIntegration: boolean
  /** How far the look-up of each address block has come, by its path ('customer.address'). */
  readonly lookUps: ReadonlyMap<string, LookUp>
  readonly files: readonly Attachment[]
  readonly filesSent: ReadonlySet<string>
  readonly sending: Sending
  readonly screen: string | null
  readonly wanted: Wanted
}

export const initialState = (catalogue: Catalogue): State => ({
  facts: initialFacts,
  answers: emptyAnswers(catalogue),
  begun: false,
  loaded: false,
  invitation: null,
  office: null,
  submitted: new Set(),
  look: null,
  lenders: null,
  iwizeIntegration: false,
  lookUps: new Map(),
  files: [],
  filesSent: new Set(),
  sending: { tag: 'idle' },
  screen: null,
  wanted: nothing,
})

export const situationOf = (catalogue: Catalogue, { facts, answers }: State): Situation => ({
  catalogue,
  facts,
  answers,
})

/**
 * The state with what an answer touches. The one copy that every key press and every replayed answer makes, so it is
 * spelled out: a spread of so many fields takes engines longer than the rest of the event.
 */
export const withAnswers = (
  state: State,
  { answers, sending, lookUps }: Pick<State, 'answers' | 'sending' | 'lookUps'>,
): State => ({
  answers,
  sending,
  lookUps,
  facts: state.facts,
  begun: state.begun,
  loaded: state.loaded,
  invitation: state.invitation,
  office: state.office,
  submitted: state.submitted,
  look: state.look,
  lenders: state.lenders,
  iwizeIntegration: state.iwizeIntegration,
  files: state.files,
  filesSent: state.filesSent,
  screen: state.screen,
  wanted: state.wanted,
})
