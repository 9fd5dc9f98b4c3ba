/**
 * Lists the answers of a section or an item in the overview, with titled parts, items that open, and buttons to change
 * an answer.
 */
import { useRef, useState } from 'react'
import { overviewTexts } from '../../../domain/texts/overviewTexts'
import { isJudged } from '../../../projections/live'
import type { AnswerEntry, ListEntry, OverviewEntry } from '../../../projections/overview/overviewEntry'
import { itemOverview, overviewItemLines } from '../../../projections/overview/stepOverview'
import { usePrinting } from '../../shell/page/usePrinting'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useLocalListPage } from '../../surveyContext/useListPage'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import { Icon } from '../../widgets/Icon'
import { ListPager } from '../../widgets/items/ListPager'
import { Disclosure } from './Disclosure'
import styles from './Overview.module.css'

/** Goes to the question at this path; null while nothing may change. */
type GoToQuestion = ((path: string) => void) | null

type Level = 4 | 5 | 6
const below = (level: Level): Level => (level === 4 ? 5 : 6)

/** Above this many items a list shows its count and the incomplete items; a button shows the rest. */
const many = 8
/** At most this many incomplete items show at once. */
const atOnce = 20

/** The number of optional questions that are open; they are counted, not listed. */
export const OptionalOpenCount = ({ count }: { count: number }) =>
  count === 0 ? null : <p className={styles.open}>{overviewTexts.leftOpen(count)}</p>

/** Groups neighbouring answers into runs, for one `dl` each. */
const runsOf = (entries: readonly OverviewEntry[]): readonly (readonly AnswerEntry[] | OverviewEntry)[] => {
  const runs: (AnswerEntry[] | OverviewEntry)[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (entry.kind !== 'answer') runs.push(entry)
    else if (Array.isArray(last)) last.push(entry)
    else runs.push([entry])
  }
  return runs
}

const isRun = (run: readonly AnswerEntry[] | OverviewEntry): run is readonly AnswerEntry[] => Array.isArray(run)

type OverviewEntriesProps = Readonly<{ entries: readonly OverviewEntry[]; onOpen: GoToQuestion; level: Level }>

export const OverviewEntries = ({ entries, ...rest }: OverviewEntriesProps) =>
  runsOf(entries).map(run => {
    if (isRun(run)) return <Answers key={run[0]?.path} answers={run} onOpen={rest.onOpen} />
    if (run.kind === 'list') return <ItemEntries key={run.key} list={run} {...rest} />
    return run.kind === 'part' ? <Part key={run.key} title={run.title} entries={run.entries} {...rest} /> : null
  })

const Part = ({ title, level, ...rest }: OverviewEntriesProps & { title: string }) => {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={`keepNext ${styles.part}`}>{title}</Heading>
      <OverviewEntries level={below(level)} {...rest} />
    </>
  )
}

const Answers = ({ answers, onOpen }: { answers: readonly AnswerEntry[]; onOpen: GoToQuestion }) => (
  <dl>
    {answers.map(answer => (
      <div
        key={`${answer.path} ${answer.title}`}
        className={`keepWhole ${styles.answer}`}
        data-missing={answer.missing !== null}
      >
        <dt className={styles.question}>{answer.title}</dt>
        <dd className={styles.said}>
          <AnswerValue answer={answer} />
        </dd>
        {onOpen !== null && answer.changeable && (
          <dd className={styles.way}>
            <button
              type="button"
              className="link screenOnly"
              aria-label={overviewTexts.named(overviewTexts.change, answer.title)}
              onClick={() => onOpen(answer.path)}
            >
              {overviewTexts.change}
            </button>
          </dd>
        )}
      </div>
    ))}
  </dl>
)

const AnswerValue = ({ answer: { answer, missing, reason, title } }: { answer: AnswerEntry }) => {
  if (missing === null) return answer
  return (
    <>
      {answer !== '' && <span className={styles.typed}>{answer}</span>}
      <span className={styles.missing}>
        <Icon name="warning" />
        {answer === '' ? overviewTexts.missing : missing}
      </span>
      {answer === '' && missing !== title && <span className={styles.message}>{missing}</span>}
      {reason !== null && <span className={styles.message}>{reason}</span>}
    </>
  )
}

const ItemEntries = ({ list, onOpen, level }: { list: ListEntry; onOpen: GoToQuestion; level: Level }) => {
  const { catalogue } = useSurvey()
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const judged = useView(isJudged)
  const lines = overviewItemLines(list)
  const unready = lines.filter(({ missing }) => missing > 0)
  const isLong = lines.length > many && !printing
  const { shown: page, onPage } = useLocalListPage(lines.length)
  const shown = !isLong || all ? lines.slice(page.from, page.to) : unready.slice(0, atOnce)
  const container = useRef<HTMLDivElement>(null)
  return (
    <>
      {isLong && judged && <p className={styles.tally}>{overviewTexts.unreadyItems(unready.length, lines.length)}</p>}
      <div ref={container}>
        {shown.map(({ id, title, line, missing }) => (
          <Disclosure
            key={id}
            title={title}
            line={line}
            status={missing > 0 ? overviewTexts.itemUnready(missing) : undefined}
            level={level}
            startsOpen={!isLong || (missing > 0 && !all)}
            content={() => {
              const { entries, leftOpen } = itemOverview(catalogue, list, id)
              return (
                <>
                  <OverviewEntries entries={entries} onOpen={onOpen} level={below(level)} />
                  <OptionalOpenCount count={leftOpen} />
                </>
              )
            }}
          />
        ))}
      </div>
      {all && <ListPager shown={page} onPage={onPage} start={() => container.current?.querySelector('button')} />}
      {isLong && !all && (
        <p className={styles.more}>
          <Button kind="quiet" iconAfter="down" onClick={() => setAll(true)}>
            {overviewTexts.allItems(lines.length)}
          </Button>
        </p>
      )}
    </>
  )
}
