import { writeFileSync } from 'node:fs'
import { provideBrowser } from './browser'
import { provideFirefox } from './firefox'
import { provideWebkit } from './webkit/programs'

// `provideBrowsers.ts FILE [firefox|webkit]`: gets the browsers of `npm test`, or only the one that is named, which may take
// a minute where they have to be fetched, and writes into the file where Chromium is and whether there is the other one.
const [, , file = '', only] = process.argv
const browser = only === undefined ? provideBrowser() : null
const other = only === 'webkit' ? provideWebkit() : provideFirefox() !== null
writeFileSync(file, JSON.stringify({ browser, other }))
