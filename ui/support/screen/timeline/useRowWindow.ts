import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Virtualises a list of rows of equal height: returns the range in view, and scrolls the current row into view.
 * @param rem the height of a row
 * @param current the row that is to be in sight whenever it is another one; -1 for none
 */
export const useRowWindow = (scroller: RefObject<HTMLElement | null>, rem: number, current: number): RowWindow => {
  const [rowWindow, setRowWindow] = useState<RowWindow>({ first: 0, count: 30, height: rem * 16 })
  // Known from when it last changed: to ask for it in the middle of a step would lay out the page that is being drawn.
  const scrollState = useRef<ScrollState | null>(null)
  const measure = useCallback((): void => {
    const element = scroller.current
    if (element === null) return
    const { scrollTop, clientHeight } = element
    scrollState.current = { scrollTop, clientHeight, height: rem * rootSize() }
    const next = windowAt(scrollState.current)
    setRowWindow(was => (isSame(was, next) ? was : next))
  }, [scroller, rem])
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller, measure])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null || current < 0) return
    if (scrollState.current === null) measure()
    const to = scrollState.current === null ? null : scrollTopFor(scrollState.current, current)
    if (to === null) return
    element.scrollTop = to
    measure()
  }, [scroller, current, measure])
  return rowWindow
}

/** The range of rows of a long list to render. */
interface RowWindow {
  readonly first: number
  readonly count: number
  /** Of one row, in pixels. */
  readonly height: number
}

/** The scroll state of a list, in pixels. */
interface ScrollState {
  readonly scrollTop: number
  readonly clientHeight: number
  /** Of one row. */
  readonly height: number
}

/** So many beyond what is in sight. */
const extraRows = 6

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

const windowAt = ({ scrollTop, clientHeight, height }: ScrollState): RowWindow => ({
  first: Math.max(0, Math.floor(scrollTop / height) - extraRows),
  count: Math.ceil(clientHeight / height) + 2 * extraRows,
  height,
})

const isSame = (a: RowWindow, b: RowWindow): boolean =>
  a.first === b.first && a.count === b.count && a.height === b.height

/** The scroll position that brings a row into view; null where it is in view. */
export const scrollTopFor = ({ scrollTop, clientHeight, height }: ScrollState, row: number): number | null => {
  const [top, bottom] = [row * height, (row + 1) * height]
  if (top < scrollTop) return Math.max(0, top - clientHeight / 3)
  return bottom > scrollTop + clientHeight ? bottom - (clientHeight * 2) / 3 : null
}
