import * as E from 'fp-ts/Either'
import { useEffect, useMemo, useRef } from 'react'
import type { Slot } from '../../../domain/engine/catalogue'
import { doubtTexts } from '../../../domain/texts/doubtTexts'
import type { DoubtPrompt } from '../../../projections/doubts/doubtPrompt'
import { focusOn } from '../../shell/page/FocusLink'
import type { AnswerRemark } from '../../surveyContext/doubtFeed'
import { useIsLocked } from '../../surveyContext/lockedContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useStream } from '../../useStream'
import { Button } from '../../widgets/Button'
import { askedId } from '../../widgets/control'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './Doubts.module.css'
import { QuestionMarkIcon } from './QuestionMarkIcon'

/** What is new since before, to be heard. */
const newsIn = (title: string, before: AnswerRemark, now: AnswerRemark): string => {
  const amount = now.amount === before.amount ? null : now.amount
  const asking = now.asking === null || now.asking === before.asking ? null : `${title}: ${now.asking.words}`
  return [amount, asking].filter(words => words !== null).join('. ')
}

/** Beside an answer: what is asked back of it, with the button that says it is so; an amount in words for who listens. */
export const DoubtLine = ({ slot, path }: Readonly<{ slot: Slot; path: string }>) => {
  const { askedBack: back, dispatch } = useSurvey()
  const beside = useStream(useMemo(() => back.beside$(slot, path), [back, slot, path]))
  const { asking, amount } = beside
  const { title } = slot.question
  const locked = useIsLocked()
  // What stands there when the page comes is read with the page.
  const before = useRef(beside)
  useEffect(() => {
    const news = newsIn(title, before.current, beside)
    before.current = beside
    if (news !== '') back.news$.next(news)
  }, [back, title, beside])
  const confirm = ({ doubt, rested }: DoubtPrompt): void => {
    const done = dispatch({ type: 'ConfirmDoubt', path, doubt, rested })
    if (E.isLeft(done) || done.right === null) return
    focusOn(path)
    back.news$.next(doubtTexts.confirmed)
  }
  return (
    <div className={asking === null ? undefined : `${styles.asked} screenOnly`}>
      <div id={askedId(path)} className={styles.words}>
        {amount !== null && <VisuallyHidden>{amount}. </VisuallyHidden>}
        {asking !== null && (
          <p className={styles.question}>
            <QuestionMarkIcon />
            <span>{asking.words}</span>
          </p>
        )}
      </div>
      {asking !== null && !locked && (
        <Button icon="check" ariaLabel={`${doubtTexts.confirm}: ${title}`} onClick={() => confirm(asking)}>
          {doubtTexts.confirm}
        </Button>
      )}
    </div>
  )
}
