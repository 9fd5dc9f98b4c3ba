/** The rules of every style sheet of this page but its letters, which the page itself loads. */
const rulesOf = (sheets: Iterable<CSSStyleSheet>): string =>
  [...sheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(rule => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n')

let made: CSSStyleSheet | null = null

/**
 * The page's own style sheets as one that a shadow root can take: what stands in there is styled as in the portal, and
 * what the tool and the customer's screen call alike stays apart.
 */
export const pageSheet = (): CSSStyleSheet => {
  if (made !== null) return made
  made = new CSSStyleSheet()
  made.replaceSync(rulesOf(document.styleSheets))
  return made
}
