/**
 * Asks above the step's buttons, with a yes and a no button each, the questions that would be assumed 'Nee' when left
 * open; does not block going on.
 */
import { useEffect, useId, useRef } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { assumedTexts } from '../../../domain/texts/assumedTexts'
import { openAssumptions, sameAssumptions } from '../../../projections/steps/openAssumptions'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import { useChangeAnswer } from '../questions/useChangeAnswer'
import styles from './AssumptionPrompt.module.css'

type AssumptionPromptProps = Readonly<{
  step: StepKey
  /** Counts the attempts to go on; at each the first question takes the focus. */
  attempt: number
  /** Called when the last of them is answered with 'Nee'. */
  onDone: () => void
  /** Called when one is answered with 'Ja': its question has more to fill in. */
  onYes: (path: string) => void
}>

export const AssumptionPrompt = ({ step, attempt, onDone, onYes }: AssumptionPromptProps) => {
  const { catalogue, live } = useSurvey()
  const changeAnswer = useChangeAnswer()
  const open = useView(view => openAssumptions(catalogue, view, step), sameAssumptions)
  const first = useRef<HTMLFieldSetElement>(null)
  const firstPath = open[0]?.path
  const hadFocus = useRef(false)
  const notYet = useId()
  useEffect(() => {
    if (attempt === 0) return
    first.current?.scrollIntoView({ block: 'center' })
    first.current?.focus({ preventScroll: true })
  }, [attempt])
  useEffect(() => {
    if (firstPath !== undefined && hadFocus.current) first.current?.focus()
    hadFocus.current = false
  }, [firstPath])
  if (open.length === 0) return null

  const answer = (path: string, value: 0 | 1): void => {
    if (!changeAnswer(path, value)) return
    if (value === 1) onYes(path)
    else if (openAssumptions(catalogue, live.view(), step).length === 0) onDone()
    else hadFocus.current = true
  }
  return (
    <div className={`tinted ${styles.block} screenOnly`}>
      <p className={styles.notYet} id={notYet}>
        {assumedTexts.notYet}
      </p>
      {open.map(({ path, words, yes, no }, at) => (
        <fieldset
          key={path}
          className={styles.choice}
          ref={at === 0 ? first : undefined}
          tabIndex={-1}
          aria-describedby={at === 0 ? notYet : undefined}
        >
          <legend className="strong">{words}</legend>
          <div className={styles.answers}>
            <Button onClick={() => answer(path, 1)}>{yes}</Button>
            <Button onClick={() => answer(path, 0)}>{no}</Button>
          </div>
        </fieldset>
      ))}
      <p>{assumedTexts.goOn}</p>
    </div>
  )
}
