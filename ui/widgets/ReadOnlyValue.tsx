import styles from './ReadOnlyValue.module.css'

/** A value that is known and cannot be changed here. An empty one is said in words. */
export const ReadOnlyValue = ({ label, value }: { label: string; value: string }) => (
  <dl className={styles.pair}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value === '' ? 'Niet bekend' : value}</dd>
  </dl>
)
