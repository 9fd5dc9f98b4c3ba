/**
 * Sends the answers: submits every step and, when all are accepted, starts sending the inventory, else goes to what is
 * wrong; or sends the same inventory again.
 */
import * as E from 'fp-ts/Either'
import { closedInvitation } from '../../../domain/texts/closedInvitationTexts'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { sha256Hex } from '../../../events/log/hashChain'
import { utf8Bytes } from '../../../events/record/digest'
import { isLockedBySending } from '../../../events/state/sendingState'
import { inventory } from '../../../projections/sending/inventory'
import { errorSummaryId } from '../../shell/wizard/ErrorSummary'
import { dispatchSubmitStep } from '../../surveyContext/dispatchSubmitStep'
import type { SurveyDependencies } from '../../surveyContext/surveyContext'
import type { WizardActions } from '../../surveyContext/wizardActions'

/**
 * Submits every step and, when all are accepted, starts sending the inventory of this moment, which is stored beside the log.
 * A second call sends nothing, because `StartSending` is refused while sending. Answers are locked meanwhile.
 */
export const sendAnswers = (survey: SurveyDependencies, onNavigate: WizardActions['onNavigate']): void => {
  const { sending } = survey.live.view().state
  if (isLockedBySending(sending) || sending.tag === 'sent') return
  const verdict = dispatchSubmitStep(survey, 'complete')
  if (verdict === null) return
  if (verdict.errors.length > 0) {
    // The heading of what is wrong, where the focus goes, says the same.
    const notice = { kind: 'danger', text: stepRefused, silent: true } as const
    onNavigate(verdict.next ?? 'personal_details', { field: errorSummaryId, notice })
    return
  }
  const { state, tree } = survey.live.view()
  const bytes = utf8Bytes(JSON.stringify(inventory(survey.catalogue, state, tree)))
  const body = sha256Hex(bytes)
  notifyIfOver(survey.dispatch({ type: 'StartSending', body }, [{ digest: body, bytes }]), onNavigate)
}

/** Sends the same inventory again, where it is unknown whether it arrived. */
export const dispatchSendAgain = (survey: SurveyDependencies, onNavigate: WizardActions['onNavigate']): void =>
  notifyIfOver(survey.dispatch({ type: 'SendAgain' }), onNavigate)

/** Shows the intro with a notice where the invitation ended in the meantime. */
const notifyIfOver = (
  outcome: ReturnType<SurveyDependencies['dispatch']>,
  onNavigate: WizardActions['onNavigate'],
): void => {
  if (E.isLeft(outcome) && outcome.left.tag === 'InvitationOver')
    onNavigate('intro', { notice: { kind: 'danger', text: closedInvitation.over.title } })
}
