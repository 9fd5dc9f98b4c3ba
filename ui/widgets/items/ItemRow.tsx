/**
 * A row for an item of a long list, with its answers in short and whether it is complete, which opens its fields; and
 * the column heads over such rows.
 */
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '../Button'
import { classNames } from '../classNames'
import { Icon } from '../Icon'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './ItemRow.module.css'
import { nameWithin } from './nameWithin'

export const ItemRow = (props: ItemRowProps) => {
  const { title, level, within, cells, open, onToggle, onRemove } = props
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      className={classNames(styles.item, open && styles.open)}
      role={open && within !== null ? 'group' : undefined}
      aria-labelledby={open ? id : undefined}
    >
      <Heading className={`keepNext ${styles.heading}`}>
        <button
          type="button"
          className={styles.row}
          ref={props.toggleRef}
          onClick={onToggle}
          aria-expanded={open}
          aria-controls={open ? `${id}-fields` : undefined}
        >
          <span className={styles.words}>
            <span className={styles.title} id={id}>
              {title}
            </span>
            <ItemState state={props.state} wrong={props.wrong} />
          </span>
          {cells.map(({ label, text, kind }) => (
            <span key={label} className={classNames(styles.cell, styles[kind])}>
              {text !== '' && (
                <>
                  <VisuallyHidden>, {label}: </VisuallyHidden>
                  {text}
                </>
              )}
            </span>
          ))}
          <span className={`${styles.arrow} screenOnly`}>
            <Icon name="down" />
          </span>
        </button>
      </Heading>
      {open && (
        <div className={styles.content} id={`${id}-fields`}>
          {props.children}
          <div className={styles.buttons}>
            <Button onClick={onToggle} ariaLabel={`Sluiten: ${nameWithin(title, within)}`}>
              Sluiten
            </Button>
            {onRemove !== undefined && (
              <Button
                kind="quiet"
                icon="trash"
                onClick={onRemove}
                ariaLabel={`Verwijderen: ${nameWithin(title, within)}`}
              >
                Verwijderen
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** `kind`: how much room it takes, and that amounts stand under each other. */
type Cell = Readonly<{ label: string; text: string; kind: 'words' | 'date' | 'money' | 'number' }>

type ItemRowProps = Readonly<{
  /** What it is and which ('Leningdeel 2: 002'). */
  title: string
  level: 2 | 3 | 4 | 5
  /** The name of the enclosing item ('Hypotheek 1'), because names repeat in other items. */
  within: string | null
  /** What has been filled in; the same questions in each row, so that they read as columns. */
  cells: readonly Cell[]
  /** `missing`: not complete yet, said softly; `wrong`: refused, with how many fields. */
  state: 'complete' | 'missing' | 'wrong'
  wrong: number
  open: boolean
  onToggle: () => void
  toggleRef?: Ref<HTMLButtonElement>
  /** Absent for an item that stays. */
  onRemove?: (() => void) | undefined
  /** The fields; only while it is open. */
  children?: ReactNode
}>

const ItemState = ({ state, wrong }: Pick<ItemRowProps, 'state' | 'wrong'>) => {
  switch (state) {
    case 'complete':
      return null
    case 'missing':
      return (
        <span className={styles.missing}>
          <VisuallyHidden>, </VisuallyHidden>
          Nog niet compleet
        </span>
      )
    case 'wrong':
      return (
        <span className={styles.wrong}>
          <Icon name="error" />
          <span>
            <VisuallyHidden>, </VisuallyHidden>
            {wrong === 1 ? '1 veld klopt nog niet' : `${wrong} velden kloppen nog niet`}
          </span>
        </span>
      )
  }
}

/** The column heads above the rows; hidden from screen readers, because each row has them too. */
export const ItemRowHead = ({ cells, called }: { cells: readonly Cell[]; called: string }) => (
  <div className={`${styles.head} screenOnly`} aria-hidden="true">
    <span className={styles.words}>{called}</span>
    {cells.map(({ label, kind }) => (
      <span key={label} className={classNames(styles.cell, styles[kind])}>
        {label}
      </span>
    ))}
  </div>
)
