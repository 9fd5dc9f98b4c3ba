import { type ReactNode, useState } from 'react'
import { introTitle } from '../../domain/texts/stepTexts'
import { type IntroView, introView, type Start } from '../../projections/introView'
import { Skeleton } from '../shell/Skeleton'
import { usePortal, useView } from '../survey/portal'
import { LockedNotice, useLocked } from '../survey/step/Locked'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { ClosedInvitation, type Leaving } from './ClosedInvitation'
import styles from './IntroScreen.module.css'
import type { IntroParts } from './introParts'

type IntroScreenProps = Pick<WizardDoors, 'frame' | 'onNavigate' | 'onExport' | 'onHelp' | 'onElsewhere'> &
  Leaving &
  Readonly<{ parts: IntroParts }>

/** Where every visit begins: what it is for, and how the customer wants to supply the data. */
export const IntroScreen = ({ frame: Frame, onNavigate, onElsewhere, parts, ...leaving }: IntroScreenProps) => {
  const { catalogue, now } = usePortal()
  const state = useView(view => view.state)
  const locked = useLocked()
  const view = introView(catalogue, state, now())
  switch (view.tag) {
    case 'loading':
      return (
        <Frame title={introTitle} layout="wide">
          <div className={styles.intro}>
            <Skeleton />
          </div>
        </Frame>
      )
    case 'closed':
      return <ClosedInvitation frame={Frame} view={view} {...leaving} />
    case 'open':
      return (
        <Frame title={view.title} lead={view.text} layout="wide">
          <Open
            view={view}
            locked={locked}
            begun={state.begun}
            parts={parts}
            onNavigate={onNavigate}
            onElsewhere={onElsewhere}
          />
        </Frame>
      )
  }
}

type OpenProps = Pick<WizardDoors, 'onNavigate' | 'onElsewhere'> &
  Readonly<{ view: Extract<IntroView, { tag: 'open' }>; locked: string | null; begun: boolean; parts: IntroParts }>

const Open = ({ view, locked, begun, parts, onNavigate, onElsewhere }: OpenProps) => {
  const { product, title } = view
  // What went out is not gone on with.
  const comesBack = begun && locked === null
  const ways = (
    <>
      <Ways view={view} leads={!comesBack} onNavigate={onNavigate} />
      {locked === null && typeof parts === 'object' && <parts.FromElsewhere onElsewhere={onElsewhere} />}
    </>
  )
  return (
    <div className={styles.intro}>
      {locked !== null && <LockedNotice why={locked} onNavigate={onNavigate} />}
      {!title.includes(product) && <p className={styles.product}>{product}</p>}
      {comesBack ? <Back parts={parts} onNavigate={onNavigate} ways={ways} /> : ways}
      {!begun && typeof parts === 'object' && <parts.BeforeStart />}
    </div>
  )
}

type BackProps = Pick<OpenProps, 'parts' | 'onNavigate'> & Readonly<{ ways: ReactNode }>

/** The ways to start must not move once they are shown: they wait for what comes above them, and no longer than they must. */
const Back = ({ parts, onNavigate, ways }: BackProps) => {
  const [alone, setAlone] = useState(false)
  if (parts === 'missing' && !alone) setAlone(true)
  if (parts === 'coming') return <Skeleton />
  return alone || parts === 'missing' ? ways : <parts.ComingBack onNavigate={onNavigate}>{ways}</parts.ComingBack>
}

type WaysProps = Pick<OpenProps, 'view' | 'onNavigate'> & Readonly<{ leads: boolean }>

const Ways = ({ view: { question, starts, discount }, leads, onNavigate }: WaysProps) => (
  <>
    {question !== null && <h2 className={styles.question}>{question}</h2>}
    {starts === null ? (
      <Skeleton rows={2} />
    ) : (
      <div className={styles.starts}>
        {starts.map((start, at) => (
          <Way
            key={start.option}
            start={start}
            heading={question === null ? 'h2' : 'h3'}
            first={leads && at === 0}
            onStart={() => onNavigate(start.to)}
          />
        ))}
      </div>
    )}
    {discount !== null && <InfoBlock>{discount}</InfoBlock>}
  </>
)

type WayProps = Readonly<{ start: Start; heading: 'h2' | 'h3'; first: boolean; onStart: () => void }>

const Way = ({ start, heading: Heading, first, onStart }: WayProps) => (
  <section className={styles.start}>
    <Heading className={styles.title}>{start.title}</Heading>
    <p>{start.text}</p>
    <Button kind={first ? 'primary' : 'secondary'} iconAfter="forward" onClick={onStart}>
      {start.button}
    </Button>
  </section>
)
