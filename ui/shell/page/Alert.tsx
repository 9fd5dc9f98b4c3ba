import { Icon } from '../../widgets/Icon'
import styles from './Alert.module.css'

export type Notice = Readonly<{ kind: 'success' | 'danger'; text: string }>

/**
 * The banner for what just happened; without a notice it is an empty live region, so that the words are heard when they come.
 * How long it stays is the caller's (3000 ms, gone on every route change).
 */
export const Alert = ({ notice }: { notice: Notice | null }) => (
  <div className={styles.place}>
    <div role="status">{notice?.kind === 'success' && <Banner {...notice} />}</div>
    <div role="alert">{notice?.kind === 'danger' && <Banner {...notice} />}</div>
  </div>
)

const Banner = ({ kind, text }: Notice) => (
  <p className={`${styles.banner} ${styles[kind]}`}>
    <Icon name={kind === 'success' ? 'check' : 'error'} />
    <span>{text}</span>
  </p>
)
