import { writeFileSync } from 'node:fs'
import { provideBrowser } from './browser'
import { provideFirefox } from './firefox'
import { provideWebkit } from './webkit/programs'

// `provideBrowsers.ts FILE [chromium] [firefox] [webkit]`: gets the browsers that are named, which may take a minute where they
// have to be fetched, and writes into the file where Chromium is and whether there are the others.
const [, , file = '', ...wanted] = process.argv
const had = {
  chromium: wanted.includes('chromium') ? provideBrowser() : null,
  firefox: wanted.includes('firefox') && provideFirefox() !== null,
  webkit: wanted.includes('webkit') && provideWebkit(),
}
writeFileSync(file, JSON.stringify(had))
