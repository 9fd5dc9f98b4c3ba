import type { ReactNode } from 'react'
import { unknownAmount } from '../../domain/texts/questionTexts'
import styles from './ReadOnlyValue.module.css'

type ReadOnlyValueProps = Readonly<{
  /** For a link within the page that leads to it. */
  id?: string | undefined
  label: string
  value: string
  help?: string | undefined
  /** Where it came from. */
  origin?: ReactNode | undefined
}>

/** A value that is known and cannot be changed here. An empty one is said in words. */
export const ReadOnlyValue = ({ id, label, value, help, origin }: ReadOnlyValueProps) => (
  <dl className={styles.pair} id={id} tabIndex={id === undefined ? undefined : -1}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value === '' ? unknownAmount : value}</dd>
    {help !== undefined && <dd className={`soft ${styles.help}`}>{help}</dd>}
    {origin !== undefined && <dd>{origin}</dd>}
  </dl>
)
