import { type ReactNode, useEffect, useRef } from 'react'
import styles from './MessageScreen.module.css'

/**
 * A page of one message, without tenant and top bar: what is wrong and what can be done. Its title takes the focus, which
 * the page that it replaces had.
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
