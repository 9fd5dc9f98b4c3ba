import { useState } from 'react'
import { helpTexts } from '../../domain/texts/helpTexts'
import { missingDialog } from '../../domain/texts/problemTexts'
import { supportCodeTexts } from '../../domain/texts/supportCodeTexts'
import { buildMark, spelled, supportCode } from '../../projections/supportCode'
import type { WhyMissing } from '../app/missingCode'
import type { WizardCode } from '../app/wizardCode'
import { Dialog } from '../shell/page/Dialog'
import { Button } from '../widgets/Button'
import styles from './HelpDialog.module.css'
import type { Helped } from './supportCodeOf'

type LogCode = Awaited<ReturnType<WizardCode['helpdesk']>>

/** What there is of the log: what makes one, why that does not come, or nobody is logged in. */
export type OfLog = LogCode | WhyMissing | null

type HelpDialogProps = Readonly<{
  open: boolean
  log: OfLog
  helped: Helped
  onClose: () => void
}>

/** The helpdesk's code to read out, and the log to give to it, over whatever screen one is on. */
export const HelpDialog = ({ open, log, helped, onClose }: HelpDialogProps) => {
  const made = typeof log === 'string' ? null : log
  return (
    <Dialog
      open={open}
      title={helpTexts.title}
      onClose={onClose}
      actions={
        <Button kind="secondary" onClick={onClose}>
          {helpTexts.close}
        </Button>
      }
    >
      <Code codeOf={made === null ? ofPortal : () => made.supportCodeOf(helped, window.location.pathname, __BUILD__)} />
      <section className={styles.part} aria-label={helpTexts.log}>
        <h3>{helpTexts.log}</h3>
        {made === null ? (
          <p>{typeof log === 'string' ? missingDialog[log] : helpTexts.afterLogin}</p>
        ) : (
          <made.LogForHelpdesk helped={helped} />
        )}
      </section>
    </Dialog>
  )
}

/** Where no more is known than the portal itself. */
const ofPortal = (): string => supportCode({ step: null, build: buildMark(__BUILD__), errors: 0, saved: 'none' })

/** As it was when the dialog opened: it does not change while one reads it out. */
const Code = ({ codeOf }: { readonly codeOf: () => string }) => {
  const [code] = useState(codeOf)
  return (
    <section className={styles.part} aria-label={supportCodeTexts.title}>
      <h3>{supportCodeTexts.title}</h3>
      <p className={styles.code}>{code}</p>
      <p>
        {supportCodeTexts.spelled} {spelled(code)}.
      </p>
      <p className={styles.soft}>{supportCodeTexts.why}</p>
    </section>
  )
}
