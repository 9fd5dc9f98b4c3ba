import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { doubtTexts } from '../../../domain/texts/doubtTexts'
import type { ListedDoubtPrompt } from '../../../projections/doubts/doubtPrompt'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useStream } from '../../useStream'
import { Button } from '../../widgets/Button'
import { ListPager } from '../../widgets/items/ListPager'
import { useLocalListPage } from '../list/useListPage'
import styles from './Doubts.module.css'
import { QuestionMarkIcon } from './QuestionMarkIcon'

type AskedListProps = Readonly<{
  /** Leads to a question. */
  onOpen: (step: StepKey, path: string) => void
}>

/** All that is asked back, each with its way there and its button. It stays, settled, once the last was confirmed here. */
export const DoubtList = ({ onOpen }: AskedListProps) => {
  const { askedBack: back, dispatch } = useSurvey()
  const all = useStream(back.all$)
  const [isSettled, setSettled] = useState(false)
  const { shown, onPage } = useLocalListPage(all.length)
  const heading = useRef<HTMLHeadingElement>(null)
  const confirm = ({ path, doubt, rested }: ListedDoubtPrompt): void => {
    const done = dispatch({ type: 'ConfirmDoubt', path, doubt, rested })
    if (E.isLeft(done) || done.right === null) return
    setSettled(true)
    // The button goes with what it confirmed.
    heading.current?.focus()
    back.news$.next(doubtTexts.confirmed)
  }
  if (all.length === 0 && !isSettled) return null
  return (
    <section className={`${styles.list} screenOnly`}>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        <QuestionMarkIcon />
        {doubtTexts.title}
      </h3>
      <p>{all.length === 0 ? doubtTexts.settled : doubtTexts.lead}</p>
      {all.length > 0 && (
        <ul className={styles.items}>
          {all.slice(shown.from, shown.to).map(asking => (
            <li key={`${asking.path} ${asking.doubt}`} className={`row ${styles.item}`}>
              <div className={styles.words}>
                <p className="soft">{asking.title}</p>
                <p>{asking.words}</p>
              </div>
              <div className={styles.buttons}>
                <Button
                  icon="check"
                  ariaLabel={`${doubtTexts.confirm}: ${asking.title}`}
                  onClick={() => confirm(asking)}
                >
                  {doubtTexts.confirm}
                </Button>
                <Button
                  kind="quiet"
                  ariaLabel={`${doubtTexts.look}: ${asking.title}`}
                  onClick={() => onOpen(asking.step, asking.path)}
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
