import * as E from 'fp-ts/Either'
import { type Ref, useContext, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { StepKey } from '../../../domain/language/stepKey'
import { againTexts } from '../../../domain/texts/againTexts'
import { type AgainLine, againIn, type Again as Offer, sameAgain } from '../../../projections/again'
import { changedAlong } from '../../../projections/changedAlong'
import { nextOpen } from '../../../projections/nextOpen'
import { usualTitle } from '../../../projections/stepTitle'
import { Button } from '../../widgets/Button'
import { useAftermath, useTold } from '../content/aftermath'
import { usePortal, useView } from '../portal'
import { useReveal } from '../step/useReveal'
import { ViewContext } from '../step/viewContext'
import styles from './Again.module.css'

type AgainProps = Readonly<{ step: StepKey; onNext: () => void }>

/** Above the questions of a step that another asks too: what would be answered as there, and the press that does it. */
export const Again = ({ step, onNext }: AgainProps) => {
  const portal = usePortal()
  const { catalogue, live, dispatch } = portal
  const aftermath = useAftermath()
  const again = useView(({ state }) => againIn(catalogue, state, step), sameAgain)
  const told = useTold(step)
  const onward = useRef<HTMLButtonElement>(null)
  const isCalm = useContext(ViewContext)?.calm === true

  const take = (from: StepKey): void => {
    flushSync(() => {
      const { tree } = live.view()
      const done = dispatch({ type: 'RepeatAnswers', step, from, only: null })
      if (E.isRight(done) && done.right !== null)
        aftermath.tell(changedAlong(catalogue, tree, live.view().tree, done.right))
    })
    onward.current?.focus()
  }
  if (told !== undefined) return <Done step={step} words={told} button={onward} onNext={onNext} />
  if (again === null) return null
  const { from } = again
  const title = usualTitle(catalogue, from)
  return (
    <section className={`stack tinted ${styles.again} screenOnly`}>
      <h2 className={styles.heading}>{againTexts.heading}</h2>
      {isCalm ? (
        // The question that is asked stays in sight under it.
        <details>
          <summary>{againTexts.fills}</summary>
          <What {...again} />
        </details>
      ) : (
        <>
          <p>{againTexts.fills}</p>
          <What {...again} />
        </>
      )}
      <Button onClick={() => take(from)}>{againTexts.take(title)}</Button>
    </section>
  )
}

const What = ({ fills, stays, unfit }: Pick<Offer, 'fills' | 'stays' | 'unfit'>) => (
  <>
    <Lines lines={fills} />
    {stays.length > 0 && <p>{againTexts.stays}</p>}
    <Lines lines={stays} />
    {unfit.length > 0 && <p>{againTexts.unfit}</p>}
    <Lines lines={unfit} />
  </>
)

const Lines = ({ lines }: { readonly lines: readonly AgainLine[] }) =>
  lines.length === 0 ? null : (
    <dl className={styles.lines}>
      {lines.map(({ key, title, words }) => (
        <div key={key} className={`pair ${styles.line}`}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )

type DoneProps = AgainProps & Readonly<{ words: string; button: Ref<HTMLButtonElement> }>

/** Until the next answer: what was done, and the way to what is still open here, or on. */
const Done = ({ step, words, button, onNext }: DoneProps) => {
  const { catalogue, live } = usePortal()
  const reveal = useReveal()
  const openHere = (): string | null => {
    const next = nextOpen(catalogue, live.view(), step, null)
    return next?.step === step ? next.path : null
  }
  const isOpen = useView(() => openHere() !== null)
  const go = (): void => {
    const path = openHere()
    if (path === null) onNext()
    else reveal(path)
  }
  return (
    <section className={`stack tinted ${styles.again} screenOnly`}>
      <p>{words}.</p>
      <Button ref={button} iconAfter="forward" onClick={go}>
        {isOpen ? againTexts.onTo : againTexts.next}
      </Button>
    </section>
  )
}
