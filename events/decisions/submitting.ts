import { orderOf, stepErrors, verdictOf } from '../../domain/engine/verdict'
import { invitationState } from '../../domain/invitation/invitationState'
import type { StepKey } from '../../domain/language/stepKey'
import { fileSent, inventorySent, sendingFailed, sendingStarted } from '../definitions/sending'
import { stepSubmitted } from '../definitions/stepSubmitted'
import { situationOf } from '../state/state'
import type { Command } from './command'
import { type Deciding, type Decision, done, refused } from './decision'

/**
 * The verdict of a step is an event, refused or not. Sending asks it of every step: each that is refused counts as
 * submitted from then on, so that its errors show (checklist OPEN-14).
 */
export const submitStep = ({ catalogue, state }: Deciding, step: StepKey): Decision => {
  const situation = situationOf(catalogue, state)
  const refusedSteps =
    step !== 'complete'
      ? []
      : orderOf(situation)
          .map(key => ({ step: key, errors: stepErrors(situation, key), next: null }))
          .filter(({ errors }) => errors.length > 0)
  return done(...refusedSteps.map(one => stepSubmitted(one)), stepSubmitted({ step, ...verdictOf(situation, step) }))
}

/** Sending starts once, with a valid inventory and an invitation that is open (checklist INTRO-19). */
export const startSending = ({ catalogue, state, at }: Deciding): Decision => {
  if (state.sending.tag === 'busy') return refused({ tag: 'AlreadySending' })
  if (state.sending.tag === 'sent') return refused({ tag: 'AlreadySent' })
  if (invitationState(state.invitation, at, state.facts.today) !== 'open') return refused({ tag: 'InvitationOver' })
  const { errors } = verdictOf(situationOf(catalogue, state), 'complete')
  return errors.length > 0 ? refused({ tag: 'NotReady' }) : done(sendingStarted({}))
}

export const noteSending = (
  { state }: Deciding,
  command: Extract<Command, { type: 'NoteFileSent' | 'NoteSendingFailed' | 'NoteSent' }>,
): Decision => {
  if (state.sending.tag === 'sent') return done()
  switch (command.type) {
    case 'NoteFileSent':
      return done(fileSent({ name: command.name }))
    case 'NoteSendingFailed':
      return done(sendingFailed({ failure: command.failure, fields: command.fields, file: command.file }))
    case 'NoteSent':
      return done(inventorySent({ submittedAt: command.submittedAt }))
  }
}
