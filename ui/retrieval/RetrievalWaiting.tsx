import { Spinner } from '../widgets/Spinner'
import styles from './RetrievalScreen.module.css'

/** A spinner with its text, in the place of the provider's page. */
export const RetrievalWaiting = ({ children }: { readonly children: string }) => (
  <p className={styles.waits}>
    <Spinner label={children} />
    <span aria-hidden="true">{children}</span>
  </p>
)
