import type { ReactNode } from 'react'
import { lockedTexts } from '../../../domain/texts/sendingTexts'
import { isLocked, isOnItsWay } from '../../../events/state/sendingState'
import type { State } from '../../../events/state/state'
import { Button } from '../../widgets/Button'
import { InfoBlock } from '../../widgets/InfoBlock'
import { useView } from '../portal'
import styles from './StepScreen.module.css'
import type { GoToStep } from './wizardDoors'

const whyLocked = ({ sending }: State): string | null => {
  if (!isLocked(sending)) return null
  return isOnItsWay(sending) ? lockedTexts.onItsWay : lockedTexts.unclear
}

/** Why nothing can be answered now; null while it can. */
export const useLocked = (): string | null => useView(({ state }) => whyLocked(state))

type LockedNoticeProps = Readonly<{ why: string; onNavigate: GoToStep }>

/** Why nothing can be answered now, with the way to where it is being found out. */
export const LockedNotice = ({ why, onNavigate }: LockedNoticeProps) => (
  <InfoBlock kind="warning">
    <p>{why}</p>
    <Button iconAfter="forward" onClick={() => onNavigate('complete')}>
      {lockedTexts.toSending}
    </Button>
  </InfoBlock>
)

/** What can be answered: while it is locked, seen as it was sent and not to be changed. */
export const Answerable = ({ locked, children }: { readonly locked: boolean; readonly children: ReactNode }) =>
  locked ? (
    <fieldset role="presentation" className={styles.answerable} disabled>
      {children}
    </fieldset>
  ) : (
    children
  )
