import styles from './Doubts.module.css'

/** A question mark in a circle, in the style of the other icons; hidden from screen readers. */
export const QuestionMarkIcon = () => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 3a9 9 0 100 18 9 9 0 000-18zM9.3 9.4a2.7 2.7 0 115.1 1.3c-.5.9-2.4 1.4-2.4 3M12 16.6v.2" />
  </svg>
)
