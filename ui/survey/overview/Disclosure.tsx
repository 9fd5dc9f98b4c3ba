/** Shows a heading with a button that opens and closes the content under it; open when printed. */
import { type ReactNode, useId, useState } from 'react'
import { usePrinting } from '../../shell/page/usePrinting'
import { Icon } from '../../widgets/Icon'
import styles from './Overview.module.css'

type DisclosureProps = Readonly<{
  title: string
  /** A line beside the title. */
  line?: string | undefined
  /** What of it is not complete, in words. */
  status?: string | undefined
  level: 3 | 4 | 5 | 6
  startsOpen: boolean
  /** Made only while it is open. */
  content: () => ReactNode
}>

export const Disclosure = ({ title, line = '', status, level, startsOpen, content }: DisclosureProps) => {
  const [opened, setOpened] = useState(startsOpen)
  const open = usePrinting() || opened
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className={styles.disclosure} data-open={open}>
      <Heading className={`keepNext ${styles.heading}`}>
        <button
          type="button"
          className={`row ${styles.opener}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpened(!open)}
        >
          <Icon name="down" />
          <span className={styles.name}>
            {title}
            {line !== '' && <span className={`soft ${styles.about}`}>{line}</span>}
          </span>
          {status !== undefined && (
            <span className={styles.status}>
              <Icon name="warning" />
              {status}
            </span>
          )}
        </button>
      </Heading>
      <div id={id} className={styles.content} hidden={!open}>
        {open && content()}
      </div>
    </div>
  )
}
