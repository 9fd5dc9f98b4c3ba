/**
 * Remembers the field of the main part that the customer last typed in or clicked, with the scroll position, and goes
 * back there; passing through with Tab does not count.
 */

/** Keys that lead elsewhere, and do nothing where they are pressed. */
const leading = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'])

/** Remembers the field in which the customer worked last, and the scroll position. */
export interface FocusTracker {
  /** To be called as the customer leaves it for a moment: what a hand on the mouse has in sight then, stays so. */
  readonly leave: () => void
  /** Back to the field where the customer worked last, with the caret where it was; to the title where there was none. */
  readonly comeBack: () => void
  readonly stop: () => void
}

interface Work {
  readonly field: HTMLElement
  readonly left: number
  readonly top: number
}

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

export const trackFocus = (page: Document): FocusTracker => {
  let last: Work | null = null
  let isPointed = false
  let back: Work | null = null
  /** What was in sight when the customer left is what he wants to see again. */
  let isSeen = true
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.closest('main') !== null)
      last = { field: target, left: window.scrollX, top: window.scrollY }
  }
  const key = (event: KeyboardEvent): void => {
    isPointed = false
    if (!leading.has(event.key)) note(event)
  }
  const point = (): void => {
    isPointed = true
  }
  const focused = (event: Event): void => {
    if (isPointed) note(event)
  }
  page.addEventListener('keydown', key, true)
  page.addEventListener('input', note, true)
  page.addEventListener('pointerdown', point, true)
  page.addEventListener('focusin', focused, true)
  return {
    leave: () => {
      // Whoever came by Tab has passed all that lies between, and does not want to go back through it.
      isSeen = isPointed
      back = last !== null && isPointed ? { ...last, left: window.scrollX, top: window.scrollY } : last
    },
    comeBack: () => {
      if (back === null || !back.field.isConnected)
        return page.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      const { field, left, top } = back
      field.focus({ preventScroll: true })
      window.scrollTo({ left, top, behavior: 'instant' })
      if (!isSeen && !isInSight(field)) field.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
    stop: () => {
      page.removeEventListener('keydown', key, true)
      page.removeEventListener('input', note, true)
      page.removeEventListener('pointerdown', point, true)
      page.removeEventListener('focusin', focused, true)
    },
  }
}
