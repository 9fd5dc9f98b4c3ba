import * as E from 'fp-ts/Either'
import { type Ref, useContext, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { StepKey } from '../../../domain/language/stepKey'
import { answerReuseTexts } from '../../../domain/texts/answerReuseTexts'
import { derivedChangeWords } from '../../../projections/answerEffects/derivedChangeWords'
import {
  type ReusableAnswers as Offer,
  type ReusableAnswer,
  reusableAnswers,
  sameReusableAnswers,
} from '../../../projections/answerReuse/reusableAnswers'
import { nextOpenQuestion } from '../../../projections/navigation/nextOpenQuestion'
import { defaultStepTitle } from '../../../projections/wording/stepTitle'
import { useConsequenceAt, useConsequences } from '../../surveyContext/consequences'
import { StepViewContext } from '../../surveyContext/stepViewContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import { useReveal } from '../reveal/useReveal'
import styles from './AnswerReuseOffer.module.css'

type AnswerReuseOfferProps = Readonly<{ step: StepKey; onNext: () => void }>

/**
 * Above a step's questions: lists answers of another step to copy; after a press names that step, with a button to the next open
 * question or step.
 */
export const AnswerReuseOffer = ({ step, onNext }: AnswerReuseOfferProps) => {
  const survey = useSurvey()
  const { catalogue, live, dispatch } = survey
  const consequences = useConsequences()
  const offer = useView(({ state }) => reusableAnswers(catalogue, state, step), sameReusableAnswers)
  const doneWords = useConsequenceAt(step)
  const nextButton = useRef<HTMLButtonElement>(null)
  const isOneQuestionView = useContext(StepViewContext)?.isOneQuestionView === true

  const take = (from: StepKey): void => {
    flushSync(() => {
      const { tree } = live.view()
      const done = dispatch({ type: 'RepeatAnswers', step, from, only: null })
      if (E.isRight(done) && done.right !== null)
        consequences.show(derivedChangeWords(catalogue, tree, live.view().tree, done.right))
    })
    nextButton.current?.focus()
  }
  if (doneWords !== undefined) return <ReuseDone step={step} words={doneWords} button={nextButton} onNext={onNext} />
  if (offer === null) return null
  const { from } = offer
  const title = defaultStepTitle(catalogue, from)
  return (
    <section className={`stack tinted ${styles.again} screenOnly`}>
      <h2 className={styles.heading}>{answerReuseTexts.heading}</h2>
      {isOneQuestionView ? (
        // The question that is asked stays in sight under it.
        <details>
          <summary>{answerReuseTexts.fills}</summary>
          <OfferedAnswers {...offer} />
        </details>
      ) : (
        <>
          <p>{answerReuseTexts.fills}</p>
          <OfferedAnswers {...offer} />
        </>
      )}
      <Button onClick={() => take(from)}>{answerReuseTexts.take(title)}</Button>
    </section>
  )
}

const OfferedAnswers = ({ fills, stays, unfit }: Pick<Offer, 'fills' | 'stays' | 'unfit'>) => (
  <>
    <ReusableAnswerList answers={fills} />
    {stays.length > 0 && <p>{answerReuseTexts.stays}</p>}
    <ReusableAnswerList answers={stays} />
    {unfit.length > 0 && <p>{answerReuseTexts.unfit}</p>}
    <ReusableAnswerList answers={unfit} />
  </>
)

const ReusableAnswerList = ({ answers }: { readonly answers: readonly ReusableAnswer[] }) =>
  answers.length === 0 ? null : (
    <dl className={styles.lines}>
      {answers.map(({ key, title, words }) => (
        <div key={key} className={`pair ${styles.line}`}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )

type ReuseDoneProps = AnswerReuseOfferProps & Readonly<{ words: string; button: Ref<HTMLButtonElement> }>

/** Says what was copied, until the next answer, with a button to the next open question or step. */
const ReuseDone = ({ step, words, button, onNext }: ReuseDoneProps) => {
  const { catalogue, live } = useSurvey()
  const reveal = useReveal()
  const openHere = (): string | null => {
    const next = nextOpenQuestion(catalogue, live.view(), step, null)
    return next?.step === step ? next.path : null
  }
  const isOpen = useView(() => openHere() !== null)
  const go = (): void => {
    const path = openHere()
    if (path === null) onNext()
    else reveal(path)
  }
  return (
    <section className={`stack tinted ${styles.again} screenOnly`}>
      <p>{words}.</p>
      <Button ref={button} iconAfter="forward" onClick={go}>
        {isOpen ? answerReuseTexts.onTo : answerReuseTexts.next}
      </Button>
    </section>
  )
}
