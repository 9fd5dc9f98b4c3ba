import type { Page } from 'playwright-core'
import { keptWords } from './visitor'

/** The last texts of fields of which the page said that they are stored, by path. */
export type Acknowledged = ReadonlyMap<string, string>

/**
 * Watches, frame by frame, what the customer is told: as long as the page says that all is stored, what stands in the
 * fields counts as promised. Told to this side before the next frame, so a kill afterwards cannot take the promise back.
 */
export const watchPromises = async (page: Page, paths: readonly string[]): Promise<Acknowledged> => {
  const promised = new Map<string, string>()
  await page.exposeFunction('promised', (texts: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(texts)) promised.set(path, text)
  })
  await page.addInitScript(
    ({ paths, keptWords }) => {
      let told = ''
      const look = (): void => {
        const state = document.querySelector('[data-kind="saved"]')
        if (state?.textContent?.includes(keptWords)) {
          const texts = Object.fromEntries(
            paths.flatMap(path => {
              const field = document.getElementById(path)
              return field instanceof HTMLInputElement ? [[path, field.value]] : []
            }),
          )
          const now = JSON.stringify(texts)
          // Put there by exposeFunction, which no type knows of.
          if (now !== told) (window as unknown as { promised: (texts: object) => void }).promised(texts)
          told = now
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { paths, keptWords },
  )
  return promised
}
