import { createContext, type ReactNode, useContext } from 'react'
import { lockedTexts } from '../../domain/texts/receivedTexts'
import { isLockedBySending } from '../../events/state/sendingState'
import type { State } from '../../events/state/state'
import { Button } from '../widgets/Button'
import { InfoBlock } from '../widgets/InfoBlock'
import styles from './stepNotices.module.css'
import { useView } from './surveyContext'
import type { GoToStep } from './wizardActions'

/** Why nothing can be answered now, in words; null while it can. What went out is not on its way any more. */
export const lockReason = ({ sending }: Pick<State, 'sending'>): string | null => {
  if (!isLockedBySending(sending)) return null
  if (sending.tag === 'oneFile') return lockedTexts.oneFile
  return sending.tag === 'busy' ? lockedTexts.onItsWay : lockedTexts.unclear
}

export const useLockReason = (): string | null => useView(({ state }) => lockReason(state))

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

/** Whether what stands on this step is only to be seen: as it was sent. */
export const LockedContext = createContext(false)

export const useIsLocked = (): boolean => useContext(LockedContext)

/** What is answered: not to be changed while it is locked. What only opens and closes stands outside of it. */
export const Answerable = ({ children }: { readonly children: ReactNode }) =>
  useIsLocked() ? (
    <fieldset role="presentation" className={styles.answerable} data-locked disabled>
      {children}
    </fieldset>
  ) : (
    children
  )
