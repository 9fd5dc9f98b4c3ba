import { type ReactNode, useState } from 'react'
import { Icon } from '../../widgets/Icon'
import styles from './Fold.module.css'
import { usePrinting } from './usePrinting'

type FoldProps = Readonly<{
  title: string
  level: 2 | 3
  children: ReactNode
}>

/**
 * A part of a page that opens under its title. The browser's search finds it while it is closed; on paper it is open.
 */
export const Fold = ({ title, level, children }: FoldProps) => {
  const [opened, setOpened] = useState(false)
  const printing = usePrinting()
  const Heading = `h${level}` as const
  return (
    <details
      className={styles.fold}
      open={opened || printing}
      onToggle={({ currentTarget }) => {
        if (!printing) setOpened(currentTarget.open)
      }}
    >
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}
