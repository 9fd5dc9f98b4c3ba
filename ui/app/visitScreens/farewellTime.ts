/**
 * Counts down the seconds to the automatic logout of the success page; an action lets them begin anew, holding ends the
 * count for good.
 */
import { farewellSeconds } from '../../survey/sending/SuccessScreen'

/** Seconds from the customer's last action on (WCAG 2.2.1). */
const actedSeconds = 20

/** The seconds until the customer is logged out, and how many they were; `left` null: he stays until he does it himself. */
export interface FarewellTime {
  readonly left: number | null
  readonly of: number
}

/** `acted`: a key, or focus that moved: somebody is there, and may still be listening to the page. */
type FarewellTimeEvent = 'second' | 'acted' | 'held'

export const initialFarewellTime: FarewellTime = { left: farewellSeconds, of: farewellSeconds }

/** Once it is held, or onEnd, nothing changes it any more. */
const nextFarewellTime = (time: FarewellTime, what: FarewellTimeEvent): FarewellTime => {
  if (time.left === null || time.left === 0) return time
  switch (what) {
    case 'second':
      return { ...time, left: time.left - 1 }
    case 'acted':
      return { left: actedSeconds, of: actedSeconds }
    case 'held':
      return { ...time, left: null }
  }
}

export const startFarewellCountdown = (onChange: (time: FarewellTime) => void, onEnd: () => void) => {
  let time = initialFarewellTime
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    if (time.left !== null) timer = setTimeout(() => happen('second'), 1000)
  }
  const happen = (what: FarewellTimeEvent): void => {
    const next = nextFarewellTime(time, what)
    if (next === time) return
    time = next
    if (time.left === 0) onEnd()
    else {
      onChange(time)
      wait()
    }
  }
  wait()
  return { happen, stop: () => clearTimeout(timer) }
}
