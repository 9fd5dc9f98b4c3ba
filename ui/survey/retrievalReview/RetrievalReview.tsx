/**
 * Lists the retrieved values once, above the first step after a retrieval, and the differences until each is settled.
 */
import { useRef } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { retrievedTexts, sourceTitle } from '../../../domain/texts/retrievedTexts'
import {
  type RetrievedGroup,
  type RetrievedItemLines,
  retrievedGroups,
  unseenRetrievalDay,
} from '../../../projections/retrieval/retrievedGroups'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { Button } from '../../widgets/Button'
import { Disclosure } from '../overview/Disclosure'
import styles from './RetrievalReview.module.css'
import { RetrievedDifferences } from './RetrievedDifferences'
import { useGoToQuestion } from './useGoToQuestion'

type RetrievalReviewProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ step: StepKey }>

/** Above this many values in all, the sources start closed. */
const many = 40

export const RetrievalReview = (props: RetrievalReviewProps) => {
  const since = useView(({ state }) => unseenRetrievalDay(state))
  return (
    <>
      {since !== null && <RetrievedList since={since} {...props} />}
      <RetrievedDifferences {...props} />
    </>
  )
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const RetrievedList = ({ since, step, onNavigate }: RetrievalReviewProps & { since: string }) => {
  const { catalogue, dispatch } = useSurvey()
  const groups = useView(view => retrievedGroups(catalogue, view), sameText)
  const section = useRef<HTMLElement>(null)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const close = (): void => {
    // The list is gone for good: the next heading takes the focus.
    const next = section.current?.parentElement?.querySelector<HTMLElement>('h2:not([data-retrieved])')
    dispatch({ type: 'SeeRetrieval' })
    if (next === null || next === undefined) return
    next.tabIndex = -1
    next.focus()
  }
  return (
    <section className={`tinted ${styles.came}`} ref={section} aria-labelledby="opgehaald">
      <h2 className={styles.title} id="opgehaald" data-retrieved>
        {retrievedTexts.title}
      </h2>
      <p className={styles.lead}>
        {total === 0 ? retrievedTexts.nothing : retrievedTexts.lead(since)}
        {total > 0 && <span className="screenOnly"> {retrievedTexts.check}</span>}
      </p>
      {groups.map(group => (
        <Disclosure
          key={group.source ?? ''}
          title={sourceTitle(group.source)}
          line={[
            ...(group.count === 0 ? [] : [retrievedTexts.filled(group.count)]),
            ...(group.unused.length === 0 ? [] : [retrievedTexts.unusedCount(group.unused.length)]),
          ].join(' · ')}
          level={3}
          startsOpen={total <= many}
          content={() => <SourceValues group={group} step={step} onNavigate={onNavigate} />}
        />
      ))}
      <p className={`${styles.seen} screenOnly`}>
        <Button kind="secondary" icon="check" onClick={close}>
          {retrievedTexts.seen}
        </Button>
      </p>
    </section>
  )
}

const SourceValues = ({ group, ...rest }: RetrievalReviewProps & { group: RetrievedGroup }) => {
  const goToQuestion = useGoToQuestion(rest)
  return (
    <>
      {group.items.map(item => (
        <RetrievedItem key={item.called} item={item} goToQuestion={goToQuestion} />
      ))}
      {group.unused.length > 0 && (
        <>
          <h4 className={styles.part}>{retrievedTexts.unusedTitle}</h4>
          <ul className={styles.unused}>
            {group.unused.map(({ key, what, why, path }) => (
              <li key={key}>
                <span className={styles.what}>{what}</span>
                <span className={`soft ${styles.why}`}>{why}</span>
                {path !== null && (
                  <span className="screenOnly">
                    <QuestionLink title={what} onGo={() => goToQuestion(path)} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const RetrievedItem = ({
  item: { called, lines },
  goToQuestion,
}: {
  item: RetrievedItemLines
  goToQuestion: (path: string) => void
}) => (
  <>
    {called !== '' && <h4 className={styles.part}>{called}</h4>}
    <dl>
      {lines.map(({ path, title, words, kept }) => (
        <div key={path} className={`pair ${styles.row}`}>
          <dt>
            <QuestionLink title={called === '' ? title : `${called}, ${title}`} onGo={() => goToQuestion(path)}>
              {title}
            </QuestionLink>
          </dt>
          <dd className={styles.value}>
            {words}
            {kept && <span className={`soft ${styles.why}`}>{retrievedTexts.kept}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </>
)

/** A button to a question, with the question's title or a standard text. */
const QuestionLink = ({ title, onGo, children }: { title: string; onGo: () => void; children?: string }) => (
  <button
    type="button"
    className={`${styles.link} link`}
    aria-label={
      children === undefined ? `${retrievedTexts.toQuestion}: ${title}` : `${children}. ${retrievedTexts.toQuestion}`
    }
    onClick={onGo}
  >
    {children ?? retrievedTexts.toQuestion}
  </button>
)
