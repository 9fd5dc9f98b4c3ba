import type { BrowserContext, Page } from 'playwright-core'

/** Slow 4G: milliseconds, and bytes a second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const noLine = { ...slow4G, offline: true }
const slower = 4

type Line = typeof slow4G

/** The slow phone that a browser plays. */
export interface SlowPhone {
  /** A tab that has not opened anything yet; all that it opens is as slow. */
  readonly newTab: () => Promise<Page>
  /** Takes the line away, from tabs and workers, for good. */
  readonly loseLine: () => Promise<void>
}

/** What tells every service worker of a browser, and each that comes, which line it has. */
const workerLines = async (context: BrowserContext): Promise<(line: Line) => Promise<void>> => {
  const session = await context.browser()?.newBrowserCDPSession()
  if (session === undefined) throw new Error('This browser tells nothing of its workers')
  const workers = new Set<string>()
  let ids = 0
  let line: Line = slow4G
  // Playwright's sessions hear of none below them, so these are not flat: their messages go in an envelope.
  const tell = (sessionId: string, method: string, params: object): Promise<unknown> =>
    session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: ++ids, method, params }) })
  const give = (sessionId: string): Promise<unknown> => tell(sessionId, 'Network.emulateNetworkConditions', line)
  const arrived = async (targetId: string): Promise<void> => {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
    workers.add(sessionId)
    await give(sessionId)
  }
  session.on('Target.detachedFromTarget', ({ sessionId }) => void workers.delete(sessionId))
  // Given before, it does not hold.
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    if (message.includes('"Inspector.workerScriptLoaded"')) give(sessionId).catch(() => undefined)
  })
  session.on('Target.targetCreated', ({ targetInfo: { type, targetId } }) => {
    // One that goes at once needs no line.
    if (type === 'service_worker') arrived(targetId).catch(() => undefined)
  })
  await session.send('Target.setDiscoverTargets', { discover: true })
  return async to => {
    line = to
    await Promise.all([...workers].map(give))
  }
}

/**
 * Slow 4G and a processor that is four times slower. A page's line is not its service worker's, so each worker is given the
 * same; its processor stays as it is, since Chromium slows the threads of pages alone.
 */
export const slowPhone = async (context: BrowserContext): Promise<SlowPhone> => {
  const tellWorkers = await workerLines(context)
  let line: Line = slow4G
  return {
    newTab: async () => {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', line)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      return page
    },
    loseLine: async () => {
      line = noLine
      await tellWorkers(noLine)
      // The tabs that are open, and whatever else Playwright knows of.
      await context.setOffline(true)
    },
  }
}
