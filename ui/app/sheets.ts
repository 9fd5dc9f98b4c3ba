/** Style sheets that did not come. */
const dead = new Set<HTMLLinkElement>()
/** What is asked for again. */
const coming = new Set<Promise<unknown>>()

/** Hears of every style sheet of the page that does not come, from now on. */
export const watchSheets = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.relList.contains('stylesheet')) dead.add(target)
    },
    // It does not bubble.
    true,
  )

/** A fresh link in the place of a dead one, which does nothing more; should it fail, it is heard of as any other. */
const replace = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const fresh = document.createElement('link')
    fresh.rel = link.rel
    fresh.crossOrigin = link.crossOrigin
    fresh.href = link.href
    fresh.addEventListener('load', resolve)
    fresh.addEventListener('error', reject)
    link.replaceWith(fresh)
  })

/**
 * Asks again for every style sheet that did not come: Vite, which fetches them beside the code, holds one that failed for
 * there, and would show its screen without it.
 * @returns once all of them are there; rejects where one is not
 */
export const mendSheets = (): Promise<unknown> => {
  for (const link of dead) {
    dead.delete(link)
    const sheet = replace(link)
    coming.add(sheet)
    const done = () => coming.delete(sheet)
    sheet.then(done, done)
  }
  return Promise.all(coming)
}
