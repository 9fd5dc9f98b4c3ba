import { useState } from 'react'
import { helpTexts } from '../../domain/texts/helpTexts'
import { supportCodeTexts } from '../../domain/texts/supportCodeTexts'
import { buildMark, spelledCode, supportCode } from '../../projections/supportCode/supportCode'
import styles from './HelpContent.module.css'
import { LogExportForm } from './LogExportForm'
import { type HelpedCustomer, supportCodeOf } from './supportCodeOf'

/**
 * The content of the help dialog: the support code to read out and, where there is a visit or an invitation, the form
 * that exports its log. `helped`: null for who is not logged in.
 */
export const HelpContent = ({ helped }: { readonly helped: HelpedCustomer | null }) => (
  <>
    <Code codeOf={helped === null ? ofPortal : () => supportCodeOf(helped, window.location.pathname, __BUILD__)} />
    {helped !== null && (helped.visit !== null || helped.invitation !== null) && (
      <section className={styles.part} aria-label={helpTexts.log}>
        <h3>{helpTexts.log}</h3>
        <LogExportForm helped={helped} />
      </section>
    )}
  </>
)

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
        {supportCodeTexts.spelled} {spelledCode(code)}.
      </p>
      <p className="soft">{supportCodeTexts.why}</p>
    </section>
  )
}
