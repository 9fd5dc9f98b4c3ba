import * as E from 'fp-ts/Either'
import { type ComponentProps, useEffect, useRef } from 'react'
import { stepRefused } from '../../../domain/texts/texts'
import { closedInvitation, sendTexts } from '../../../domain/texts/wizardTexts'
import { failureWords, sendingWords } from '../../../projections/sendingView'
import { stepTitle } from '../../../projections/stepTitle'
import { errorSummaryId } from '../../shell/wizard/ErrorSummary'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { InfoBlock } from '../../widgets/InfoBlock'
import { type Portal, usePortal, useView } from '../portal'
import { submitStep } from '../step/submit'
import { WizardShell } from '../step/WizardShell'
import type { WizardDoors } from '../step/wizardDoors'
import { FailedSending } from './FailedSending'
import { FileArea } from './FileArea'
import { Overview } from './Overview'

type CompleteScreenProps = WizardDoors & Pick<ComponentProps<typeof FileArea>, 'attach' | 'upload$'>

/**
 * Judges every step and, when all is well, starts sending; twice in a row sends once, because a start while one is under
 * way is refused. Nothing is answered while the office has it or is getting it.
 */
const send = (portal: Portal, onNavigate: WizardDoors['onNavigate']): void => {
  const { tag } = portal.live.view().state.sending
  if (tag === 'busy' || tag === 'sent') return
  const verdict = submitStep(portal, 'complete')
  if (verdict === null) return
  if (verdict.errors.length > 0) {
    // The heading of what is wrong, where the focus goes, says the same.
    const notice = { kind: 'danger', text: stepRefused, silent: true } as const
    onNavigate(verdict.next ?? 'personal_details', { field: errorSummaryId, notice })
    return
  }
  const started = portal.dispatch({ type: 'StartSending' })
  if (E.isLeft(started) && started.left.tag === 'InvitationOver')
    onNavigate('intro', { notice: { kind: 'danger', text: closedInvitation.over.title } })
}

/** 'Gegevens versturen': the last look, documents, and the button that sends. */
export const CompleteScreen = ({ attach, upload$, ...doors }: CompleteScreenProps) => {
  const { frame: Frame, link, onExport, onBack, notify } = doors
  const portal = usePortal()
  const { catalogue } = portal
  const title = useView(view => stepTitle(catalogue, view, 'complete'))
  const sending = useView(({ state }) => state.sending)
  const state = useView(view => view.state)
  const { button, discount, costs, takesFiles } = sendingWords(state)
  const lead = catalogue.survey.steps.find(({ key }) => key === 'complete')?.description
  const busy = sending.tag === 'busy' || sending.tag === 'sent'

  const before = useRef(sending.tag)
  useEffect(() => {
    if (before.current === 'busy' && sending.tag === 'failed') notify('danger', failureWords(sending).text)
    before.current = sending.tag
  }, [sending, notify])

  const start = (): void => send(portal, doors.onNavigate)
  return (
    <Frame title={title} lead={lead} layout="wizard">
      <WizardShell step="complete" link={link} onExport={onExport} locked={busy}>
        {sending.tag === 'failed' && <FailedSending failed={sending} onNavigate={doors.onNavigate} />}
        {discount !== null && <InfoBlock>{discount}</InfoBlock>}
        {costs !== null && <InfoBlock>{costs}</InfoBlock>}
        <Overview onNavigate={doors.onNavigate} locked={busy} />
        {takesFiles && <FileArea attach={attach} upload$={upload$} busy={busy} onRetry={start} />}
        <StepButtons
          onPrevious={onBack}
          onNext={start}
          busy={busy}
          instead={{ label: button, busyLabel: sendTexts.sending }}
        />
      </WizardShell>
    </Frame>
  )
}
