/** Lists what others changed since the customer's last visit, each with a button to it. */
import { useState } from 'react'
import { changesSinceTexts } from '../../domain/texts/provenanceTexts'
import type { ChangeSinceVisit } from '../../projections/intro/changesSinceVisit'
import type { WizardActions } from '../surveyContext/wizardActions'
import { Button } from '../widgets/Button'
import styles from './ResumeSurvey.module.css'

type ChangesSinceLastVisitProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ changed: readonly ChangeSinceVisit[] }>

/** So many are seen at a glance. */
const atOnce = 5

export const ChangesSinceLastVisit = ({ changed, onNavigate }: ChangesSinceLastVisitProps) => {
  const [all, setAll] = useState(false)
  const shown = all ? changed : changed.slice(0, atOnce)
  return (
    <section className={styles.changed}>
      <h2 className={styles.title}>{changesSinceTexts.title}</h2>
      <ul className={styles.changes}>
        {shown.map(({ key, step, field, title, words, by }) => (
          <li key={key} className={`row ${styles.change}`}>
            <span className={styles.words}>
              <strong>{title}</strong>: {words}
              {by !== null && <span className={styles.by}> ({by.toLowerCase()})</span>}
            </span>
            <Button
              kind="quiet"
              ariaLabel={`${changesSinceTexts.go}: ${title}`}
              onClick={() => onNavigate(step, field === null ? {} : { field })}
            >
              {changesSinceTexts.go}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < changed.length && (
        <Button kind="quiet" iconAfter="down" onClick={() => setAll(true)}>
          {changesSinceTexts.more(changed.length)}
        </Button>
      )}
    </section>
  )
}
