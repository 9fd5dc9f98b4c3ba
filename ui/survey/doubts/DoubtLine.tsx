/**
 * Shows under an answer the doubt about it, with a button that confirms the answer; gives screen readers the amount in
 * words.
 */
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
import { doubtLineId } from '../../widgets/control'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './Doubts.module.css'
import { QuestionMarkIcon } from './QuestionMarkIcon'

/** What to announce: the parts of the remark that changed. */
const announcementOf = (title: string, previous: AnswerRemark, now: AnswerRemark): string => {
  const amount = now.amount === previous.amount ? null : now.amount
  const prompt = now.prompt === null || now.prompt === previous.prompt ? null : `${title}: ${now.prompt.words}`
  return [amount, prompt].filter(words => words !== null).join('. ')
}

export const DoubtLine = ({ slot, path }: Readonly<{ slot: Slot; path: string }>) => {
  const { doubtFeed, dispatch } = useSurvey()
  const remark = useStream(useMemo(() => doubtFeed.remark$(slot, path), [doubtFeed, slot, path]))
  const { prompt, amount } = remark
  const { title } = slot.question
  const locked = useIsLocked()
  // What is there when the page opens is read with the page, so it is not announced.
  const previous = useRef(remark)
  useEffect(() => {
    const announcement = announcementOf(title, previous.current, remark)
    previous.current = remark
    if (announcement !== '') doubtFeed.announcements$.next(announcement)
  }, [doubtFeed, title, remark])
  const confirm = ({ doubt, rested }: DoubtPrompt): void => {
    const done = dispatch({ type: 'ConfirmDoubt', path, doubt, rested })
    if (E.isLeft(done) || done.right === null) return
    focusOn(path)
    doubtFeed.announcements$.next(doubtTexts.confirmed)
  }
  return (
    <div className={prompt === null ? undefined : `${styles.asked} screenOnly`}>
      <div id={doubtLineId(path)} className={styles.words}>
        {amount !== null && <VisuallyHidden>{amount}. </VisuallyHidden>}
        {prompt !== null && (
          <p className={styles.question}>
            <QuestionMarkIcon />
            <span>{prompt.words}</span>
          </p>
        )}
      </div>
      {prompt !== null && !locked && (
        <Button icon="check" ariaLabel={`${doubtTexts.confirm}: ${title}`} onClick={() => confirm(prompt)}>
          {doubtTexts.confirm}
        </Button>
      )}
    </div>
  )
}
