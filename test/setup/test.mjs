// Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages, say, top } from './install.mjs'

process.chdir(top)
installPackages()
const { register } = await import('tsx/esm/api')
const unregister = register()
const { provideBrowser } = await import('./browser.ts')
const { provideFirefox } = await import('./firefox.ts')
const [first, ...rest] = process.argv.slice(2)
/** `npm run test:firefox`: these journeys in Firefox and nothing else. */
const onlyFirefox = first === '--firefox'
const named = onlyFirefox ? rest : process.argv.slice(2)
const browser = onlyFirefox ? null : provideBrowser()
const firefox = provideFirefox()
await unregister()
if (browser === null && !onlyFirefox)
  say('No Chromium could be had: the journeys are going to fail. Name one with CHROMIUM_PATH.')

const env = {
  ...process.env,
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
}
const run = (title, args, more = {}) => {
  say(`\n${title}`)
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...env, ...more } }).status === 0
}

const folder = mkdtempSync(join(tmpdir(), 'klantportaal-test-'))
const outcome = join(folder, 'outcome.json')

/** How many tests passed and failed; a file that did not load, and a run that broke off, count as one failure. */
const counts = succeeded => {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(outcome, 'utf8'))
    const unloaded = testResults.filter(
      file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
    )
    const failed = numFailedTests + unloaded.length
    return { passed: numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const bin = path => join('node_modules', path)
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outcome}`]
const vitest = (title, projects, files, more) => {
  rmSync(outcome, { force: true })
  const chosen = projects.map(project => `--project=${project}`)
  return counts(run(title, [bin('vitest/vitest.mjs'), 'run', ...chosen, ...reporters, ...files], more))
}
/** Two at a time where there are many: a journey waits for the screen about half of its time. */
const atATime = files => ({ JOURNEY_WORKERS: process.env.JOURNEY_WORKERS ?? (files.length === 1 ? '1' : '2') })
const inFirefox = files => vitest('Journeys in Firefox', ['journeys'], files, { BROWSER: 'firefox', ...atATime(files) })

const wholeWay = ['test/journeys/path.test.ts']
const forFirefox = [
  ...wholeWay,
  ...['storage', 'missingAnswers', 'tabs', 'kill', 'keyboard', 'erased', 'stay', 'retrieval', 'keptSending'].map(
    name => `test/journeys/${name}.test.ts`,
  ),
]

const everything = () => {
  checks.push(run('Types', [bin('typescript/bin/tsc'), '-p', '.']))
  checks.push(run('Lint', [bin('@biomejs/biome/bin/biome'), 'check']))
  // Apart, because servers or a browser that do not start break off a whole run.
  tests.push(
    vitest('Tests', ['unit', 'laws', 'standin'], named),
    vitest('Journeys', ['journeys'], named, atATime(named)),
  )
  if (named.length > 0) return
  if (firefox === null) say('\nNo Firefox could be had: nothing was tried in it. Name one with FIREFOX_PATH.')
  else tests.push(inFirefox(wholeWay))
}

const checks = []
const tests = []
if (onlyFirefox) tests.push(inFirefox(named.length > 0 ? named : forFirefox))
else everything()
rmSync(folder, { recursive: true, force: true })

const sum = numbers => numbers.reduce((total, number) => total + number, 0)
const passed = sum(tests.map(run => run.passed)) + checks.filter(ok => ok).length
const failed = sum(tests.map(run => run.failed)) + checks.filter(ok => !ok).length
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
