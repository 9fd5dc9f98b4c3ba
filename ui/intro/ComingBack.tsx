import type { ReactNode } from 'react'
import { nothingToFillIn } from '../../domain/invitation/startOptions'
import { comingBackTexts } from '../../domain/texts/comingBackTexts'
import { elsewhereOffers } from '../../domain/texts/elsewhereOffers'
import { whenWords } from '../../domain/texts/whenWords'
import { type ComingBack as Back, comingBack, papersFor } from '../../projections/comingBack'
import { changedSince } from '../../projections/past/changedSince'
import type { PastStreams } from '../../projections/past/pastStream'
import { Fold } from '../shell/page/Fold'
import { Skeleton } from '../shell/Skeleton'
import { useAsksNothing, usePortal, useView } from '../survey/portal'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { useStream } from '../useStream'
import { Button } from '../widgets/Button'
import { Changed } from './Changed'
import styles from './ComingBack.module.css'

type ComingBackProps = Pick<WizardDoors, 'onNavigate'> & Readonly<{ children: ReactNode }>

/** Of a visit that has begun: where the customer was, and the ways to start under it once that is known. */
export const ComingBack = (props: ComingBackProps) => {
  const past = useStream(usePortal().past$)
  if (past === 'coming') return <Skeleton />
  return past === 'missing' ? props.children : <Known streams={past} {...props} />
}

const Known = ({ streams, children, onNavigate }: ComingBackProps & { streams: PastStreams }) => {
  const { catalogue } = usePortal()
  const past = useStream(streams.past$)
  const view = useView(one => one)
  if (past === null) return <Skeleton />
  const back = comingBack(catalogue, view, past)
  const changed = changedSince(catalogue, view, past)
  return (
    <>
      {back !== null && <WhereYouWere back={back} today={view.state.facts.today} onNavigate={onNavigate} />}
      {changed.length > 0 && <Changed changed={changed} onNavigate={onNavigate} />}
      {children}
    </>
  )
}

type WhereYouWereProps = Pick<WizardDoors, 'onNavigate'> & Readonly<{ back: Back; today: string }>

const WhereYouWere = ({ back, today, onNavigate }: WhereYouWereProps) => {
  const { step, field, title, at, left, bound, minutes } = back
  const { was, noneOpen, goOn } = comingBackTexts
  const noneLeft = useAsksNothing() ? nothingToFillIn.text : noneOpen
  return (
    <section className={`stack tinted ${styles.back}`}>
      <div>
        <p>{was(title, whenWords(at, today))}</p>
        {left !== null && <p>{left === 0 ? noneLeft : comingBackTexts.left(left, bound, minutes)}</p>}
      </div>
      <Button kind="primary" iconAfter="forward" onClick={() => onNavigate(step, field === null ? {} : { field })}>
        {goOn}
      </Button>
    </section>
  )
}

/** Whoever began on another computer goes on here; who has nothing to fill in began nowhere. */
export const FromElsewhere = ({ onElsewhere }: Pick<WizardDoors, 'onElsewhere'>) =>
  useAsksNothing() ? null : (
    <p className={styles.elsewhere}>
      <Button kind="quiet" onClick={() => onElsewhere('open')}>
        {elsewhereOffers.introOpen}
      </Button>
    </p>
  )

/** Before the first start: what is asked can be looked for now. */
export const Papers = () => {
  const { catalogue } = usePortal()
  const view = useView(one => one)
  const papers = papersFor(catalogue, view)
  if (papers.length === 0) return null
  return (
    <Fold title={comingBackTexts.papers} level={2}>
      <ul className="bullets">
        {papers.map(paper => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </Fold>
  )
}
