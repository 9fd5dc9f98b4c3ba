/** Widths in CSS pixels at which a screen must have room for its text. */
export const textWidths = [320, 390, 1024] as const

/**
 * In the page: how many pixels it is too wide as it is, with its text at 200%, and with the spacing of WCAG 1.4.12. A page of
 * the portal clips what sticks out, so that its texts and controls are measured too.
 */
export const widthOver = (): Readonly<Record<'plain' | 'large' | 'airy', number>> => {
  const root = document.documentElement
  const controls = 'input, select, textarea, button, img, svg'
  const hasText = (part: Element): boolean =>
    [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')
  /** What scrolls in a box of its own, or is there for the ear alone. */
  const isApart = (part: Element | null): boolean =>
    part !== null &&
    (/auto|scroll/.test(getComputedStyle(part).overflowX) || part.clientWidth === 1 || isApart(part.parentElement))
  const isClipped = (part: Element | null): boolean =>
    part !== null && (getComputedStyle(part).overflowX === 'clip' || isClipped(part.parentElement))
  const measured = isClipped(document.querySelector('main')) ? 'main *' : ':not(*)'
  const measure = (): number => {
    const sticksOut = [...document.querySelectorAll(measured)]
      .filter(part => part.matches(controls) || hasText(part))
      .map(part => ({ part, over: Math.floor(part.getBoundingClientRect().right - root.clientWidth) }))
      .filter(({ part, over }) => over > 0 && part.checkVisibility() && !isApart(part.parentElement))
    return Math.max(0, root.scrollWidth - root.clientWidth, ...sticksOut.map(({ over }) => over))
  }
  const plain = measure()
  root.style.fontSize = '200%'
  const large = measure()
  root.style.fontSize = ''
  const spaced = new CSSStyleSheet()
  spaced.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets.push(spaced)
  const airy = measure()
  document.adoptedStyleSheets.pop()
  return { plain, large, airy }
}
