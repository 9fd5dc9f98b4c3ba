import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../widgets/Button'
import { Icon } from '../../widgets/Icon'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './SaveState.module.css'

export type Saving = Readonly<
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** What is the matter and what to do, in plain words, with at most one action. */
  | { kind: 'failed'; text: string; action?: { label: string; onClick: () => void } }
>

type SaveStateProps = Readonly<{
  saving: Saving
  /** What else can be done with what is kept ('Antwoorden opslaan als bestand'); buttons. */
  menu?: ReactNode
}>

const words = { saved: 'Alles is bewaard op dit apparaat', saving: 'Bezig met bewaren' } as const

/** Whoever listens hears where it came to rest, not each save on the way. */
const restAfter = 1000

const useRested = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restAfter)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

export const SaveState = ({ saving, menu }: SaveStateProps) => {
  const rested = useRested(saving.kind === 'failed' ? '' : words[saving.kind])
  return (
    <div className={styles.place} data-kind={saving.kind}>
      <VisuallyHidden>
        <span role="status">{rested}</span>
      </VisuallyHidden>
      <div role="alert">{saving.kind === 'failed' && <Failed {...saving} />}</div>
      {saving.kind !== 'failed' && (
        <p className={styles.state}>
          <span className={styles.sign}>
            {saving.kind === 'saved' ? <Icon name="check" /> : <i className={styles.dot} />}
          </span>
          {words[saving.kind]}
        </p>
      )}
      {menu !== undefined && (
        <details className={styles.menu}>
          <summary>
            Meer over uw gegevens <Icon name="down" />
          </summary>
          <div className={styles.choices}>{menu}</div>
        </details>
      )}
    </div>
  )
}

const Failed = ({ text, action }: Extract<Saving, { kind: 'failed' }>) => (
  <div className={styles.failed}>
    <Icon name="warning" />
    <div>
      <p>{text}</p>
      {action !== undefined && (
        <Button kind="secondary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  </div>
)
