import { type Clock, msToMidnight } from '../../events/clock'

/** What the page itself goes through while a visit lasts. Timers sleep with the machine, so waking counts as a new look. */
export const followPage = (
  clock: Clock,
  on: { readonly leaving: () => void; readonly day: () => void },
): (() => void) => {
  let midnight: ReturnType<typeof setTimeout>
  const look = (): void => {
    clearTimeout(midnight)
    on.day()
    midnight = setTimeout(look, msToMidnight(clock.now()) + 1000)
  }
  const visibilityChanged = (): void => {
    if (document.visibilityState === 'hidden') on.leaving()
    else look()
  }
  look()
  window.addEventListener('pagehide', on.leaving)
  document.addEventListener('visibilitychange', visibilityChanged)
  return () => {
    clearTimeout(midnight)
    window.removeEventListener('pagehide', on.leaving)
    document.removeEventListener('visibilitychange', visibilityChanged)
  }
}
