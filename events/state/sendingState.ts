import { profiles } from '../../domain/invitation/profiles'
import type { Invitation } from '../../domain/language/invitation'
import type { Attachment } from '../../domain/sending/file'
import { receiptAskedAfter } from '../../domain/sending/receipt'
import type { SurveyEvent, UnknownEvent } from '../record/surveyEvent'
import type { Sending, State } from './state'

type About = Pick<State, 'sending' | 'attempt'>

/** Whether the inventory is on its way, or went out and the office has not been asked about it yet. */
export const isOnItsWay = (sending: Sending): boolean =>
  sending.tag === 'busy' || (sending.tag === 'unconfirmed' && sending.asked === 0)

/** The document that goes next; without one the inventory goes (checklist OPEN-126). */
export const waitingFile = ({ facts, files, filesSent }: State): Attachment | undefined =>
  profiles[facts.type].sendsFiles ? files.find(({ name }) => !filesSent.has(name)) : undefined

/** What began with this sending and certainly did not arrive is no attempt. */
const withoutThis = ({ sending, attempt }: State): State['attempt'] =>
  sending.tag === 'busy' && attempt?.at === sending.at ? null : attempt

/**
 * A visit that ended while sending never heard how it went: with documents left it did not go out, else only the office
 * can tell. It is asked at every opening, so what it was asked before does not count.
 */
export const sendingReopened = (state: State, at: number): About => {
  const { sending, attempt } = state
  if (sending.tag === 'unconfirmed')
    return { attempt, sending: { ...sending, asked: receiptAskedAfter.length, sought: false } }
  if (sending.tag !== 'busy') return { sending, attempt }
  if (waitingFile(state) !== undefined) return { sending: { tag: 'idle' }, attempt: withoutThis(state) }
  // The customer is loaded now, which is the first time of asking.
  const unheard = { tag: 'unconfirmed', why: 'noProof', since: at, asked: 1, absent: false, sought: false } as const
  return { attempt, sending: unheard }
}

/** What loading the customer tells of a sending that nobody confirmed. */
export const sendingLoaded = ({ sending }: State, invitation: Invitation | null): Sending => {
  if (invitation === null || sending.tag === 'sent') return sending
  // It was received: as what this log sent the next event says so, else there is nothing left to send.
  if (invitation.submitted_at !== null) return { tag: 'idle' }
  return sending.tag === 'unconfirmed' ? { ...sending, absent: true, asked: Math.max(1, sending.asked) } : sending
}

export const sendingBegun = ({ attempt }: State, at: number): About => ({
  sending: { tag: 'busy', at },
  // Which of several the office has, nobody can tell: the first counts, with what was changed since.
  attempt: attempt ?? { at, changed: false },
})

/** A refusal (422) says that nothing arrived before; a document that fails, that this time the inventory did not go. */
export const attemptFailed = (state: State, failure: 'invalid' | 'unexpected' | 'network', file: string | null) => {
  if (file !== null) return withoutThis(state)
  return failure === 'invalid' ? null : state.attempt
}

export const sendingAsked = (sending: Sending, absent: boolean): Sending =>
  sending.tag === 'unconfirmed'
    ? { ...sending, asked: sending.asked + 1, absent: sending.absent || absent, sought: false }
    : sending

/** Whether what goes to the office is another since this event of the customer. */
export const isChange = (type: (SurveyEvent | UnknownEvent)['type']): boolean =>
  type === 'AnswerChanged' ||
  type === 'ItemAdded' ||
  type === 'ItemRemoved' ||
  type === 'ItemRestored' ||
  type === 'FileAttached' ||
  type === 'FileRemoved'
