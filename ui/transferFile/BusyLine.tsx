import { Spinner } from '../widgets/Spinner'
import styles from './transferFile.module.css'

/** A spinner with the text of what is under way. */
export const BusyLine = ({ text }: Readonly<{ text: string }>) => (
  <p className={`row ${styles.working}`}>
    <Spinner /> <span>{text}</span>
  </p>
)
