/** Shows the page 'Wat u deed': the customer's actions by day, each with a button to its question, and the way back. */
import { useMemo, useState } from 'react'
import type { StepKey } from '../../domain/language/stepKey'
import { activityLogTexts } from '../../domain/texts/undoTexts'
import { timeWords } from '../../domain/texts/whenWords'
import { type Activity, activitiesByDay, activityLog, activityWords } from '../../projections/activityLog/activityLog'
import type { ItemNames } from '../../projections/logHistory/itemNames'
import { lastVisitMoment } from '../../projections/logHistory/visitMoments'
import type { LogHistoryStreams } from '../../projections/logHistoryStream'
import { Skeleton } from '../shell/Skeleton'
import { useSurvey } from '../surveyContext/surveyContext'
import { useView } from '../surveyContext/useView'
import type { WizardActions } from '../surveyContext/wizardActions'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import styles from './ActivityLogScreen.module.css'
import { dayTitle } from './dayTitle'

type ActivityLogScreenProps = Pick<WizardActions, 'frame' | 'onNavigate'> &
  Readonly<{
    /** Where one came from; without it the log tells where one was last. */
    from?: ReturnTarget | null
  }>

/** The step and question to return to. */
export interface ReturnTarget {
  readonly step: StepKey
  readonly field: string | null
}

const goTo = (onNavigate: WizardActions['onNavigate'], { step, field }: ReturnTarget): void =>
  onNavigate(step, field === null ? {} : { field })

/** So many lines are drawn at a time. */
const atOnce = 100

export const ActivityLogScreen = ({ frame: Frame, onNavigate, from = null }: ActivityLogScreenProps) => {
  const past = useStream(useSurvey().logHistory$)
  return (
    <Frame title={activityLogTexts.title} layout="wide">
      {typeof past === 'string' ? <Skeleton /> : <ActivityDays streams={past} onNavigate={onNavigate} from={from} />}
    </Frame>
  )
}

type ActivityDaysProps = Pick<WizardActions, 'onNavigate'> &
  Readonly<{ streams: LogHistoryStreams; from: ReturnTarget | null }>

const ActivityDays = ({ streams, onNavigate, from }: ActivityDaysProps) => {
  const history = useStream(streams.history$)
  const today = useView(({ state }) => state.facts.today)
  const [limit, setLimit] = useState(atOnce)
  const activities = useMemo(() => (history === null ? null : activityLog(history)), [history])
  if (history === null || activities === null) return <Skeleton />
  const days = activitiesByDay(activities.slice(0, limit))
  const remaining = activities.length - limit
  const back = (): void => {
    const last = lastVisitMoment(history)
    goTo(onNavigate, from ?? { step: last?.step ?? 'intro', field: last?.path ?? null })
  }
  return (
    <div className={styles.page}>
      {days.map(({ day, activities: of }) => (
        <section className={styles.day} key={`${day} ${of[0]?.seq}`}>
          <h2>{dayTitle(day, today)}</h2>
          <ul>
            {of.map(deed => (
              <Line key={deed.seq} deed={deed} names={history.history.names} onNavigate={onNavigate} />
            ))}
          </ul>
        </section>
      ))}
      {remaining > 0 && (
        <Button iconAfter="down" onClick={() => setLimit(limit + atOnce)}>
          {activityLogTexts.more(remaining)}
        </Button>
      )}
      <Button kind="secondary" icon="back" onClick={back}>
        {activityLogTexts.back}
      </Button>
    </div>
  )
}

type LineProps = Pick<WizardActions, 'onNavigate'> & Readonly<{ deed: Activity; names: ItemNames }>

const Line = ({ deed, names, onNavigate }: LineProps) => {
  const { catalogue, live } = useSurvey()
  const { words, stays, location } = activityWords(catalogue, live.view(), names, deed)
  return (
    <li className={styles.deed}>
      <span className={styles.time}>{timeWords(deed.at)}</span>
      <span className={styles.words}>
        {words}
        {stays !== '' && <span className={`soft ${styles.stays}`}>{stays}</span>}
      </span>
      {location !== null && (
        <Button kind="quiet" ariaLabel={`${activityLogTexts.go}: ${words}`} onClick={() => goTo(onNavigate, location)}>
          {activityLogTexts.go}
        </Button>
      )}
    </li>
  )
}
