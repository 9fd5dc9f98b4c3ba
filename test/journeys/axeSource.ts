import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const required = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
/** The very axe that the builder would put into the page, as its makers shorten it: each new page reads less than half. */
const source = readFileSync(required.resolve('axe-core/axe.min.js'), 'utf8')

/** What of axe is used in the page. */
interface Axe {
  readonly commons: { readonly color: { readonly Color: { readonly prototype: Color } } }
}
interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (text: string) => Color
}

/** Runs in the page. What a text says of a colour never changes: it is read once, which took a third of the time. */
const readColoursOnce = (axe: Axe): void => {
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, readonly [number, number, number, number]>()
  prototype.parseString = function (text) {
    const before = known.get(text)
    if (before === undefined) {
      parseString.call(this, text)
      known.set(text, [this.r, this.g, this.b, this.alpha])
    } else [this.r, this.g, this.b, this.alpha] = before
    return this
  }
}

/** axe as it is, but quicker. */
export const axeSource = `${source};(${readColoursOnce})(window.axe)`
