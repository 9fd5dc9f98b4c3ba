// The local storage of one browser: all its pages share it, and a browser that dies may bring back what stood there seconds before.

/** A page's way to it. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param later runs what brings it to the disk, once the browser comes to it */
export const deviceStorage = (later: (flush: () => void) => void) => {
  let values = new Map<string, string>()
  let onDisk = new Map<string, string>()
  let isRefused = false
  let isWaiting = false
  const flush = (): void => {
    isWaiting = false
    onDisk = new Map(values)
  }
  const changed = (): void => {
    if (!isWaiting) later(flush)
    isWaiting = true
  }
  const open = (): Map<string, string> => {
    if (isRefused) throw new DOMException('refused', 'SecurityError')
    return values
  }
  const storage: PageStorage = {
    getItem: key => open().get(key) ?? null,
    setItem: (key, value) => {
      open().set(key, value)
      changed()
    },
    removeItem: key => {
      open().delete(key)
      changed()
    },
  }
  return {
    storage,
    /** The browser died: what it had not brought to the disk is not there. */
    die: (): void => {
      values = new Map(onDisk)
    },
    refuse: (refused: boolean): void => {
      isRefused = refused
    },
    /** As somebody reads it who has the device. */
    read: (key: string): string | null => values.get(key) ?? null,
  }
}

/** What a page has of it that is gone: nothing reaches the disk any more. */
export const noStorage: PageStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('gone', 'SecurityError')
  },
  removeItem: () => undefined,
}
