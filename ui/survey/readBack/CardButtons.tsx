/**
 * Shows the buttons of a read-back card: 'Klopt' and 'Wijzigen', or 'Klaar' while open; none while locked or where
 * nothing can be changed.
 */
import * as E from 'fp-ts/Either'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { type CardAddress, isShortCard } from '../../../domain/engine/readBack'
import { readBackTexts } from '../../../domain/texts/readBackTexts'
import { focusOn } from '../../shell/page/FocusLink'
import { useIsLocked } from '../../surveyContext/lockedContext'
import { useSurvey } from '../../surveyContext/surveyContext'
import { Button } from '../../widgets/Button'
import { classNames } from '../../widgets/classNames'
import styles from './ReadBackCard.module.css'
import type { CardState } from './useReadBack'

type CardButtonsProps = Readonly<{
  card: CardAddress
  path: string
  state: CardState
  /** The card's name, for screen readers. */
  name: string
  more?: ReactNode
}>

export const CardButtons = ({ card, path, state, name, more }: CardButtonsProps) => {
  const { dispatch } = useSurvey()
  const isLocked = useIsLocked()
  const { mode, first, rested, isComplete } = state
  const nameOf = (words: string): string => `${words}: ${name}`
  const turn = (open: boolean | null, to: string): void => {
    flushSync(() => state.set(open))
    // Scrolls no more than needed.
    focusOn(to, 'nearest')
  }
  const confirm = (): void => {
    if (E.isRight(dispatch({ type: 'ConfirmItem', path, rested }))) turn(null, path)
  }
  if (isLocked) return null
  if (mode === 'open')
    return (
      <div className={styles.buttons}>
        {state.closes && (
          <Button id={path} onClick={() => turn(false, path)} ariaLabel={nameOf(readBackTexts.ready)}>
            {readBackTexts.ready}
          </Button>
        )}
        {more}
      </div>
    )
  if (first === null) return null
  const canConfirm = mode === 'read' && isComplete && !isShortCard(card)
  return (
    <div className={classNames(styles.buttons, !canConfirm && styles.alone, 'screenOnly')}>
      {canConfirm && (
        <Button id={path} onClick={confirm} ariaLabel={nameOf(readBackTexts.confirm)}>
          {readBackTexts.confirm}
        </Button>
      )}
      <Button
        kind="quiet"
        {...(canConfirm ? {} : { id: path })}
        onClick={() => turn(true, first)}
        ariaLabel={nameOf(readBackTexts.change)}
      >
        {readBackTexts.change}
      </Button>
    </div>
  )
}
