import type { FormEvent, ReactNode } from 'react'
import { InfoBlock } from '../widgets/InfoBlock'
import styles from './AccountForm.module.css'

type AccountFormProps = Readonly<{
  onSubmit: () => void
  /** What went wrong and what to do; stays until the next try. */
  trouble: string | null
  /** The buttons. */
  actions: ReactNode
  /** What is under the buttons: notes and links. */
  after?: ReactNode
  children: ReactNode
}>

/** Fields, what went wrong, buttons. The browser's own checks are off: the portal has its own words. */
export const AccountForm = ({ onSubmit, trouble, actions, after, children }: AccountFormProps) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <div className={styles.trouble} role="status">
        {trouble !== null && <InfoBlock kind="warning">{trouble}</InfoBlock>}
      </div>
      <div className={styles.actions}>{actions}</div>
      {after !== undefined && <div className={styles.after}>{after}</div>}
    </form>
  )
}
