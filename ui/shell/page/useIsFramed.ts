import { useState } from 'react'

/**
 * Whether the portal is in a frame of another page, where it has no top bar (spec 1 section 2, 'Top bar'). It does not
 * change while the page lives.
 */
export const useIsFramed = (): boolean => useState(() => isFramed(window))[0]

/** Whether a page is in a frame. A frame of another origin may forbid asking: then it is. */
const isFramed = (page: Pick<Window, 'self' | 'top'>): boolean => {
  try {
    return page.self !== page.top
  } catch {
    return true
  }
}
