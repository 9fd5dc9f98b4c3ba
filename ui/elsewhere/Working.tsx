import { Spinner } from '../widgets/Spinner'
import styles from './Elsewhere.module.css'

/** What is under way. */
export const Working = ({ text }: Readonly<{ text: string }>) => (
  <p className={`row ${styles.working}`}>
    <Spinner /> <span>{text}</span>
  </p>
)
