import { useEffect, useRef } from 'react'
import { successTexts } from '../../../domain/texts/sendingTexts'
import { successTitle } from '../../../domain/texts/texts'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import type { WizardDoors } from '../step/wizardDoors'
import styles from './SuccessScreen.module.css'

type SuccessScreenProps = Pick<WizardDoors, 'frame'> &
  Readonly<{
    /** What is told of a sending of before this visit. */
    before: string | null
    partnerInvited: boolean
    /** Whether the office named an address to go to after sending (checklist OPEN-132). */
    redirected: boolean
    /** Whether the customer stays until he logs out himself. */
    held: boolean
    onHold: () => void
    onLogOut: () => void
  }>

/** After sending: nothing of the visit is left to read, so it is told what it must say. */
export const SuccessScreen = ({
  frame: Frame,
  before,
  partnerInvited,
  redirected,
  held,
  ...on
}: SuccessScreenProps) => {
  const logOut = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (held) logOut.current?.focus()
  }, [held])
  const { close, redirected: soon, held: stays, redirectedLater } = successTexts
  return (
    <Frame title={successTitle} layout="wide">
      <div className={styles.success}>
        {before !== null && <p>{before}</p>}
        {!redirected && <p>{close}</p>}
        <p role="status">{held ? `${stays}${redirected ? ` ${redirectedLater}` : ''}` : redirected && soon}</p>
        {partnerInvited && <InfoBlock>{successTexts.partner}</InfoBlock>}
        <div className={styles.ways}>
          {!held && <Button onClick={on.onHold}>{successTexts.hold}</Button>}
          <Button ref={logOut} kind={held ? 'primary' : 'secondary'} onClick={on.onLogOut}>
            {successTexts.logOut}
          </Button>
        </div>
      </div>
    </Frame>
  )
}
