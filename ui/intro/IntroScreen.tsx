import { orderOf } from '../../domain/engine/verdict'
import { introTitle } from '../../domain/texts/texts'
import { situationOf } from '../../events/state/state'
import { type IntroView, introView, type Start } from '../../projections/introView'
import { Skeleton } from '../shell/Skeleton'
import { usePortal, useView } from '../survey/portal'
import { LockedNotice, useLocked } from '../survey/step/Locked'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import { ClosedInvitation, type Leaving } from './ClosedInvitation'
import styles from './IntroScreen.module.css'

type IntroScreenProps = Pick<WizardDoors, 'frame' | 'onNavigate' | 'onExport' | 'onHelp'> & Leaving

/** Where every visit begins: what it is for, and how the customer wants to supply the data. */
export const IntroScreen = ({ frame: Frame, onNavigate, ...leaving }: IntroScreenProps) => {
  const { catalogue, now } = usePortal()
  const state = useView(view => view.state)
  const locked = useLocked()
  const view = introView(state, orderOf(situationOf(catalogue, state)), now())
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
          <Open view={view} locked={locked} onNavigate={onNavigate} />
        </Frame>
      )
  }
}

type OpenProps = Pick<WizardDoors, 'onNavigate'> &
  Readonly<{ view: Extract<IntroView, { tag: 'open' }>; locked: string | null }>

const Open = ({ view: { question, starts, discount, product, title }, locked, onNavigate }: OpenProps) => (
  <div className={styles.intro}>
    {locked !== null && <LockedNotice why={locked} onNavigate={onNavigate} />}
    {!title.includes(product) && <p className={styles.product}>{product}</p>}
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
            first={at === 0}
            onStart={() => onNavigate(start.to)}
          />
        ))}
      </div>
    )}
    {discount !== null && <InfoBlock>{discount}</InfoBlock>}
  </div>
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
