import { introTitle } from '../../domain/texts/stepTexts'
import { type IntroView, introView, type Start } from '../../projections/introView'
import { Skeleton } from '../shell/Skeleton'
import { usePortal, useView } from '../survey/portal'
import { LockedNotice, useLocked } from '../survey/step/Locked'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { ClosedInvitation, type Leaving } from './ClosedInvitation'
import { BeforeStart, ComingBack, FromElsewhere } from './ComingBack'
import styles from './IntroScreen.module.css'

type IntroScreenProps = Pick<WizardDoors, 'frame' | 'onNavigate' | 'onExport' | 'onHelp' | 'onElsewhere'> & Leaving

/** Where every visit begins: what it is for, and how the customer wants to supply the data. */
export const IntroScreen = ({ frame: Frame, onNavigate, onElsewhere, ...leaving }: IntroScreenProps) => {
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
          <Open view={view} locked={locked} begun={state.begun} onNavigate={onNavigate} onElsewhere={onElsewhere} />
        </Frame>
      )
  }
}

type OpenProps = Pick<WizardDoors, 'onNavigate' | 'onElsewhere'> &
  Readonly<{ view: Extract<IntroView, { tag: 'open' }>; locked: string | null; begun: boolean }>

const Open = ({ view, locked, begun, onNavigate, onElsewhere }: OpenProps) => {
  const { product, title } = view
  // What went out is not gone on with.
  const comesBack = begun && locked === null
  const ways = (
    <>
      <Ways view={view} leads={!comesBack} onNavigate={onNavigate} />
      {locked === null && <FromElsewhere onElsewhere={onElsewhere} />}
    </>
  )
  return (
    <div className={styles.intro}>
      {locked !== null && <LockedNotice why={locked} onNavigate={onNavigate} />}
      {!title.includes(product) && <p className={styles.product}>{product}</p>}
      {comesBack ? <ComingBack onNavigate={onNavigate}>{ways}</ComingBack> : ways}
      {!begun && <BeforeStart />}
    </div>
  )
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
