/** Widths in CSS pixels at which a screen must have room for its text. */
export const textWidths = [320, 390, 1024] as const

/** In the page: how many pixels it is too wide as it is, with its text at 200%, and with the spacing of WCAG 1.4.12. */
export const widthOver = (): Readonly<Record<'plain' | 'large' | 'airy', number>> => {
  const root = document.documentElement
  const measure = (): number => Math.max(0, root.scrollWidth - root.clientWidth)
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
