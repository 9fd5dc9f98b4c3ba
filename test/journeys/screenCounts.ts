import type { Page } from 'playwright-core'

/** What a screen asks of who looks at it: what shows in the window as it opens, and how long the page is. */
export interface ScreenCounts {
  /** Links, buttons, fields and options to choose from that show in the window; the options of a list that folds out aside. */
  readonly controls: number
  /** Words that show in the window. */
  readonly words: number
  /** Pixels. */
  readonly height: number
}

/**
 * Runs in the page. Counted as issue J counted: what is in the window for a part counts, whatever lies over it; the ways past
 * the bar, which show once they have the focus, are controls; the list of steps is one; what is drawn for who listens alone is no word.
 */
export const countHere = async (): Promise<ScreenCounts> => {
  await document.fonts.ready
  window.scrollTo(0, 0)
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const isInWindow = ({ left, right, top, bottom, width, height }: DOMRect): boolean =>
    width > 1 && height > 1 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
  const isDrawn = (one: Element): boolean => {
    for (let around: Element | null = one; around !== null; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect()
      if (width <= 1 && height <= 1 && getComputedStyle(around).overflow === 'hidden') return false
    }
    return one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    // Of what is chosen its words are drawn as one thing with it.
    .map(one => (one.matches('[type=radio], [type=checkbox], [type=file]') ? (one.closest('label') ?? one) : one))
    // The list of steps is one stop, however many of them can be gone to.
    .map(one => one.closest('nav[data-step]') ?? one)
    .filter((one, at, all) => all.indexOf(one) === at && isDrawn(one) && isInWindow(one.getBoundingClientRect()))
  let words = 0
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const around = text.parentElement
    if (around === null || around.closest('option, script, style') !== null || !isDrawn(around)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if (isInWindow(range.getBoundingClientRect())) words += (text.nodeValue ?? '').match(/\S+/g)?.length ?? 0
  }
  return { controls: controls.length, words, height: document.documentElement.scrollHeight }
}

/** Counted from the top of the page, as it opens. */
export const countsOf = (page: Page): Promise<ScreenCounts> => page.evaluate(countHere)

/** Runs in the page: what the first field is, where it is not wholly in the window or lies under something; else null. */
const firstHidden = (): string | null => {
  window.scrollTo(0, 0)
  const field = [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea)')].find(one =>
    one.checkVisibility(),
  )
  if (field === undefined) return 'no field'
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : []
  const named = field.closest('[role=radiogroup], fieldset')?.getAttribute('aria-labelledby')
  const asked = named === null || named === undefined ? labels : [...labels, document.getElementById(named)]
  for (const one of [field.matches('[type=radio], [type=checkbox]') ? null : field, ...asked]) {
    if (!(one instanceof HTMLElement)) continue
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isSeen = top >= 0 && bottom <= innerHeight && there !== null && (one.contains(there) || there.contains(one))
    if (!isSeen) return `${one.outerHTML.slice(0, 120)} from ${Math.round(top)} to ${Math.round(bottom)}`
  }
  return null
}

/** What of the first question and its field is not in sight as the page opens; null when all of it is. */
export const firstQuestionHidden = (page: Page): Promise<string | null> => page.evaluate(firstHidden)
