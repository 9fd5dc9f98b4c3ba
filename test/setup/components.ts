import { playwright } from '@vitest/browser-playwright'
import { browserFlags, browserPath } from './browser.ts'

/**
 * Where components are mounted: in the Chromium of the journeys, as a visitor of theirs has it. Where there is none they
 * fail when they start, as journeys do, and nothing else does.
 */
export const inChromium = {
  setupFiles: ['test/setup/componentLook.ts', 'test/setup/componentListeners.ts'],
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
  },
}
