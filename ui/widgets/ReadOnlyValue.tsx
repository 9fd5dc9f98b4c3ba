import type { ReactNode } from 'react'
import { unknownAmount } from '../../domain/texts/questionTexts'
import styles from './ReadOnlyValue.module.css'

/** A label with a value that cannot be changed; an empty value shows as 'Niet bekend'. */
export const ReadOnlyValue = ({ id, label, value, help, provenanceLine }: ReadOnlyValueProps) => (
  <dl className={styles.pair} id={id} tabIndex={id === undefined ? undefined : -1}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value === '' ? unknownAmount : value}</dd>
    {help !== undefined && <dd className={`soft ${styles.help}`}>{help}</dd>}
    {provenanceLine !== undefined && <dd>{provenanceLine}</dd>}
  </dl>
)

type ReadOnlyValueProps = Readonly<{
  /** For a link within the page that leads to it. */
  id?: string | undefined
  label: string
  value: string
  help?: string | undefined
  /** The line that says where the value came from. */
  provenanceLine?: ReactNode | undefined
}>
