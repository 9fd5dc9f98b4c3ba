import { useState } from 'react'
import { sinceTexts } from '../../domain/texts/originTexts'
import type { ChangedSince } from '../../projections/past/changedSince'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Button } from '../widgets/Button'
import styles from './ComingBack.module.css'

type ChangedProps = Pick<WizardDoors, 'onNavigate'> & Readonly<{ changed: readonly ChangedSince[] }>

/** So many are seen at a glance. */
const atOnce = 5

/** What others changed since the customer was here, each with the way there. */
export const Changed = ({ changed, onNavigate }: ChangedProps) => {
  const [all, setAll] = useState(false)
  const shown = all ? changed : changed.slice(0, atOnce)
  return (
    <section className={styles.changed}>
      <h2 className={styles.title}>{sinceTexts.title}</h2>
      <ul className={styles.changes}>
        {shown.map(({ key, step, field, title, words, by }) => (
          <li key={key} className={`row ${styles.change}`}>
            <span className={styles.words}>
              <strong>{title}</strong>: {words}
              {by !== null && <span className={styles.by}> ({by.toLowerCase()})</span>}
            </span>
            <Button
              kind="quiet"
              ariaLabel={`${sinceTexts.go}: ${title}`}
              onClick={() => onNavigate(step, field === null ? {} : { field })}
            >
              {sinceTexts.go}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < changed.length && (
        <Button kind="quiet" iconAfter="down" onClick={() => setAll(true)}>
          {sinceTexts.more(changed.length)}
        </Button>
      )}
    </section>
  )
}
