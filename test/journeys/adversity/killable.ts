import type { Page } from 'playwright-core'

/** A browser with a profile on the disk, whose process can be killed without a word. */
export interface KillableBrowser {
  readonly page: Page
  /** SIGKILL to all its processes; resolves when they are gone. */
  readonly kill: () => Promise<void>
  /** As somebody closes it who is done. */
  readonly close: () => Promise<void>
}
