import { playwright } from '@vitest/browser-playwright'
import type { BrowserCommandContext } from 'vitest/node'
import { type Violation, violationsInFrame } from '../journeys/axe.ts'
import { browserFlags, browserPath } from './browser.ts'
import { browserWorkers } from './browserWorkers.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What axe finds wrong on the page of the test. */
    readonly violations: () => Promise<readonly Violation[]>
  }
}

/**
 * Where components are mounted: in the Chromium of the journeys, as a visitor of theirs has it. Where there is none they
 * fail when they start, as journeys do, and nothing else does.
 */
export const inChromium = {
  isolate: false,
  // Beside the journeys: neither keeps the machine busy by itself.
  maxWorkers: browserWorkers,
  sequence: { groupOrder: 1 },
  provide: { everyWidth: process.env.LOOKS !== 'axe' },
  setupFiles: ['test/setup/drawnAtOnce.ts', 'test/setup/componentLook.ts', 'test/setup/componentListeners.ts'],
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: { executablePath: browserPath() ?? process.env.CHROMIUM_PATH, args: [...browserFlags] },
      contextOptions: { locale: 'nl-NL', reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
    viewport: { width: 1280, height: 800 },
    screenshotFailures: false,
    commands: { violations: async ({ frame }: BrowserCommandContext) => violationsInFrame(await frame()) },
  },
}
