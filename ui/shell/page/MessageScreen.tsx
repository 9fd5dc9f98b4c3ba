import { type ReactNode, useEffect, useRef } from 'react'
import styles from './MessageScreen.module.css'

/**
 * A page of one message without the top bar: the tenant's logo where given (`mark`), the title, which takes the focus,
 * and below it what is wrong and what can be done.
 */
export const MessageScreen = ({ title, mark, children }: MessageScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={styles.screen}>
      <div className={`frame ${styles.message}`}>
        {mark !== undefined && <div className={styles.mark}>{mark}</div>}
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  )
}

type MessageScreenProps = Readonly<{
  title: string
  /** Whose portal it is. */
  mark?: ReactNode
  children?: ReactNode
}>
