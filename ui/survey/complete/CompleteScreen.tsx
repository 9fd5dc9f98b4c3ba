import * as E from 'fp-ts/Either'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { stepRefused } from '../../../domain/texts/texts'
import { closedInvitation, receiptTexts, sendTexts } from '../../../domain/texts/wizardTexts'
import { isOnItsWay } from '../../../events/state/sendingState'
import { receiptView, sameReceipt } from '../../../projections/receiptView'
import { failureWords, sendingWords } from '../../../projections/sendingView'
import { stepTitle } from '../../../projections/stepTitle'
import { errorSummaryId } from '../../shell/wizard/ErrorSummary'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { type Portal, usePortal, useView } from '../portal'
import { submitStep } from '../step/submit'
import { WizardShell } from '../step/WizardShell'
import type { WizardDoors } from '../step/wizardDoors'
import styles from './CompleteScreen.module.css'
import { FailedSending } from './FailedSending'
import { FileArea } from './FileArea'
import { Overview } from './Overview'
import { Unconfirmed } from './Unconfirmed'

type CompleteScreenProps = WizardDoors & Pick<ComponentProps<typeof FileArea>, 'attach' | 'upload$'>

/**
 * Judges every step and, when all is well, starts sending; twice in a row sends once, because a start while one is under
 * way is refused. Nothing is answered while the office has it or is getting it.
 */
const send = (portal: Portal, onNavigate: WizardDoors['onNavigate']): void => {
  const { sending } = portal.live.view().state
  if (isOnItsWay(sending) || sending.tag === 'sent') return
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

/**
 * What is said otherwise than before, while nobody pressed anything: the office is asked again by itself, and who listens
 * hears what came of it without being taken there. Empty for what takes the focus, or was there when the page came.
 */
const useNews = (words: string | null): string => {
  const [news, setNews] = useState('')
  const before = useRef(words)
  useEffect(() => {
    if (words !== before.current) setNews(words !== null && before.current !== null ? words : '')
    before.current = words
  }, [words])
  return news
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
  const busy = isOnItsWay(sending) || sending.tag === 'sent'
  const receipt = useView(view => receiptView(view.state), sameReceipt)
  const isSought = receipt?.asking === true

  const failure = useRef<HTMLDivElement>(null)
  const before = useRef(busy || isSought)
  useEffect(() => {
    const isOver = before.current && !busy && !isSought
    // For the eye alone: who listens hears it where the focus goes.
    if (isOver && sending.tag === 'failed') notify('danger', failureWords(sending).text, true)
    if (isOver && receipt !== null) notify('danger', receipt.title, true)
    // Beside the button that was pressed, and there to stay.
    if (isOver) {
      failure.current?.scrollIntoView({ block: 'nearest' })
      failure.current?.focus({ preventScroll: true })
    }
    before.current = busy || isSought
  }, [sending, receipt, busy, isSought, notify])

  const news = useNews(receipt === null || busy || isSought ? null : receipt.lines.join(' '))

  const start = (): void => send(portal, doors.onNavigate)
  const check = (): void => {
    portal.dispatch({ type: 'SeekReceipt' })
  }
  const checksOnly = receipt !== null && !receipt.maySend
  return (
    <Frame title={title} lead={lead} layout="wizard">
      <WizardShell step="complete" link={link} onExport={onExport} locked={busy}>
        {discount !== null && <InfoBlock>{discount}</InfoBlock>}
        {costs !== null && <InfoBlock>{costs}</InfoBlock>}
        <Overview onNavigate={doors.onNavigate} locked={busy} />
        {takesFiles && <FileArea attach={attach} upload$={upload$} busy={busy || checksOnly} onRetry={start} />}
        <VisuallyHidden>
          <span role="status">{news}</span>
        </VisuallyHidden>
        {(sending.tag === 'failed' || receipt !== null) && (
          <div ref={failure} tabIndex={-1} className={styles.failure}>
            {sending.tag === 'failed' && <FailedSending failed={sending} onNavigate={doors.onNavigate} />}
            {receipt !== null && <Unconfirmed receipt={receipt} onCheck={check} />}
          </div>
        )}
        <StepButtons
          onPrevious={onBack}
          onNext={checksOnly ? check : start}
          busy={busy || (checksOnly && isSought)}
          instead={
            checksOnly
              ? { label: receiptTexts.check, busyLabel: receiptTexts.checking }
              : { label: button, busyLabel: sendTexts.sending }
          }
        />
      </WizardShell>
    </Frame>
  )
}
