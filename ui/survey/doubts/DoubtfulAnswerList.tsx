/**
 * Lists all doubts, each with a confirm button and a link to its question; after the last is confirmed here, a closing
 * text.
 */
import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { doubtTexts } from '../../../domain/texts/doubtTexts'
import type { ListedDoubtPrompt } from '../../../projections/doubts/doubtPrompt'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useLocalListPage } from '../../surveyContext/useListPage'
import { useStream } from '../../useStream'
import { Button } from '../../widgets/Button'
import { ListPager } from '../../widgets/items/ListPager'
import styles from './Doubts.module.css'
import { QuestionMarkIcon } from './QuestionMarkIcon'

type DoubtListProps = Readonly<{
  /** Goes to a question. */
  onOpen: (step: StepKey, path: string) => void
}>

export const DoubtfulAnswerList = ({ onOpen }: DoubtListProps) => {
  const { doubtFeed, dispatch } = useSurvey()
  const prompts = useStream(doubtFeed.prompts$)
  const [isSettled, setSettled] = useState(false)
  const { shown, onPage } = useLocalListPage(prompts.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const confirm = ({ path, doubt, rested }: ListedDoubtPrompt): void => {
    const done = dispatch({ type: 'ConfirmDoubt', path, doubt, rested })
    if (E.isLeft(done) || done.right === null) return
    setSettled(true)
    // The button goes with what it confirmed.
    heading.current?.focus()
    doubtFeed.announcements$.next(doubtTexts.confirmed)
  }
  if (prompts.length === 0 && !isSettled) return null
  return (
    <section className={`${styles.list} screenOnly`}>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        <QuestionMarkIcon />
        {doubtTexts.title}
      </h3>
      <p>{prompts.length === 0 ? doubtTexts.settled : doubtTexts.lead}</p>
      {prompts.length > 0 && (
        <ul className={styles.items}>
          {prompts.slice(shown.from, shown.to).map(prompt => (
            <li key={`${prompt.path} ${prompt.doubt}`} className={`row ${styles.item}`}>
              <div className={styles.words}>
                <p className="soft">{prompt.title}</p>
                <p>{prompt.words}</p>
              </div>
              <div className={styles.buttons}>
                <Button
                  icon="check"
                  ariaLabel={`${doubtTexts.confirm}: ${prompt.title}`}
                  onClick={() => confirm(prompt)}
                >
                  {doubtTexts.confirm}
                </Button>
                <Button
                  kind="quiet"
                  ariaLabel={`${doubtTexts.look}: ${prompt.title}`}
                  onClick={() => onOpen(prompt.step, prompt.path)}
                >
                  {doubtTexts.look}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ListPager shown={shown} onPage={onPage} start={() => heading.current} />
    </section>
  )
}
