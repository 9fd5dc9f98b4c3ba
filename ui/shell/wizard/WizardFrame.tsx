import type { ReactNode } from 'react'
import styles from './WizardFrame.module.css'

type WizardFrameProps = Readonly<{
  progress: ReactNode
  saveState: ReactNode
  navigation: ReactNode
  children: ReactNode
}>

/** Navigation at the left, that stays in sight; the questions in one column. */
export const WizardFrame = ({ progress, saveState, navigation, children }: WizardFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.aside}>
      {progress}
      {saveState}
      {navigation}
    </div>
    <div className={styles.column}>{children}</div>
  </div>
)
