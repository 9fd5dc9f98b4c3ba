import type { BrowserContext } from 'playwright-core'
import { expect, inject } from 'vitest'

/** How a page tells on its console that the focus was lost; no visitor counts it as something that was said. */
const mark = 'the focus is lost: '

/**
 * In each page of the portal: after each click and each key the focus must be on something that has a name. A page may take
 * a moment to bring its next screen; what stays without the focus is told, and so is what the next act found without it. A
 * moment is counted in frames, of which a busy machine draws fewer.
 *
 * Not ours to hold: a click on what takes no focus, or only where a page brings it there; Tab, by which the browser itself
 * moves it out of the page; and a key where nothing had it before, as on a page that was just loaded.
 */
const watch = ({ mark, origins }: { mark: string; origins: readonly string[] }): void => {
  if (window !== top || !origins.includes(location.origin)) return
  const [briefly, forGood] = [15, 36]
  const takesFocus = 'a[href], button, input, select, textarea, summary, iframe, label, [tabindex]:not([tabindex="-1"])'
  const namedByText = 'a, button, summary, h1, h2, h3, h4, p, li, output, [role=tab], [role=status], [role=alert]'

  const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body
  const isNamed = (one: Element): boolean => {
    const ids = (one.getAttribute('aria-labelledby') ?? '').split(' ')
    const labels = 'labels' in one && one.labels instanceof NodeList ? [...one.labels] : []
    const named = [...labels, ...ids.map(id => document.getElementById(id)), one.querySelector(':scope > legend')]
    const texts = [
      ...['aria-label', 'title', 'alt'].map(name => one.getAttribute(name)),
      ...named.map(each => each?.textContent),
      one.matches(namedByText) ? one.textContent : null,
    ]
    // The main part takes it from 'Naar de inhoud', and its role says what it is.
    return one.localName === 'main' || texts.some(text => (text ?? '').trim() !== '')
  }
  // biome-ignore lint/suspicious/noConsole: the one way out of a page that every engine has
  const tell = (what: string): void => console.debug(`${mark}${what} at ${location.pathname}`)

  let acts = 0
  let without = 0
  let act = ''
  const follow = (mine: number): void => {
    if (mine !== acts) return
    if (!isNowhere()) {
      without = 0
      const { activeElement: one } = document
      if (one !== null && !isNamed(one)) tell(`${one.outerHTML.slice(0, 120)} has it and no name, after ${act}`)
      return
    }
    without += 1
    if (without < forGood) requestAnimationFrame(() => follow(mine))
    else tell(`nothing has it after ${act}`)
  }
  const acted = (event: Event): void => {
    if (!event.isTrusted || !(event.target instanceof Element)) return
    if (without > briefly && without < forGood) tell(`nothing had it until the act after ${act}`)
    without = 0
    acts += 1
    const target = event.target.closest(takesFocus)
    const isKey = event instanceof KeyboardEvent
    if (isKey ? event.key === 'Tab' || isNowhere() : target === null) return
    act = `${isKey ? event.key : event.type} on ${(target ?? event.target).outerHTML.slice(0, 120)}`
    const mine = acts
    // By then the browser has taken it from what went.
    requestAnimationFrame(() => requestAnimationFrame(() => follow(mine)))
  }
  for (const type of ['click', 'keydown']) window.addEventListener(type, acted, true)
}

const lost: string[] = []

/** Every page of this browser profile tells of a focus that was lost. */
export const watchFocus = async (context: BrowserContext): Promise<void> => {
  context.on('console', message => {
    if (message.text().startsWith(mark)) lost.push(message.text())
  })
  await context.addInitScript(watch, { mark, origins: [inject('portalUrl'), inject('associationUrl')] })
}

/** The law of all journeys: nothing that somebody did took the focus away. */
export const expectFocusKept = (): void => expect(lost.splice(0)).toEqual([])
