import { verdictOf } from '../../domain/engine/verdict'
import { invitationState } from '../../domain/invitation/invitationState'
import { isReceiptOf } from '../../domain/sending/receipt'
import {
  fileRetried,
  fileSent,
  inventoryFound,
  inventorySent,
  receiptAsked,
  receiptSought,
  sendingFailed,
  sendingStarted,
  sendingUnconfirmed,
} from '../definitions/sending'
import { isOnItsWay } from '../state/sendingState'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { type Deciding, type Decision, done, refused } from './decision'

/**
 * Sending starts once, with a valid inventory and an invitation that is open (checklist INTRO-19); what may have arrived
 * is sent again only after the office said that it has not.
 */
export const startSending = ({ catalogue, state, at }: Deciding, body: string): Decision => {
  const { sending } = state
  if (isOnItsWay(sending)) return refused({ tag: 'AlreadySending' })
  if (sending.tag === 'sent') return refused({ tag: 'AlreadySent' })
  if (sending.tag === 'unconfirmed' && !sending.absent) return refused({ tag: 'ReceiptUnknown' })
  if (invitationState(state.invitation, at, state.facts.today) !== 'open') return refused({ tag: 'InvitationOver' })
  const { errors } = verdictOf(situationOf(catalogue, state), 'complete')
  return errors.length > 0 ? refused({ tag: 'NotReady' }) : done(sendingStarted({ body }))
}

/** The very same goes once more, where the office was asked whether it has it and did not say. */
export const sendAgain = ({ state, at }: Deciding): Decision => {
  const { sending } = state
  if (sending.tag !== 'unconfirmed' || sending.absent || sending.body === null || isOnItsWay(sending)) return done()
  if (invitationState(state.invitation, at, state.facts.today) !== 'open') return refused({ tag: 'InvitationOver' })
  return done(sendingStarted({ body: sending.body }))
}

/** The document that failed goes by itself; all the rest waits for the button that sends. */
export const retryFile = ({ state, at }: Deciding, name: string): Decision => {
  if (!state.files.some(file => file.name === name)) return refused({ tag: 'NoSuchFile', name })
  if (invitationState(state.invitation, at, state.facts.today) !== 'open') return refused({ tag: 'InvitationOver' })
  return state.sending.tag === 'failed' && state.sending.file === name ? done(fileRetried({ name })) : done()
}

export const noteSending = (
  { state }: Deciding,
  command: Extract<Command, { type: 'NoteFileSent' | 'NoteSendingFailed' | 'NoteSent' | 'NoteUnconfirmed' }>,
): Decision => {
  if (state.sending.tag === 'sent') return done()
  switch (command.type) {
    case 'NoteFileSent':
      return done(fileSent({ name: command.name }))
    case 'NoteSendingFailed':
      return done(sendingFailed({ failure: command.failure, fields: command.fields, file: command.file }))
    case 'NoteUnconfirmed':
      return done(sendingUnconfirmed({ why: command.why }))
    case 'NoteSent':
      return done(inventorySent({ submittedAt: command.submittedAt }))
  }
}

/** Asking is for what nobody confirmed, and once at a time. */
export const seekReceipt = ({ state: { sending } }: Deciding): Decision =>
  sending.tag === 'unconfirmed' && !sending.sought ? done(receiptSought({})) : done()

/** What the office says when it is asked; an invitation that is another's says nothing of this one. */
export const noteReceipt = (
  { state }: Deciding,
  { invitation, refused: isRefused }: Extract<Command, { type: 'NoteReceipt' }>,
): Decision => {
  const { sending, attempt } = state
  if (sending.tag !== 'busy' && sending.tag !== 'unconfirmed') return done()
  const told = invitation !== null && invitation.id === state.invitation?.id ? invitation : null
  if (told !== null && told.submitted_at !== null) {
    const since = isRefused && sending.tag === 'busy' && attempt?.at === sending.at ? null : attempt
    const { submitted_at: submittedAt } = told
    return done(isReceiptOf(since, submittedAt) ? inventorySent({ submittedAt }) : inventoryFound({ submittedAt }))
  }
  return sending.tag === 'busy' ? done() : done(receiptAsked({ absent: told !== null }))
}
