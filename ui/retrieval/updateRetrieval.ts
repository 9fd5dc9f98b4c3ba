/**
 * Reducer of a retrieval: token, the provider's page and its messages, silence, taking the result in, trouble and
 * retry; also the milliseconds that count as silence.
 */
import type { ProviderMessage } from '../../domain/retrieval/providerMessage'
import { retrievalTroubles, troubleAdvice } from '../../domain/texts/providerTexts'
import type { CallFault } from '../../events/effects/calls/http'

/** How far the provider has come: it has said nothing yet, that the customer has begun, or that all went well. */
export type ProviderPhase = 'nothing' | 'started' | 'succeeded'

/** Milliseconds without a word, by phase, after which the screen offers another way (our choice). */
export const silenceMs: Readonly<Record<ProviderPhase, number>> = {
  nothing: 20_000,
  started: 600_000,
  succeeded: 20_000,
}

/** Why nothing was retrieved; `technical` is the provider's own text. */
export interface RetrievalTrouble {
  readonly text: string
  readonly technical: boolean
  readonly advice: string
}

/** Why a result was not taken in: it does not decode, it is too large, or nothing may change now. */
export type RetrievalRefusal = 'unreadable' | 'tooLarge' | 'refused'

/**
 * The retrieval as the screen has it. `attempt` counts the frames: a token, a timer or a message of an earlier one says
 * nothing of this one. The token stands in `opened` alone, for the address of the frame.
 */
export type RetrievalFlowState =
  /** It came back before: nothing is asked until the customer wants it again. */
  | { readonly tag: 'done'; readonly attempt: number }
  | { readonly tag: 'asking'; readonly attempt: number }
  | {
      readonly tag: 'opened'
      readonly attempt: number
      /** Null for monitoring. */
      readonly token: string | null
      readonly phase: ProviderPhase
      /** How many messages of the provider came: silence is measured from the last. */
      readonly messageCount: number
      readonly isQuiet: boolean
    }
  | { readonly tag: 'taking'; readonly attempt: number }
  | { readonly tag: 'trouble'; readonly attempt: number; readonly trouble: RetrievalTrouble }
  /** The customer is on the way to another screen. */
  | { readonly tag: 'over'; readonly attempt: number }

export type RetrievalMessage =
  | { readonly tag: 'tokenCame'; readonly attempt: number; readonly token: string }
  | { readonly tag: 'tokenFailed'; readonly attempt: number; readonly fault: CallFault }
  | { readonly tag: 'heard'; readonly message: ProviderMessage }
  | { readonly tag: 'silence'; readonly attempt: number; readonly messageCount: number }
  | { readonly tag: 'taken' }
  | { readonly tag: 'notTaken'; readonly reason: RetrievalRefusal }
  | { readonly tag: 'again' }

export type RetrievalEffect =
  | { readonly tag: 'askToken'; readonly attempt: number }
  /** To say 'silence' after the time of the phase. */
  | { readonly tag: 'watch'; readonly attempt: number; readonly messageCount: number; readonly phase: ProviderPhase }
  | { readonly tag: 'take'; readonly result: unknown }
  | { readonly tag: 'goOn' }
  | { readonly tag: 'cancel' }
  | { readonly tag: 'unsupported' }

type RetrievalStep = readonly [RetrievalFlowState, readonly RetrievalEffect[]]

const opened = (attempt: number, token: string | null): RetrievalStep => [
  { tag: 'opened', attempt, token, phase: 'nothing', messageCount: 0, isQuiet: false },
  [{ tag: 'watch', attempt, messageCount: 0, phase: 'nothing' }],
]

const started = (needsToken: boolean, attempt: number): RetrievalStep =>
  needsToken ? [{ tag: 'asking', attempt }, [{ tag: 'askToken', attempt }]] : opened(attempt, null)

/**
 * @param needsToken false for monitoring
 * @param isDone whether a retrieval came back before
 */
export const openRetrieval = (needsToken: boolean, isDone = false): RetrievalStep =>
  isDone ? [{ tag: 'done', attempt: 0 }, []] : started(needsToken, 1)

const troubled = (attempt: number, text: string, advice: string, technical = false): RetrievalStep => [
  { tag: 'trouble', attempt, trouble: { text, advice, technical } },
  [],
]

const adviceFor = ({ tag }: CallFault): string =>
  tag === 'offline' || tag === 'slow' ? troubleAdvice.connection : troubleAdvice.later

type Opened = Extract<RetrievalFlowState, { tag: 'opened' }>

/** The provider's page stays, and has come this far. */
const toPhase = (state: Opened, phase: ProviderPhase): RetrievalStep => {
  const messageCount = state.messageCount + 1
  return [
    { ...state, phase, messageCount, isQuiet: false },
    [{ tag: 'watch', attempt: state.attempt, messageCount, phase }],
  ]
}

/** Handles a message of the provider's page. */
const heard = (state: Opened, message: ProviderMessage): RetrievalStep => {
  const { attempt } = state
  switch (message.status) {
    case 'Started':
      return toPhase(state, 'started')
    case 'NotAvailable':
      return troubled(attempt, retrievalTroubles.unavailable, troubleAdvice.later)
    case 'TechnicalError':
      return message.message.trim() === ''
        ? troubled(attempt, retrievalTroubles.unavailable, troubleAdvice.later)
        : troubled(attempt, message.message, troubleAdvice.later, true)
    case 'BrowserNotSupported':
      return [{ tag: 'over', attempt }, [{ tag: 'unsupported' }]]
    case 'Canceled':
      return [{ tag: 'over', attempt }, [{ tag: 'cancel' }]]
    case 'Success':
    case 'Finished':
      // The end may be told twice, and the result with either: the first that comes with one is it.
      if (message.status === 'Success' && (message.result === undefined || message.result === null))
        return toPhase(state, 'succeeded')
      return [{ tag: 'taking', attempt }, [{ tag: 'take', result: message.result }]]
  }
}

/** The reducer of a retrieval. A message of an earlier attempt or another state changes nothing. */
export const updateRetrieval =
  (needsToken: boolean) =>
  (state: RetrievalFlowState, message: RetrievalMessage): RetrievalStep => {
    const { attempt } = state
    switch (message.tag) {
      case 'tokenCame':
        return state.tag === 'asking' && message.attempt === attempt ? opened(attempt, message.token) : [state, []]
      case 'tokenFailed':
        return state.tag === 'asking' && message.attempt === attempt
          ? troubled(attempt, retrievalTroubles.unavailable, adviceFor(message.fault))
          : [state, []]
      case 'heard':
        return state.tag === 'opened' ? heard(state, message.message) : [state, []]
      case 'silence':
        return state.tag === 'opened' && message.attempt === attempt && message.messageCount === state.messageCount
          ? [{ ...state, isQuiet: true }, []]
          : [state, []]
      case 'taken':
        return state.tag === 'taking' ? [{ tag: 'over', attempt }, [{ tag: 'goOn' }]] : [state, []]
      case 'notTaken':
        return state.tag === 'taking'
          ? troubled(attempt, retrievalTroubles[message.reason], troubleAdvice.nothing)
          : [state, []]
      case 'again':
        return state.tag === 'opened' || state.tag === 'trouble' || state.tag === 'done'
          ? started(needsToken, attempt + 1)
          : [state, []]
    }
  }
