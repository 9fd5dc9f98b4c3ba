import { useMemo, useState } from 'react'
import type { StepKey } from '../../domain/language/stepKey'
import { doneTexts } from '../../domain/texts/undoTexts'
import { timeWords } from '../../domain/texts/whenWords'
import { byDay, type Deed, deedsOf, deedWords } from '../../projections/past/deeds'
import type { ItemNames } from '../../projections/past/itemNames'
import type { PastStreams } from '../../projections/past/pastStream'
import { lastDoing } from '../../projections/past/visits'
import { Skeleton } from '../shell/Skeleton'
import { usePortal, useView } from '../survey/portal'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import styles from './DonePage.module.css'
import { dayTitle } from './dayTitle'

type DonePageProps = Pick<WizardDoors, 'frame' | 'onNavigate'> &
  Readonly<{
    /** Where one came from; without it the log tells where one was last. */
    from?: From | null
  }>

/** A step, and the question there that one left from. */
export interface From {
  readonly step: StepKey
  readonly field: string | null
}

const goTo = (onNavigate: WizardDoors['onNavigate'], { step, field }: From): void =>
  onNavigate(step, field === null ? {} : { field })

/** So many lines are drawn at a time. */
const atOnce = 100

/** The page 'Wat u deed': all that the customer did, by day, each line leading to its place. */
export const DonePage = ({ frame: Frame, onNavigate, from = null }: DonePageProps) => {
  const past = useStream(usePortal().past$)
  return (
    <Frame title={doneTexts.title} layout="wide">
      {typeof past === 'string' ? <Skeleton /> : <Known streams={past} onNavigate={onNavigate} from={from} />}
    </Frame>
  )
}

type KnownProps = Pick<WizardDoors, 'onNavigate'> & Readonly<{ streams: PastStreams; from: From | null }>

const Known = ({ streams, onNavigate, from }: KnownProps) => {
  const past = useStream(streams.past$)
  const today = useView(({ state }) => state.facts.today)
  const [most, setMost] = useState(atOnce)
  const deeds = useMemo(() => (past === null ? null : deedsOf(past)), [past])
  if (past === null || deeds === null) return <Skeleton />
  const days = byDay(deeds.slice(0, most))
  const left = deeds.length - most
  const back = (): void => {
    const last = lastDoing(past)
    goTo(onNavigate, from ?? { step: last?.step ?? 'intro', field: last?.path ?? null })
  }
  return (
    <div className={styles.page}>
      {days.map(({ day, deeds: of }) => (
        <section className={styles.day} key={`${day} ${of[0]?.seq}`}>
          <h2>{dayTitle(day, today)}</h2>
          <ul>
            {of.map(deed => (
              <Line key={deed.seq} deed={deed} names={past.chronicle.names} onNavigate={onNavigate} />
            ))}
          </ul>
        </section>
      ))}
      {left > 0 && (
        <Button iconAfter="down" onClick={() => setMost(most + atOnce)}>
          {doneTexts.more(left)}
        </Button>
      )}
      <Button kind="secondary" icon="back" onClick={back}>
        {doneTexts.back}
      </Button>
    </div>
  )
}

type LineProps = Pick<WizardDoors, 'onNavigate'> & Readonly<{ deed: Deed; names: ItemNames }>

const Line = ({ deed, names, onNavigate }: LineProps) => {
  const { catalogue, live } = usePortal()
  const { words, stays, place } = deedWords(catalogue, live.view(), names, deed)
  return (
    <li className={styles.deed}>
      <span className={styles.time}>{timeWords(deed.at)}</span>
      <span className={styles.words}>
        {words}
        {stays !== '' && <span className={`soft ${styles.stays}`}>{stays}</span>}
      </span>
      {place !== null && (
        <Button kind="quiet" ariaLabel={`${doneTexts.go}: ${words}`} onClick={() => goTo(onNavigate, place)}>
          {doneTexts.go}
        </Button>
      )}
    </li>
  )
}
