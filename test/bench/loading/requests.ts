import type { Page, Request } from 'playwright-core'

/** The requests of a page. */
export interface Requests {
  /** How many there were until now: scripts, and all together. */
  readonly count: () => { readonly scripts: number; readonly requests: number }
  /** A line for each: from when to when, in milliseconds since `from`, which is a moment of `now()`. */
  readonly waterfall: (from: number) => readonly string[]
}

const pathOf = (request: Request): string => new URL(request.url()).pathname

const spanOf = (request: Request, from: number): string => {
  const { startTime, responseEnd } = request.timing()
  // -1: it never came, or is on its way.
  const end = responseEnd < 0 ? '' : (startTime + responseEnd - from).toFixed(0)
  return `${(startTime - from).toFixed(0).padStart(6)} ${end.padStart(6)}`
}

/** Listens from now on. What the browser asks beside the page, as whether it may call at all, is not told. */
export const requestsOf = (page: Page): Requests => {
  const asked: Request[] = []
  page.on('request', request => {
    if (/^https?:/.test(request.url())) asked.push(request)
  })
  return {
    count: () => ({
      scripts: asked.filter(request => pathOf(request).endsWith('.js')).length,
      requests: asked.length,
    }),
    waterfall: from => {
      const started = (request: Request): number => request.timing().startTime
      return [...asked]
        .filter(request => started(request) > 0)
        .sort((a, b) => started(a) - started(b))
        .map(request => `${spanOf(request, from)}  ${pathOf(request)}`)
    },
  }
}
