import { useState } from 'react'

/** Whether a page is in a frame. A frame of another origin may forbid asking: then it is. */
const isFramed = (page: Pick<Window, 'self' | 'top'>): boolean => {
  try {
    return page.self !== page.top
  } catch {
    return true
  }
}

/** In a frame there is no top bar and no room for it (spec 1 section 2, 'Top bar'); it does not change while the page lives. */
export const useIsFramed = (): boolean => useState(() => isFramed(window))[0]
