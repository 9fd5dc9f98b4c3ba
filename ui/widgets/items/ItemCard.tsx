import { type ReactNode, useId } from 'react'
import { Button } from '../Button'
import styles from './ItemCard.module.css'
import { nameWithin } from './nameWithin'

/**
 * A card for an item of a list (employer, child, loan part) with its fields and a button to remove it. Removing needs
 * no confirmation, because it can be undone.
 */
export const ItemCard = ({ title, level = 3, within = null, summary, onRemove, disabled, children }: ItemCardProps) => {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section
      className={`frame ${styles.card}`}
      role={within !== null ? 'group' : undefined}
      aria-labelledby={headingId}
    >
      <div className={`keepNext ${styles.top}`}>
        <div className={styles.words}>
          <Heading className={styles.title} id={headingId}>
            {title}
          </Heading>
          {summary !== undefined && summary !== '' && <p className="soft">{summary}</p>}
        </div>
        {onRemove !== undefined && (
          <Button
            kind="quiet"
            icon="trash"
            onClick={onRemove}
            disabled={disabled === true}
            ariaLabel={`Verwijderen: ${nameWithin(title, within)}`}
          >
            Verwijderen
          </Button>
        )}
      </div>
      {children !== undefined && <div className={styles.content}>{children}</div>}
    </section>
  )
}

type ItemCardProps = Readonly<{
  /** What it is and which ('Werkgever 2'). */
  title: string
  /** Of its heading; a card in a card is one further. */
  level?: 2 | 3 | 4 | 5
  /** The name of the enclosing item ('Hypotheek 1'), because names repeat in other items. */
  within?: string | null
  /** What has been filled in, on one line ('Bakkerij Jansen · € 42.000,00'). */
  summary?: string | undefined
  /** Absent for an item that stays. */
  onRemove?: (() => void) | undefined
  disabled?: boolean | undefined
  children?: ReactNode
}>
