import { writeFileSync } from 'node:fs'
import { provideBrowser } from './browser'
import { provideFirefox } from './firefox'

// `provideBrowsers.ts FILE [--firefox]`: gets the browsers of the journeys, or only Firefox, which may take a minute where
// they have to be fetched, and writes where they are into the file.
const [, , file = '', only] = process.argv
writeFileSync(
  file,
  JSON.stringify({ browser: only === '--firefox' ? null : provideBrowser(), firefox: provideFirefox() }),
)
