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

/**
 * axe is written for browsers whose objects have no fields of their own: it enters each colour into seven maps, which took a
 * fifth of the time. Whatever it keeps so once and for all, as it is read, is held by the colour itself.
 */
const heldByItself = `
class Held {
  at = Symbol()
  get(one) { return one[this.at] }
  has(one) { return this.at in one }
  set(one, value) { one[this.at] = value }
  add(one) { one[this.at] = true }
}
let isRead = false
function WeakMap() { return isRead ? new window.WeakMap() : new Held() }
function WeakSet() { return isRead ? new window.WeakSet() : new Held() }`

/** axe as it is, but quicker. */
export const axeSource = `(() => {${heldByItself};${source};isRead = true;(${readColoursOnce})(window.axe)})()`
