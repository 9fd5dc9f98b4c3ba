import { mendSheets } from './sheets'

/** Why code of the portal is not there: `newer`: the server has another build by now; else it could not be reached. */
export type WhyMissing = 'newer' | 'unreachable'

/** Code that was to be fetched when it was needed, and did not come. */
export class MissingCode extends Error {
  readonly why: WhyMissing

  constructor(why: WhyMissing) {
    super(`Code is missing: ${why}`)
    this.why = why
  }
}

/** @param error whatever was thrown; what is no `MissingCode` says nothing of a newer build */
export const whyMissing = (error: unknown): WhyMissing => (error instanceof MissingCode ? error.why : 'unreachable')

/** The address of the portal's own script in a text of the page; null in any other text. */
const scriptIn = (page: string): string | null => /<script type="module"[^>]*\ssrc="([^"]+)"/.exec(page)?.[1] ?? null

/** How long the server may take to say its page, in milliseconds (our choice). */
const pageLimit = 10_000

/** What the server's page says now; anything but a page of the portal, or none in time, is not known to be newer. */
const judge = async (ownScript: string): Promise<WhyMissing> => {
  const signal = AbortSignal.timeout(pageLimit)
  const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' }, signal })
  const script = answer.ok ? scriptIn(await answer.text()) : null
  return script === null || script === ownScript ? 'unreachable' : 'newer'
}

const ownScript = (): string | null => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/**
 * Code that comes when it is needed. Files of a build before are gone from the server as soon as there is a new one, so
 * where they do not come the page itself is asked for.
 * @returns rejects with `MissingCode` alone
 */
export const fetched = async <A>(fetchCode: () => Promise<A>): Promise<A> => {
  try {
    await mendSheets()
    return await fetchCode()
  } catch {
    const script = ownScript()
    throw new MissingCode(script === null ? 'unreachable' : await judge(script).catch(() => 'unreachable' as const))
  }
}

/** What stands beside a screen is waited for no longer, in milliseconds (our choice): the screen goes on without it. */
export const besidePatience = 1500

/** How long somebody waits for a screen before being told that it does not come, in milliseconds (our choice). */
const patience = 30_000

/**
 * Code that somebody waits for: rejects with `MissingCode` once that takes too long. It may still come later.
 * @param ms milliseconds
 */
export const inTime = <A>(coming: Promise<A>, ms = patience): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(reject, ms, new MissingCode('unreachable'))
    void coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
