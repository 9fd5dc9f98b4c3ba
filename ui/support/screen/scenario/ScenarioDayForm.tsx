import { use, useState } from 'react'
import type { Replay } from '../../../../projections/replay/replay'
import { MovedDatesContext, useMovedDateWords } from '../page/movedDates'
import panel from '../panel/Panel.module.css'
import { daysToTry } from './daysToTry'
import { daysBetween, daysLater, isDay } from './isoDays'
import styles from './ScenarioForm.module.css'
import { longDayWords } from './scenarioCopy'

/** The form in 'Wat als' that shows the log on another day: a slider, and buttons for notable days. */
export const ScenarioDayForm = ({ replay, from, onDay }: ScenarioDayFormProps) => {
  const { today } = replay.stateAt(from).facts
  const areMoved = use(MovedDatesContext)
  const moved = useMovedDateWords()
  const [days, setDays] = useState(0)
  if (!isDay(today)) return <p className="faint">Op dit moment stond er nog geen dag in het logboek.</p>
  const offered = daysToTry(replay, from, areMoved)
  const go = (to: number): void => {
    setDays(to)
    onDay(daysLater(today, to))
  }
  const words = longDayWords(daysLater(today, days))
  return (
    <section>
      <h3 className={panel.heading}>Een andere dag</h3>
      <label className={styles.label}>
        {days === 0 ? `Vandaag is het in het logboek ${moved(words)}` : words}
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={farthest(offered.map(({ date }) => daysBetween(today, date)))}
          value={days}
          aria-valuetext={words}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        />
      </label>
      <div className={styles.days}>
        {offered.map(({ label, date }) => (
          <button key={label} type="button" className="link" onClick={() => go(daysBetween(today, date))}>
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}

type ScenarioDayFormProps = Readonly<{ replay: Replay; from: number; onDay: (isoDate: string) => void }>

/** Ten years, or what it takes to reach the farthest day that is offered. */
const farthest = (days: readonly number[]): number => Math.max(3653, ...days.map(one => one + 31))
