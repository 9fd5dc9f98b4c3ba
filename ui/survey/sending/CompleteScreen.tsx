/**
 * Shows the screen 'Gegevens versturen': overview, documents, the customer's copy, and the button that sends, with the
 * progress, failure or unconfirmed receipt of sending.
 */
import { type ComponentProps, type ComponentType, useEffect, useRef, useState, useTransition } from 'react'
import { receiptTexts, sendTexts } from '../../../domain/texts/sendingTexts'
import { isLockedBySending, isSendingBusy } from '../../../events/state/sendingState'
import { type FailureWords, failureWords } from '../../../projections/sending/failureWords'
import { type ReceiptView, receiptView, sameReceipt } from '../../../projections/sending/receiptView'
import { completeLead, sendingWords } from '../../../projections/sending/sendingWords'
import { stepTitle } from '../../../projections/wording/stepTitle'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useHasNothingToFillIn } from '../../surveyContext/useHasNothingToFillIn'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { Overview } from '../overview/Overview'
import { HouseholdFold } from '../pictures/HouseholdFigure'
import { WizardShell } from '../wizard/WizardShell'
import styles from './CompleteScreen.module.css'
import { FileArea } from './FileArea'
import { OwnCopy } from './OwnCopy'
import { SendingFailedNotice, useOfficeLines } from './SendingFailedNotice'
import { SendingProgress } from './SendingProgress'
import { dispatchSendAgain, sendAnswers } from './sendAnswers'
import { UnconfirmedNotice } from './UnconfirmedNotice'

type CompleteScreenProps = WizardActions &
  Pick<ComponentProps<typeof FileArea>, 'attach' | 'upload$' | 'onDownload'> &
  Readonly<{ copyDialog: ComponentType<Readonly<{ open: boolean; onClose: () => void }>> }>

/**
 * Text for a live region that changed without a press: the portal asks the office again by itself, and announces the result
 * without moving the focus. Empty for text that takes the focus or was there when the page opened.
 */
const useAnnouncement = (words: string | null): string => {
  const [announcement, setAnnouncement] = useState('')
  const before = useRef(words)
  useEffect(() => {
    if (words !== before.current) setAnnouncement(words !== null && before.current !== null ? words : '')
    before.current = words
  }, [words])
  return announcement
}

/** The label of the failure section, which a screen reader reads when it takes the focus. */
const messageOf = (failed: FailureWords | null, receipt: ReceiptView | null): string =>
  [
    ...(failed === null ? [] : [`${failed.text}.`, failed.officeWords, failed.advice]),
    ...(receipt === null ? [] : [`${receipt.title}.`, ...receipt.lines]),
  ]
    .filter(line => line !== null)
    .join(' ')

export const CompleteScreen = ({
  attach,
  upload$,
  onDownload,
  copyDialog: CopyDialog,
  ...actions
}: CompleteScreenProps) => {
  const { frame: Frame, onBack, notify } = actions
  const survey = useSurvey()
  const { catalogue } = survey
  const title = useView(view => stepTitle(catalogue, view, 'complete'))
  const isEmpty = useHasNothingToFillIn()
  const sending = useView(({ state }) => state.sending)
  const { button, discount, costs, takesFiles } = sendingWords(
    catalogue,
    useView(view => view),
  )
  const lead = useView(view => completeLead(catalogue, view))
  const busy = isSendingBusy(sending) || sending.tag === 'sent'
  const receipt = useView(view => receiptView(view.state), sameReceipt)
  const isSought = receipt?.asking === true

  const lines = useOfficeLines()
  const failed = sending.tag === 'failed' ? failureWords(sending, lines) : null
  const failure = useRef<HTMLDivElement>(null)
  const before = useRef(busy || isSought)
  useEffect(() => {
    const isOver = before.current && !busy && !isSought
    // Silent: a screen reader reads it at the focus.
    if (isOver && failed !== null) notify('danger', failed.text, true)
    if (isOver && receipt !== null) notify('danger', receipt.title, true)
    // Takes the focus, beside the button that was pressed.
    if (isOver) {
      // One that is too tall for what the bars leave of the window would not be moved by 'nearest'.
      const isTall = (failure.current?.offsetHeight ?? 0) > window.innerHeight / 3
      failure.current?.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
      failure.current?.focus({ preventScroll: true })
    }
    before.current = busy || isSought
  }, [failed, receipt, busy, isSought, notify])

  // It stays when it is closed: a dialog that goes away cannot give the focus back.
  const [hasCopy, setHasCopy] = useState(false)
  const [isCopyOpen, setCopyOpen] = useState(false)
  const [isCopyComing, startCopy] = useTransition()
  const onCopy = (): void =>
    startCopy(() => {
      setHasCopy(true)
      setCopyOpen(true)
    })
  const announcement = useAnnouncement(receipt === null || busy || isSought ? null : receipt.lines.join(' '))

  const start = (): void => sendAnswers(survey, actions.onNavigate)
  const check = (): void => {
    survey.dispatch({ type: 'SeekReceipt' })
  }
  const checksOnly = receipt !== null && !receipt.maySend
  const locked = busy || isLockedBySending(sending)
  return (
    <Frame title={title} layout="wizard">
      <WizardShell
        {...actions}
        step="complete"
        lead={lead}
        undoActions={{ onNavigate: actions.onNavigate }}
        locked={busy}
      >
        <Overview onNavigate={actions.onNavigate} locked={locked} />
        {takesFiles && (
          <FileArea attach={attach} upload$={upload$} busy={busy} locked={locked && !busy} onDownload={onDownload} />
        )}
        <HouseholdFold />
        {!isEmpty && <OwnCopy busy={isCopyComing} sending={busy} onCopy={onCopy} />}
        {discount !== null && <p className={styles.discount}>{discount}</p>}
        {costs !== null && <InfoBlock>{costs}</InfoBlock>}
        <SendingProgress />
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
        {(failed !== null || receipt !== null) && (
          <section ref={failure} tabIndex={-1} aria-label={messageOf(failed, receipt)} className={styles.failure}>
            {failed !== null && <SendingFailedNotice words={failed} lines={lines} onNavigate={actions.onNavigate} />}
            {receipt !== null && (
              <UnconfirmedNotice
                receipt={receipt}
                onCheck={check}
                onAgain={() => dispatchSendAgain(survey, actions.onNavigate)}
              />
            )}
          </section>
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
        {hasCopy && <CopyDialog open={isCopyOpen} onClose={() => setCopyOpen(false)} />}
      </WizardShell>
    </Frame>
  )
}
