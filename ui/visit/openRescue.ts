import type { KeyValueStorage } from '../../events/storage'
import type { LeftBehind, Rescue } from '../../events/store/rescue'
import { rescueKey } from '../../events/store/rescueKey'
import { inTime } from '../app/missingCode'
import { fetchLater, type LaterCode, laterCode$ } from './later'

const isEmpty = (storage: KeyValueStorage, name: string): boolean => {
  try {
    return storage.getItem(rescueKey(name)) === null
  } catch {
    return true
  }
}

/**
 * What pages that went away left of a log, and the place for what this one leaves. No answer can be given before the later
 * code is there, so only what others left waits for it.
 * @param storage null for a log that is not kept
 * @param key what is kept there is sealed with; null where there is none
 * @throws `MissingCode`
 */
export const openRescue = async (
  storage: KeyValueStorage | null,
  key: Uint8Array | null,
  name: string,
  page: string,
): Promise<{ readonly rescue: Rescue; readonly left: readonly LeftBehind[] }> => {
  const open = ({ createRescue, sealedStorage }: LaterCode): Rescue =>
    createRescue(storage === null ? null : sealedStorage(storage, key), name, page)
  if (storage !== null && !isEmpty(storage, name)) {
    const rescue = open(await inTime(fetchLater()))
    return { rescue, left: rescue.take() }
  }
  let there: Rescue | null = null
  const now = (): Rescue | null => {
    const code = laterCode$.value
    if (code !== null) there ??= open(code)
    return there
  }
  return {
    rescue: {
      keep: (head, waiting) => now()?.keep(head, waiting),
      take: () => now()?.take() ?? [],
      clear: () => now()?.clear(),
    },
    left: [],
  }
}
