/**
 * Tells whether sending is busy, locks changes or may have arrived, and which document goes next; returns the
 * sending, attempt and invitation after each event.
 */
import { profiles } from '../../domain/invitation/profiles'
import type { Invitation } from '../../domain/language/invitation'
import { momentText } from '../../domain/language/moment'
import type { Attachment } from '../../domain/sending/attachment'
import { receiptAskedAfter, type UnconfirmedReason } from '../../domain/sending/receipt'
import type { Sending, State } from './state'

type About = Pick<State, 'sending' | 'attempt'>

/** Whether something is on its way, or the inventory went out and the office has not been asked about it yet. */
export const isSendingBusy = (sending: Sending): boolean =>
  sending.tag === 'busy' || sending.tag === 'oneFile' || (sending.tag === 'unconfirmed' && sending.asked === 0)

/** Whether the office may have the inventory, and only it can tell: until then nothing here may become another. */
export const isReceiptUnclear = (sending: Sending): boolean =>
  sending.tag === 'busy' || (sending.tag === 'unconfirmed' && !sending.absent)

/** Whether nothing may be changed now. */
export const isLockedBySending = (sending: Sending): boolean => isSendingBusy(sending) || isReceiptUnclear(sending)

/** Those go first that are not at the office (checklist OPEN-126). */
const isWaiting = ({ facts, filesSent }: State, { name }: Attachment): boolean =>
  profiles[facts.type].sendsFiles && !filesSent.has(name)

/** The document that goes next; without one the inventory goes. */
export const nextFile = (state: State): Attachment | undefined => state.files.find(file => isWaiting(state, file))

/** The document that is on its way now. */
export const fileBeingSent = (state: State): Attachment | undefined => {
  const { sending } = state
  if (sending.tag === 'busy') return nextFile(state)
  return sending.tag === 'oneFile' ? state.files.find(({ name }) => name === sending.name) : undefined
}

const bodyOf = (sending: Sending): string | null =>
  sending.tag === 'busy' || sending.tag === 'unconfirmed' ? sending.body : null

/** It went out, or could not be sent as it was kept: then it did not go this time. */
export const withUnconfirmedSending = (state: State, why: UnconfirmedReason, since: number): About => {
  const body = why === 'bodyGone' ? null : bodyOf(state.sending)
  return {
    sending: { tag: 'unconfirmed', why, body, since, asked: 0, absent: false, sought: false },
    attempt: why === 'bodyGone' ? withoutThis(state) : state.attempt,
  }
}

/** What began with this sending and certainly did not arrive is no attempt. */
const withoutThis = ({ sending, attempt }: State): State['attempt'] =>
  sending.tag === 'busy' && attempt?.at === sending.at ? null : attempt

/**
 * A visit that ended while sending never heard how it went: with documents left it did not go out, else only the office
 * can tell. It is asked anew at every opening; that the customer is loaded now is the first time.
 */
export const sendingReopened = (state: State, at: number): About => {
  const { sending, attempt } = state
  switch (sending.tag) {
    case 'unconfirmed': {
      const asked = sending.absent ? receiptAskedAfter.length : 1
      return { attempt, sending: { ...sending, since: at, asked, sought: false } }
    }
    case 'busy': {
      const { body, again } = sending
      if (!again && nextFile(state) !== undefined) return { sending: { tag: 'idle' }, attempt: withoutThis(state) }
      const unheard = { tag: 'unconfirmed', why: 'noProof', body, since: at, asked: 1 } as const
      return { attempt, sending: { ...unheard, absent: false, sought: false } }
    }
    case 'oneFile':
      return { sending: { tag: 'idle' }, attempt }
    case 'idle':
    case 'failed':
    case 'sent':
      return { sending, attempt }
  }
}

/** What loading the customer tells of a sending that nobody confirmed. */
export const sendingLoaded = ({ sending }: State, invitation: Invitation | null): Sending => {
  if (invitation === null || sending.tag === 'sent') return sending
  // It was received: as what this log sent the next event says so, else there is nothing left to send.
  if (invitation.submitted_at !== null) return { tag: 'idle' }
  return sending.tag === 'unconfirmed' ? { ...sending, absent: true, asked: Math.max(1, sending.asked) } : sending
}

/** The same body again, of which nobody knows whether it arrived, goes on with the sending that it belongs to. */
export const sendingBegun = ({ sending, attempt }: State, at: number, body: string | null): About => ({
  sending: { tag: 'busy', at, body, again: body !== null && isReceiptUnclear(sending) && bodyOf(sending) === body },
  // Which of several the office has, nobody can tell: the first counts, with what was changed since.
  attempt: attempt ?? { at, changed: false },
})

/** The office has this document; one that went by itself is all there was to send. */
export const withFileArrived = ({ sending, filesSent }: State, name: string): Pick<State, 'sending' | 'filesSent'> => ({
  filesSent: new Set(filesSent).add(name),
  sending: sending.tag === 'oneFile' && sending.name === name ? { tag: 'idle' } : sending,
})

/** A refusal (422) says that nothing arrived before; a document that fails, that this time the inventory did not go. */
export const attemptAfterFailure = (
  state: State,
  failure: 'invalid' | 'unexpected' | 'network',
  file: string | null,
) => {
  if (file !== null) return withoutThis(state)
  return failure === 'invalid' ? null : state.attempt
}

export const sendingAfterReply = (sending: Sending, absent: boolean): Sending =>
  sending.tag === 'unconfirmed'
    ? { ...sending, asked: sending.asked + 1, absent: sending.absent || absent, sought: false }
    : sending

/** What the office said of an answer no longer holds once the customer has given another. */
export const sendingAfterAnswer = (sending: State['sending'], path: string): State['sending'] =>
  sending.tag === 'failed' && sending.fields.some(([field]) => field === path)
    ? { ...sending, fields: sending.fields.filter(([field]) => field !== path) }
    : sending

/** Earlier builds stored every text in the place of a moment. */
export const invitationLoaded = (invitation: Invitation | null): Invitation | null =>
  invitation === null
    ? null
    : {
        ...invitation,
        valid_until: momentText(invitation.valid_until),
        submitted_at: momentText(invitation.submitted_at),
      }

/** The invitation once the office has an inventory of it. */
export const invitationReceived = ({ invitation }: State, submittedAt: string): State['invitation'] =>
  invitation === null ? null : { ...invitation, submitted_at: submittedAt }
