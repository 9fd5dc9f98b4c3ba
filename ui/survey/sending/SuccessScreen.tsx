/**
 * The success page, with the countdown to logging out, which the customer can stop. Gets all it shows as props, because
 * the log on the device is erased.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { successTitle } from '../../../domain/texts/pageTitles'
import { successTexts } from '../../../domain/texts/successTexts'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { Actions } from '../../widgets/Actions'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import styles from './SuccessScreen.module.css'

/** Seconds from the success page to the end of the session (spec 2 section 9). */
export const farewellSeconds = 5

type SuccessScreenProps = Pick<WizardActions, 'frame'> &
  Readonly<{
    /** The text about a sending before this visit; null for none. */
    before: string | null
    partnerInvited: boolean
    /** Whether the office named an address to go to after sending (checklist OPEN-132). */
    redirected: boolean
    /** The seconds until the customer is logged out; null after 'stay'. */
    secondsLeft: number | null
    /** The seconds at the start. */
    seconds: number
    onHold: () => void
    onLogOut: () => void
    /** The confirmation of what arrived. */
    children?: ReactNode
  }>

export const SuccessScreen = ({
  frame: Frame,
  before,
  partnerInvited,
  redirected,
  secondsLeft,
  seconds,
  children,
  ...actions
}: SuccessScreenProps) => {
  const logOut = useRef<HTMLButtonElement>(null)
  const isHeld = secondsLeft === null
  // The button that was pressed is gone.
  useEffect(() => {
    if (isHeld) logOut.current?.focus()
  }, [isHeld])
  const { close, held: heldText, redirectedLater, leaving, hold } = successTexts
  // Who listens hears it once, with all the seconds; a line that is there from the start would not be said.
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () => setAnnouncement(`${successTexts.leaving(seconds, redirected)} ${successTexts.holdHow}`),
    [seconds, redirected],
  )
  const heldWords = `${heldText}${redirected ? ` ${redirectedLater}` : ''}`
  return (
    <Frame title={successTitle} layout="wide">
      <div className={styles.success}>
        {before !== null && <p>{before}</p>}
        {!redirected && <p>{close}</p>}
        {/* In sight, however much is told. */}
        <div className={styles.ending}>
          <p aria-hidden="true" className={styles.left}>
            {isHeld ? heldWords : leaving(secondsLeft, redirected)}
          </p>
          <VisuallyHidden>
            <span role="status">{isHeld ? heldWords : announcement}</span>
          </VisuallyHidden>
          <Actions>
            {!isHeld && (
              <Button kind="primary" onClick={actions.onHold}>
                {hold}
              </Button>
            )}
            <Button ref={logOut} kind={isHeld ? 'primary' : 'secondary'} onClick={actions.onLogOut}>
              {isHeld ? successTexts.logOutHeld : successTexts.logOut}
            </Button>
          </Actions>
        </div>
        {partnerInvited && <InfoBlock>{successTexts.partner}</InfoBlock>}
        {children}
      </div>
    </Frame>
  )
}
