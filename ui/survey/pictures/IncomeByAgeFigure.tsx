/**
 * Draws the income now and later by age, and the partner's pension after a death, each amount in words; a fallback
 * without ages.
 */
import { type ComponentType, useMemo } from 'react'
import type { ReadOnlyEntry } from '../../../domain/language/section'
import { byAgeTexts as texts } from '../../../domain/texts/pictureTexts'
import { futureIncomeByKind, partnerPensionPath } from '../../../projections/finances/futureIncomeByKind'
import { type IncomeByAge, incomeByAge, type Lane } from '../../../projections/pictures/incomeByAge'
import { findItems } from '../../../projections/tree/findNode'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { BarChart } from '../../widgets/BarChart'
import { AgesDrawing, LaneDrawing, LaneSwatch } from './drawings/AgesDrawing'
import styles from './Picture.module.css'

const path = 'customer.pensions'

type IncomeByAgeFigureProps = Readonly<{
  shown: ReadOnlyEntry
  /** Shows instead where no age is known. */
  fallback: ComponentType<{ readonly shown: ReadOnlyEntry }>
}>

export const IncomeByAgeFigure = ({ shown, fallback: Fallback }: IncomeByAgeFigureProps) => {
  const { catalogue } = useSurvey()
  const slot = catalogue.listAt.get(path)
  // Made of the view as it is now: whoever is here can change nothing of it.
  const view = useView(now => now)
  const picture = useMemo(
    () => (slot === undefined ? null : incomeByAge(catalogue, view, slot)),
    [catalogue, view, slot],
  )
  if (picture === null) return <Fallback shown={shown} />
  return (
    <section>
      <h3 className={styles.heading}>{shown.title}</h3>
      <IncomeByAgeLanes picture={picture} />
      <AfterDeath most={picture.most} />
    </section>
  )
}

/** The lanes of that picture without its frame. */
export const IncomeByAgeLanes = ({ picture }: Readonly<{ picture: IncomeByAge }>) => {
  const { groups, ticks, guides, notes } = picture
  return (
    <>
      <figure className={`keepWhole ${styles.only}`}>
        <figcaption className="soft">{texts.axis}</figcaption>
        <AgesDrawing ticks={ticks} />
        {groups.map(({ key, about, place, lanes }) => (
          <div key={key} className={styles.group}>
            {about !== '' && <p className={styles.strong}>{about}</p>}
            {lanes.map(lane => (
              <div key={lane.key} className={`keepWhole ${styles.lane}`}>
                <LaneWords lane={lane} isPlaced={place !== null} />
                {place !== null && isDrawn(lane) && <LaneDrawing lane={lane} place={place} guides={guides} />}
              </div>
            ))}
          </div>
        ))}
      </figure>
      {notes.map(note => (
        <p key={note} className={`${styles.note} soft`}>
          {note}
        </p>
      ))}
    </>
  )
}

const isDrawn = ({ amounts }: Lane): boolean => amounts.some(({ height }) => height > 0)

type LaneWordsProps = Readonly<{ lane: Lane; isPlaced: boolean }>

const LaneWords = ({ lane: { amounts, kind }, isPlaced }: LaneWordsProps) => {
  return (
    <dl>
      {amounts.map(({ label, text, height, look }) => (
        <div key={label} className={`keepWhole ${styles.row}`}>
          <dt className={styles.label}>
            {isPlaced && height > 0 && <LaneSwatch kind={kind} isLine={look === 'line'} />}
            <span>{label}</span>
          </dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const AfterDeath = ({ most }: { most: number }) => {
  const { catalogue } = useSurvey()
  const list = useView(({ tree }) => findItems(catalogue, tree, path))
  const slot = catalogue.listAt.get(path)
  const kind =
    slot === undefined || list === null
      ? undefined
      : futureIncomeByKind(slot, list).find(one => one.path === partnerPensionPath)
  if (kind === undefined) return null
  return (
    <div className={styles.group}>
      <BarChart
        title={kind.title}
        bars={kind.amounts.map(({ id, pension, value, text }) => ({ key: id, label: pension, value, text }))}
        most={most}
      />
    </div>
  )
}
