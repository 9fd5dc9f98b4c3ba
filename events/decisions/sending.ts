/**
 * Decides the events of sending: start or repeat it, retry a document, note outcomes, ask whether the office has it
 * and note the answer; or why not.
 */
import { stepVerdictOf } from '../../domain/engine/steps/stepVerdict'
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
import { isSendingBusy } from '../state/sendingState'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { accept, type Decision, type DecisionContext, refuse } from './decision'

/**
 * Sending starts once, with a valid inventory and an invitation that is open (checklist INTRO-19); what may have arrived
 * is sent again only after the office said that it has not.
 */
export const startSending = ({ catalogue, state, at }: DecisionContext, body: string): Decision => {
  const { sending } = state
  if (isSendingBusy(sending)) return refuse({ tag: 'AlreadySending' })
  if (sending.tag === 'sent') return refuse({ tag: 'AlreadySent' })
  if (sending.tag === 'unconfirmed' && !sending.absent) return refuse({ tag: 'ReceiptUnknown' })
  if (invitationState(state.invitation, at, state.facts.today) !== 'open') return refuse({ tag: 'InvitationOver' })
  const { errors } = stepVerdictOf(situationOf(catalogue, state), 'complete')
  return errors.length > 0 ? refuse({ tag: 'NotReady' }) : accept(sendingStarted({ body }))
}

/** The very same goes once more, where the office was asked whether it has it and did not say. */
export const sendAgain = ({ state, at }: DecisionContext): Decision => {
  const { sending } = state
  if (sending.tag !== 'unconfirmed' || sending.absent || sending.body === null || isSendingBusy(sending))
    return accept()
  if (invitationState(state.invitation, at, state.facts.today) !== 'open') return refuse({ tag: 'InvitationOver' })
  return accept(sendingStarted({ body: sending.body }))
}

/** The document that failed goes by itself; all the rest waits for the button that sends. */
export const retryFile = ({ state, at }: DecisionContext, name: string): Decision => {
  if (!state.files.some(file => file.name === name)) return refuse({ tag: 'NoSuchFile', name })
  if (invitationState(state.invitation, at, state.facts.today) !== 'open') return refuse({ tag: 'InvitationOver' })
  return state.sending.tag === 'failed' && state.sending.file === name ? accept(fileRetried({ name })) : accept()
}

export const noteSending = (
  { state }: DecisionContext,
  command: Extract<Command, { type: 'NoteFileSent' | 'NoteSendingFailed' | 'NoteSent' | 'NoteUnconfirmed' }>,
): Decision => {
  if (state.sending.tag === 'sent') return accept()
  switch (command.type) {
    case 'NoteFileSent':
      return accept(fileSent({ name: command.name }))
    case 'NoteSendingFailed':
      return accept(sendingFailed({ failure: command.failure, fields: command.fields, file: command.file }))
    case 'NoteUnconfirmed':
      return accept(sendingUnconfirmed({ why: command.why }))
    case 'NoteSent':
      return accept(inventorySent({ submittedAt: command.submittedAt }))
  }
}

/** Asking is for what nobody confirmed, and once at a time. */
export const seekReceipt = ({ state: { sending } }: DecisionContext): Decision =>
  sending.tag === 'unconfirmed' && !sending.sought ? accept(receiptSought({})) : accept()

/** What the office says when it is asked; an invitation that is another's says nothing of this one. */
export const noteReceipt = (
  { state }: DecisionContext,
  { invitation, refused: isRefused }: Extract<Command, { type: 'NoteReceipt' }>,
): Decision => {
  const { sending, attempt } = state
  if (sending.tag !== 'busy' && sending.tag !== 'unconfirmed') return accept()
  const told = invitation !== null && invitation.id === state.invitation?.id ? invitation : null
  if (told !== null && told.submitted_at !== null) {
    const since = isRefused && sending.tag === 'busy' && attempt?.at === sending.at ? null : attempt
    const { submitted_at: submittedAt } = told
    return accept(isReceiptOf(since, submittedAt) ? inventorySent({ submittedAt }) : inventoryFound({ submittedAt }))
  }
  return sending.tag === 'busy' ? accept() : accept(receiptAsked({ absent: told !== null }))
}
