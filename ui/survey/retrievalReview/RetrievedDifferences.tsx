import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { retrievedTexts } from '../../../domain/texts/retrievedTexts'
import { retrievedDifferences } from '../../../projections/retrieval/retrievedGroups'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { Button } from '../../widgets/Button'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './RetrievalReview.module.css'
import { useGoToQuestion } from './useGoToQuestion'

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The retrieved values that differ from the customer's answers, side by side; nothing changes until the customer
 * chooses one.
 */
export const RetrievedDifferences = (props: Pick<WizardActions, 'onNavigate'> & { readonly step: StepKey }) => {
  const { catalogue, dispatch } = useSurvey()
  const open = useView(view => retrievedDifferences(catalogue, view), sameText)
  const goToQuestion = useGoToQuestion(props)
  const heading = useRef<HTMLHeadingElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const settle = (type: 'TakeRetrieved' | 'LeaveRetrieved', path: string, words: string): void => {
    if (E.isLeft(dispatch({ type, path }))) return
    setAnnouncement(words)
    // The row goes away: the heading takes the focus, or after the last row the question.
    if (open.length > 1) heading.current?.focus()
    else goToQuestion(path)
  }
  return (
    <>
      {open.length > 0 && (
        <section className={`tinted ${styles.differing}`} aria-labelledby="verschilt">
          <h2 className={styles.title} id="verschilt" tabIndex={-1} ref={heading} data-retrieved>
            {retrievedTexts.differsTitle}
          </h2>
          <p className={styles.lead}>{retrievedTexts.differsLead}</p>
          <ul className={styles.choices}>
            {open.map(({ path, title, called, yours, retrieved }) => {
              const whole = called === '' ? title : `${called}, ${title}`
              return (
                <li key={path}>
                  <h3 className={styles.part}>{whole}</h3>
                  <dl className={styles.both}>
                    <div>
                      <dt>{retrievedTexts.yours}</dt>
                      <dd className={styles.value}>{yours === '' ? retrievedTexts.empty : yours}</dd>
                    </div>
                    <div>
                      <dt>{retrievedTexts.retrieved}</dt>
                      <dd className={styles.value}>{retrieved}</dd>
                    </div>
                  </dl>
                  <div className={`${styles.answers} screenOnly`}>
                    <Button
                      ariaLabel={`${retrievedTexts.take}: ${whole}`}
                      onClick={() => settle('TakeRetrieved', path, retrievedTexts.taken(whole))}
                    >
                      {retrievedTexts.take}
                    </Button>
                    <Button
                      ariaLabel={`${retrievedTexts.leave}: ${whole}`}
                      onClick={() => settle('LeaveRetrieved', path, retrievedTexts.left(whole))}
                    >
                      {retrievedTexts.leave}
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  )
}
