import type { Visit } from '../visit/visit'

/** Loads the page anew; what is still being typed becomes an answer and goes to the disk first. */
export const reload = async (visit: Visit | null): Promise<void> => {
  await visit?.close().catch(() => undefined)
  window.location.reload()
}
