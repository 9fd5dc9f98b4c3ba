import { type ReactNode, useState } from 'react'
import { helpTexts } from '../../domain/texts/helpTexts'
import { supportCodeTexts } from '../../domain/texts/supportCodeTexts'
import { buildMark, spelled, supportCode } from '../../projections/supportCode'
import { Dialog } from '../shell/page/Dialog'
import { Button } from '../widgets/Button'
import styles from './HelpDialog.module.css'

type HelpDialogProps = Readonly<{
  open: boolean
  /** The code of what is on the screen; null where no more is known than the portal itself. */
  codeOf: (() => string) | null
  onClose: () => void
  /** What there is to say or to choose of the log. */
  children: ReactNode
}>

/** The helpdesk's code to read out, and the log to give to it, over whatever screen one is on. */
export const HelpDialog = ({ open, codeOf, onClose, children }: HelpDialogProps) => (
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
    <Code codeOf={codeOf ?? ofPortal} />
    <section className={styles.part} aria-label={helpTexts.log}>
      <h3>{helpTexts.log}</h3>
      {children}
    </section>
  </Dialog>
)

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
