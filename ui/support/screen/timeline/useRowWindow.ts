import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** Which rows of a long list are to be drawn: from `first`, so many. */
export interface RowWindow {
  readonly first: number
  readonly count: number
  /** Of one row, in pixels. */
  readonly height: number
}

/** So many beyond what is in sight. */
const spare = 6

const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/**
 * The rows of a list of equal heights that are in sight. Only they are drawn: a log of ten thousand scrolls as one of ten.
 * @param rem the height of a row
 * @param current the row that is to be in sight whenever it is another one; -1 for none
 */
export const useRowWindow = (scroller: RefObject<HTMLElement | null>, rem: number, current: number): RowWindow => {
  const [seen, setSeen] = useState<RowWindow>({ first: 0, count: 30, height: rem * 16 })
  const measure = useCallback((): void => {
    const element = scroller.current
    if (element === null) return
    const height = rem * rootSize()
    const first = Math.max(0, Math.floor(element.scrollTop / height) - spare)
    const count = Math.ceil(element.clientHeight / height) + 2 * spare
    setSeen(was =>
      was.first === first && was.count === count && was.height === height ? was : { first, count, height },
    )
  }, [scroller, rem])
  useEffect(() => {
    const element = scroller.current
    if (element === null) return
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      watching.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [scroller, measure])
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null || current < 0) return
    const height = rem * rootSize()
    const [top, bottom] = [current * height, (current + 1) * height]
    const { scrollTop, clientHeight } = element
    if (top < scrollTop) element.scrollTop = Math.max(0, top - clientHeight / 3)
    else if (bottom > scrollTop + clientHeight) element.scrollTop = bottom - (clientHeight * 2) / 3
    measure()
  }, [scroller, rem, current, measure])
  return seen
}
