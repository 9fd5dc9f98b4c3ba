import { calmTexts } from '../../../domain/texts/calmTexts'
import { lockedTexts } from '../../../domain/texts/receivedTexts'
import type { CalmScreen } from '../../../projections/calm/calmScreens'
import { calmWhy } from '../../../projections/calm/calmWhy'
import { stepAfter } from '../../../projections/calm/stepAfter'
import { StepButtons } from '../../shell/wizard/StepButtons'
import { usePortal, useView } from '../portal'
import { useLocked } from '../step/Locked'
import { WayBack } from '../step/WayBack'
import styles from './Calm.module.css'
import type { CalmBodyProps } from './calmDoors'
import { ItemDoors } from './ItemDoors'

type CalmFootProps = CalmBodyProps &
  Readonly<{
    /** The screen that comes next; the last one has none, and is the end of the step. */
    after: CalmScreen | undefined
    last: boolean
    onPrevious: () => void
    onNext: () => void
  }>

const sameTexts = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n')

/** The way back and on, what follows, and why it is asked. */
export const CalmFoot = ({ after, last, onPrevious, onNext, ...body }: CalmFootProps) => {
  const { step, screens, screen, field, wayBack, onNavigate } = body
  const { catalogue } = usePortal()
  const locked = useLocked()
  const why = useView(view => calmWhy(catalogue, view, step, screen, screens[0] === screen), sameTexts)
  const nextStep = useView(view => stepAfter(catalogue, view, step))
  const isEnd = after === undefined
  return (
    <>
      <div className={styles.foot}>
        {isEnd && locked !== null ? (
          <StepButtons
            onPrevious={onPrevious}
            onNext={() => onNavigate('complete')}
            instead={{ label: lockedTexts.toSending, busyLabel: '' }}
          />
        ) : (
          <StepButtons
            onPrevious={onPrevious}
            onNext={onNext}
            last={last}
            instead={isEnd ? undefined : { label: calmTexts.next, busyLabel: '' }}
          />
        )}
        <p className={styles.after}>
          {isEnd ? nextStep !== null && calmTexts.nextStep(nextStep) : calmTexts.nextAnswer(after.title)}
        </p>
      </div>
      {locked === null && <ItemDoors {...body} />}
      <WayBack
        key={screen.id}
        step={step}
        field={field ?? screen.paths[0] ?? null}
        wayBack={wayBack}
        onNavigate={onNavigate}
      />
      {why.length > 0 && (
        <section className={styles.why}>
          <h2>{calmTexts.why}</h2>
          {why.map(line => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
    </>
  )
}
