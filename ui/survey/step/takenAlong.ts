import { useEffect, useLayoutEffect, useRef } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'

/** What one was at on the page that stands in for a step, by the words on it. */
interface Along {
  readonly step: StepKey
  readonly open: readonly string[]
  readonly focused: string | null
  readonly top: number
}

const controls = 'a[href], button, summary, input'

/** What tells one control from the others of its page. */
const wordsOf = (control: Element): string => {
  const said = control instanceof HTMLInputElement ? control.labels?.[0] : control
  return `${control.tagName} ${control.getAttribute('href') ?? ''} ${said?.textContent ?? ''}`
}

const allOf = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)]

const alongFrom = (step: StepKey): Along => {
  const focused = document.activeElement
  return {
    step,
    open: allOf('details[open] > summary').map(wordsOf),
    focused: focused?.matches(controls) === true ? wordsOf(focused) : null,
    top: window.scrollY,
  }
}

const layOut = ({ open, focused, top }: Along): void => {
  for (const summary of allOf('details > summary'))
    if (open.includes(wordsOf(summary))) summary.parentElement?.setAttribute('open', '')
  const control = focused === null ? undefined : allOf(controls).find(one => wordsOf(one) === focused)
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  window.scrollTo(0, top)
}

let along: Along | null = null

/**
 * A step comes in the place of the page that stood in for it, with the same things beside it: what was opened there stays
 * open, and a control that had the focus has it still.
 * @param standsIn whether this is that page
 */
export const useTakenAlong = (step: StepKey, standsIn: boolean): void => {
  const taken = useRef<Along | null>(null)
  useLayoutEffect(() => {
    taken.current = along
    along = null
    return () => {
      if (!standsIn) return
      along = alongFrom(step)
      // What comes in its place comes at the same moment.
      queueMicrotask(() => {
        along = null
      })
    }
  }, [step, standsIn])
  useEffect(() => {
    const found = taken.current
    taken.current = null
    // After all effects of the page that comes: its title takes the focus in one of them.
    if (found?.step === step) queueMicrotask(() => layOut(found))
  }, [step])
}
