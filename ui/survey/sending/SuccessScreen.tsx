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
    /** What is told of a sending of before this visit. */
    before: string | null
    partnerInvited: boolean
    /** Whether the office named an address to go to after sending (checklist OPEN-132). */
    redirected: boolean
    /** The seconds until the customer is logged out; null: he stays until he does it himself. */
    left: number | null
    /** How many there were. */
    of: number
    onHold: () => void
    onLogOut: () => void
    /** What arrived. */
    children?: ReactNode
  }>

/** After sending: nothing of the visit is left on this device, so it is told what it must say. */
export const SuccessScreen = ({
  frame: Frame,
  before,
  partnerInvited,
  redirected,
  left,
  of,
  children,
  ...on
}: SuccessScreenProps) => {
  const logOut = useRef<HTMLButtonElement>(null)
  const held = left === null
  // The button that was pressed is gone.
  useEffect(() => {
    if (held) logOut.current?.focus()
  }, [held])
  const { close, held: stays, redirectedLater, leaving, hold } = successTexts
  // Who listens hears it once, with all the seconds; a line that is there from the start would not be said.
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(`${successTexts.leaving(of, redirected)} ${successTexts.holdHow}`), [of, redirected])
  const heldWords = `${stays}${redirected ? ` ${redirectedLater}` : ''}`
  return (
    <Frame title={successTitle} layout="wide">
      <div className={styles.success}>
        {before !== null && <p>{before}</p>}
        {!redirected && <p>{close}</p>}
        {/* In sight, however much is told. */}
        <div className={styles.ending}>
          <p aria-hidden="true" className={styles.left}>
            {held ? heldWords : leaving(left, redirected)}
          </p>
          <VisuallyHidden>
            <span role="status">{held ? heldWords : said}</span>
          </VisuallyHidden>
          <Actions>
            {!held && (
              <Button kind="primary" onClick={on.onHold}>
                {hold}
              </Button>
            )}
            <Button ref={logOut} kind={held ? 'primary' : 'secondary'} onClick={on.onLogOut}>
              {held ? successTexts.logOutHeld : successTexts.logOut}
            </Button>
          </Actions>
        </div>
        {partnerInvited && <InfoBlock>{successTexts.partner}</InfoBlock>}
        {children}
      </div>
    </Frame>
  )
}
