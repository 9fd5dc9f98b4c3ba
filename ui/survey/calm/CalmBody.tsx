import type { KeyboardEvent } from 'react'
import { isLastStep } from '../../../domain/engine/stepOrder'
import { isPassedBy, orderOf } from '../../../domain/engine/verdict'
import { stepRefused } from '../../../domain/texts/stepTexts'
import { situationOf } from '../../../events/state/state'
import { screenFor } from '../../../projections/calm/calmPlace'
import { type CalmScreen, pieceOf } from '../../../projections/calm/calmScreens'
import { isExemptNow, judgedIn } from '../../../projections/stepView'
import { ErrorSummary } from '../../shell/wizard/ErrorSummary'
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
import styles from './Calm.module.css'
import { CalmFoot } from './CalmFoot'
import { CalmShown } from './CalmShown'
import type { CalmBodyProps } from './calmDoors'
import { Elsewhere } from './Elsewhere'
import { useUnseen } from './useUnseen'

/** Enter in the one field of a screen goes on: it has been handed over by then. */
const isOnward = ({ key, target }: KeyboardEvent, screen: CalmScreen): boolean =>
  key === 'Enter' &&
  pieceOf(screen)?.alone != null &&
  target instanceof HTMLInputElement &&
  !['radio', 'checkbox', 'range'].includes(target.type)

/** What is on a screen, and the way on and back. */
export const CalmBody = (props: CalmBodyProps) => {
  const { step: key, screens, screen, lines, onScreen, onNavigate, onBack, notify } = props
  const { catalogue } = usePortal()
  const reveal = useReveal()
  const at = screens.indexOf(screen)
  const [before, after] = [screens[at - 1], screens[at + 1]]
  const toWrong = (path: string): boolean => {
    const to = screenFor(catalogue, screens, path)
    if (to === null || to === screen) return false
    onScreen(to.id, { field: path })
    return true
  }
  const { next, attempt, asking } = useStepEnd(key, { onNavigate, notify }, toWrong)
  const judged = useView(view => judgedIn(catalogue, view, key))
  const exempt = useView(({ state }) => isExemptNow(catalogue, state, key))
  const exemption = catalogue.stepAt.get(key)?.exempt?.text ?? null
  const last = useView(({ state }) => isLastStep(orderOf(situationOf(catalogue, state)), key))
  const passes = useView(({ state }) => isPassedBy(situationOf(catalogue, state), key))
  const refusals = useView(({ state }) => refusalsIn(state))
  const retrieved = useView(toldIn)
  const locked = useLocked()
  const told = useAllTold()
  const here = lines.filter(({ path }) => screen.paths.includes(path))
  // On from here, so that no two screens lead to each other while a third is wrong.
  const beyond = screens.slice(at + 1)
  const further = lines.find(({ path }) => beyond.some(({ paths }) => paths.includes(path)))
  const { onPress, orShown } = useUnseen(screen)
  const onward = () => orShown(after === undefined ? next : () => onScreen(after.id))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (locked === null && isOnward(event, screen)) onward()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the key of the field within it, and is no control itself
    <div
      className={styles.calm}
      data-calm=""
      onKeyDownCapture={onPress}
      onPointerDownCapture={onPress}
      onKeyDown={onKeyDown}
    >
      <ErrorSummary
        lines={here.map(({ path, table, ...line }) => ({ id: path, under: table, ...line }))}
        attempt={attempt}
        title={stepRefused}
        onFollow={reveal}
      />
      <Elsewhere
        count={lines.length - here.length}
        isFurther={further !== undefined}
        onGo={() => reveal((further ?? lines.find(line => !here.includes(line)))?.path ?? key)}
      />
      {locked !== null && <LockedNotice why={locked} onNavigate={onNavigate} />}
      {at === 0 && exempt && exemption !== null && <InfoBlock>{exemption}</InfoBlock>}
      {at === 0 && locked === null && <Again step={key} onNext={() => next()} />}
      <LockedContext value={locked !== null}>
        <ToldContext value={retrieved}>
          <CalmShown key={screen.id} {...props} judged={judged} refusals={refusals} />
        </ToldContext>
      </LockedContext>
      {passes && locked === null && <Passing onPass={() => next(true)} />}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      <AskedNews />
      {locked === null && after === undefined && (
        <OpenChoices step={key} attempt={asking} onDone={() => next()} onYes={reveal} />
      )}
      <CalmFoot
        {...props}
        after={after}
        last={last}
        onPrevious={before === undefined ? onBack : () => onScreen(before.id)}
        onNext={onward}
      />
    </div>
  )
}
