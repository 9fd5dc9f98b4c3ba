import { type KeyboardEvent, useEffect, useState } from 'react'
import { isPassedBy } from '../../../domain/engine/verdict'
import { situationOf } from '../../../events/state/state'
import { calmOnward, judgedOn, sameOnward } from '../../../projections/calm/calmOnward'
import { screenFor } from '../../../projections/calm/calmPlace'
import { type CalmScreen, pieceOf } from '../../../projections/calm/calmScreen'
import { isExemptNow } from '../../../projections/stepView'
import type { Judged } from '../../../projections/wrong'
import { focusOn } from '../../shell/wizard/FocusLink'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { Again } from '../again/Again'
import { useAllTold } from '../content/aftermath'
import { ToldContext, toldIn } from '../content/origin'
import { AskedNews } from '../doubts/AskedNews'
import { usePortal, useView } from '../portal'
import { LockedContext, LockedNotice, useLocked } from '../step/Locked'
import { OpenChoices } from '../step/OpenChoices'
import { Passing } from '../step/Passing'
import { refusalsIn } from '../step/StepScreen'
import { useReveal } from '../step/useReveal'
import { useStepEnd } from '../step/useStepEnd'
import { CalmFoot } from './CalmFoot'
import { CalmShown } from './CalmShown'
import { CalmWhy } from './CalmWhy'
import type { CalmBodyProps } from './calmDoors'
import { useUnseen } from './useUnseen'

/** Enter in the one field of a screen goes on: it has been handed over by then. */
const isOnward = ({ key, target }: KeyboardEvent, screen: CalmScreen): boolean =>
  key === 'Enter' &&
  pieceOf(screen)?.alone != null &&
  target instanceof HTMLInputElement &&
  !['radio', 'checkbox', 'range'].includes(target.type)

const sameJudged = (a: Judged, b: Judged): boolean =>
  a === b || (a instanceof Set && b instanceof Set && a.size === b.size && [...a].every(path => b.has(path)))

/** What is on a screen, and the way on and back. What is not right is said at its question, and nowhere else. */
export const CalmBody = (props: CalmBodyProps) => {
  const { step: key, screens, screen, onScreen, onNavigate, onBack, notify } = props
  const { catalogue, live, dispatch } = usePortal()
  const reveal = useReveal()
  const at = screens.indexOf(screen)
  const before = screens[at - 1]
  const goTo = (to: CalmScreen, path: string | null): void =>
    to === screen ? focusOn(path ?? to.id) : onScreen(to.id, { field: path })
  const { next, asking } = useStepEnd(key, { onNavigate, notify }, path =>
    goTo(screenFor(catalogue, screens, path) ?? screen, path),
  )
  const judged = useView(view => judgedOn(catalogue, view, key, screen), sameJudged)
  const onward = useView(view => calmOnward(catalogue, view, key, screens, screen), sameOnward)
  const exempt = useView(({ state }) => isExemptNow(catalogue, state, key))
  const exemption = catalogue.stepAt.get(key)?.exempt?.text ?? null
  const passes = useView(({ state }) => isPassedBy(situationOf(catalogue, state), key))
  const refusals = useView(({ state }) => refusalsIn(state))
  const retrieved = useView(toldIn)
  const locked = useLocked()
  const told = useAllTold()
  // After what is not right is said at the question, so that both are heard.
  const [heldUpAt, setHeldUpAt] = useState<{ readonly path: string } | null>(null)
  useEffect(() => {
    if (heldUpAt !== null) focusOn(heldUpAt.path)
  }, [heldUpAt])
  const { onPress, orShown } = useUnseen(screen)
  const goOn = (): void => {
    // What was typed is an answer by now.
    const onward = calmOnward(catalogue, live.view(), key, screens, screen)
    if (onward.tag === 'to') goTo(onward.screen, onward.path)
    else if (onward.tag === 'end') next()
    else {
      dispatch({ type: 'ShowCalmScreen', step: key, at: screen.id, heldUp: true })
      setHeldUpAt({ path: onward.path })
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (locked === null && isOnward(event, screen)) orShown(goOn)
  }
  const isEnd = onward.tag === 'end' || (onward.tag === 'holdsUp' && at === screens.length - 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the key of the field within it, and is no control itself
    <div data-calm="" onKeyDownCapture={onPress} onPointerDownCapture={onPress} onKeyDown={onKeyDown}>
      {locked !== null && <LockedNotice why={locked} onNavigate={onNavigate} />}
      {at === 0 && exempt && exemption !== null && <InfoBlock>{exemption}</InfoBlock>}
      {at === 0 && locked === null && <Again step={key} onNext={() => next()} />}
      <CalmWhy step={key} screens={screens} screen={screen} />
      <LockedContext value={locked !== null}>
        <ToldContext value={retrieved}>
          <CalmShown key={screen.id} {...props} judged={judged} refusals={refusals} onConfirmed={goOn} />
        </ToldContext>
      </LockedContext>
      {passes && locked === null && <Passing onPass={() => next(true)} />}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <AskedNews />
      {locked === null && isEnd && <OpenChoices step={key} attempt={asking} onDone={() => next()} onYes={reveal} />}
      <CalmFoot
        {...props}
        isEnd={isEnd}
        onPrevious={before === undefined ? onBack : () => onScreen(before.id)}
        onNext={() => orShown(goOn)}
      />
    </div>
  )
}
