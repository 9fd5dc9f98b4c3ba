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

type AgainProps = Readonly<{ step: StepKey; onNext: () => void }>

/** Above the questions of a step that another asks too: what would be answered as there, and the press that does it. */
export const AnswerReuseOffer = ({ step, onNext }: AgainProps) => {
  const portal = useSurvey()
  const { catalogue, live, dispatch } = portal
  const aftermath = useConsequences()
  const again = useView(({ state }) => reusableAnswers(catalogue, state, step), sameReusableAnswers)
  const told = useConsequenceAt(step)
  const onward = useRef<HTMLButtonElement>(null)
  const isCalm = useContext(StepViewContext)?.calm === true

  const take = (from: StepKey): void => {
    flushSync(() => {
      const { tree } = live.view()
      const done = dispatch({ type: 'RepeatAnswers', step, from, only: null })
      if (E.isRight(done) && done.right !== null)
        aftermath.tell(derivedChangeWords(catalogue, tree, live.view().tree, done.right))
    })
    onward.current?.focus()
  }
  if (told !== undefined) return <Done step={step} words={told} button={onward} onNext={onNext} />
  if (again === null) return null
  const { from } = again
  const title = defaultStepTitle(catalogue, from)
  return (
    <section className={`stack tinted ${styles.again} screenOnly`}>
      <h2 className={styles.heading}>{answerReuseTexts.heading}</h2>
      {isCalm ? (
        // The question that is asked stays in sight under it.
        <details>
          <summary>{answerReuseTexts.fills}</summary>
          <What {...again} />
        </details>
      ) : (
        <>
          <p>{answerReuseTexts.fills}</p>
          <What {...again} />
        </>
      )}
      <Button onClick={() => take(from)}>{answerReuseTexts.take(title)}</Button>
    </section>
  )
}

const What = ({ fills, stays, unfit }: Pick<Offer, 'fills' | 'stays' | 'unfit'>) => (
  <>
    <Lines lines={fills} />
    {stays.length > 0 && <p>{answerReuseTexts.stays}</p>}
    <Lines lines={stays} />
    {unfit.length > 0 && <p>{answerReuseTexts.unfit}</p>}
    <Lines lines={unfit} />
  </>
)

const Lines = ({ lines }: { readonly lines: readonly ReusableAnswer[] }) =>
  lines.length === 0 ? null : (
    <dl className={styles.lines}>
      {lines.map(({ key, title, words }) => (
        <div key={key} className={`pair ${styles.line}`}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )

type DoneProps = AgainProps & Readonly<{ words: string; button: Ref<HTMLButtonElement> }>

/** Until the next answer: what was done, and the way to what is still open here, or on. */
const Done = ({ step, words, button, onNext }: DoneProps) => {
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
