import { notKnown } from '../../domain/texts/wizardTexts'
import styles from './ReadOnlyValue.module.css'

type ReadOnlyValueProps = Readonly<{ label: string; value: string; help?: string | undefined }>

/** A value that is known and cannot be changed here. An empty one is said in words. */
export const ReadOnlyValue = ({ label, value, help }: ReadOnlyValueProps) => (
  <dl className={styles.pair}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value === '' ? notKnown : value}</dd>
    {help !== undefined && <dd className={styles.help}>{help}</dd>}
  </dl>
)
