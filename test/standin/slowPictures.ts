/** How often the status of a picture is asked before it is there. */
const callsUntilReady = 3

export type SlowPictures = {
  /** Counts a call for the status, and says whether the picture is there now. */
  ask(who: string, id: string): boolean
  isReady(who: string, id: string): boolean
}

/** The pictures that are made while a customer waits, for each customer anew; the office forgets them when it stops. */
export function slowPictures(): SlowPictures {
  const asked = new Map<string, number>()
  const keyOf = (who: string, id: string): string => `${who}/${id}`
  const isReady = (who: string, id: string): boolean => (asked.get(keyOf(who, id)) ?? 0) >= callsUntilReady
  return {
    ask(who, id) {
      asked.set(keyOf(who, id), (asked.get(keyOf(who, id)) ?? 0) + 1)
      return isReady(who, id)
    },
    isReady,
  }
}
