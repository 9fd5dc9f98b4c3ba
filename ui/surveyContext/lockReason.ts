import { lockedTexts } from '../../domain/texts/receivedTexts'
import { isLockedBySending } from '../../events/state/sendingState'
import type { State } from '../../events/state/state'
import { useView } from './useView'

/** Why answers are locked during sending, in words; null while they can be changed, and after sending. */
export const lockReason = ({ sending }: Pick<State, 'sending'>): string | null => {
  if (!isLockedBySending(sending)) return null
  if (sending.tag === 'oneFile') return lockedTexts.oneFile
  return sending.tag === 'busy' ? lockedTexts.onItsWay : lockedTexts.unclear
}

export const useLockReason = (): string | null => useView(({ state }) => lockReason(state))
