/** Chromium and Firefox say what it was that did not come; in Safari a failed import may be tried again as it is. */
const addressIn = (error: unknown): string | null =>
  error instanceof Error ? (/https?:\S+\.js/.exec(error.message)?.[0] ?? null) : null

/**
 * An import that can be tried again. Browsers of not long ago keep one that failed for as long as the page lives, by its
 * address; so the next try has another one, of the same file. For code that no other file of the build imports: else it
 * would be there twice.
 * @param importAt imports what is at an address
 */
export const importAgain = <A>(
  importFirst: () => Promise<A>,
  importAt: (address: string) => Promise<A>,
): (() => Promise<A>) => {
  let failed: string | null = null
  let tries = 0
  let coming: Promise<A> | null = null
  const begin = async (): Promise<A> => {
    try {
      if (failed === null) return await importFirst()
      tries += 1
      return await importAt(`${failed}?${tries}`)
    } catch (error) {
      failed ??= addressIn(error)
      coming = null
      throw error
    }
  }
  return () => {
    coming ??= begin()
    return coming
  }
}
