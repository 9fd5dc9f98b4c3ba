// Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join, relative } from 'node:path'
import { browserTests } from './browserTests.mjs'
import { installPackages, say, top } from './install.mjs'
import { showUsage } from './usage.mjs'

const [first, ...rest] = process.argv.slice(2)
/** `npm run test:firefox`, `npm run test:webkit`: journeys in that browser and nothing else. */
const only = ['firefox', 'webkit'].find(name => first === `--${name}`) ?? null
showUsage(only ?? 'test')
process.chdir(top)
installPackages()
const named = only === null ? process.argv.slice(2) : rest

/** What the programs that it starts are told; the browser that is found joins it. */
const env = { ...process.env }

const spawned = (args, stdio, more) =>
  new Promise(resolve => {
    let said = ''
    const child = spawn(process.execPath, args, { stdio, env: { ...env, ...more } })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += String(chunk)))
    child.once('error', error => resolve({ ok: false, said: String(error) }))
    child.once('close', status => resolve({ ok: status === 0, said }))
  })

/** Starts a program, which says what it has to say at once; wait for whether it ended well. */
const shown = (title, args, more = {}) => {
  say(`\n${title}`)
  const ended = spawned(args, 'inherit', more)
  return async () => (await ended).ok
}

/** The same beside another: what it has to say is told when it is waited for. */
const beside = (title, args, more = {}) => {
  const ended = spawned(args, ['ignore', 'pipe', 'pipe'], more)
  return async () => {
    const { ok, said } = await ended
    if (said !== '') say(`\n${title}\n${said.trimEnd()}`)
    return ok
  }
}

const folder = mkdtempSync(join(tmpdir(), 'klantportaal-test-'))

/** The lines of what somebody wants to read again at the very end, where nothing has scrolled past it. */
const failures = []
const told = (title, name, messages) =>
  failures.push(`✗ ${title}: ${name}`, ...messages.map(text => `    ${text.trim().slice(0, 2000)}`))

/** How many tests passed and failed; a file that did not load, and a run that broke off, count as one failure. */
const counts = (title, outcome, succeeded) => {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(outcome, 'utf8'))
    const unloaded = testResults.filter(
      file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
    )
    for (const { name, message } of unloaded) told(title, relative(top, name), [message])
    for (const file of testResults)
      for (const test of file.assertionResults)
        if (test.status === 'failed')
          told(title, `${relative(top, file.name)} > ${test.fullName}`, test.failureMessages)
    const failed = numFailedTests + unloaded.length
    if (!succeeded && failed === 0) told(title, 'ended as failed, though no test did: see what it said', [])
    return { passed: numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) }
  } catch {
    told(title, 'broke off: see what it said', [])
    return { passed: 0, failed: 1 }
  }
}

const bin = path => join('node_modules', path)
const vitest = (title, projects, files, { more, start = shown } = {}) => {
  const outcome = join(folder, `${title}.json`)
  const chosen = projects.map(project => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outcome}`]
  const ended = start(title, [bin('vitest/vitest.mjs'), 'run', ...chosen, ...reporters, ...files], more)
  return async () => counts(title, outcome, await ended())
}
/** Two for each core: a journey waits for the screen about half of its time. Each has servers and a browser of its own. */
const room = Math.max(1, Math.min(2 * availableParallelism(), Math.floor(totalmem() / 2e9), 4))
const atATime = files => ({
  JOURNEY_WORKERS: process.env.JOURNEY_WORKERS ?? String(Math.min(room, files.length || room)),
})
const inFirefox = (files, start, more = {}) =>
  vitest('Journeys in Firefox', ['journeys'], files, {
    start,
    more: { BROWSER: 'firefox', ...atATime(files), ...more },
  })

const wholeWay = ['test/journeys/path.test.ts']
const forFirefox = [
  ...wholeWay,
  ...[
    'storage',
    'missingAnswers',
    'tabs',
    'kill',
    'keyboard',
    'widgets',
    'erased',
    'stay',
    'retrieval',
    'press',
    'sending',
    'keptSending',
    'support',
    'edges',
    'received',
    'helpdesk',
    'rememberedName',
    'prefill',
    'comingBack',
    'howFar',
    'undo',
    'undoKeys',
    'again',
    'doubts',
    'pictures',
    'calm',
    'calmSent',
    'copy',
    'otherComputer',
    'bothWentOn',
  ].map(name => `test/journeys/${name}.test.ts`),
]

/** Gets the browsers, which may take a minute; wait for whether there is one of those besides Chromium. */
const browsers = () => {
  const places = join(folder, 'browsers.json')
  const wanted = only === null ? [] : [only]
  const provided = beside('Browsers', ['--import', 'tsx', 'test/setup/provideBrowsers.ts', places, ...wanted])
  return async () => {
    const { browser, other } = (await provided())
      ? JSON.parse(readFileSync(places, 'utf8'))
      : { browser: null, other: false }
    if (browser !== null) env.CHROMIUM_PATH = browser
    else if (only === null)
      say('\nNo Chromium could be had: the journeys are going to fail. Name one with CHROMIUM_PATH.')
    return other
  }
}

/** What the journeys walk through; those that somebody names make their own. */
const portal = () =>
  beside('Portal and support tool', ['test/setup/start.mjs', '--build'], {
    NODE_ENV: 'production',
    DIST_DIR: join(folder, 'dist'),
    SUPPORT_DIST_DIR: join(folder, 'support'),
  })

const everything = async () => {
  const wantsBrowser = browserTests(named).length > 0
  // Had and made while those tests run that need no browser.
  const fetched = wantsBrowser ? browsers() : null
  const build = named.length === 0 ? portal() : null
  const types = beside('Types', [bin('typescript/bin/tsc'), '-p', '.'])
  const lint = beside('Lint', [bin('@biomejs/biome/bin/biome'), 'check'])
  check('Types', await types())
  check('Lint', await lint())
  // Apart, because servers or a browser that do not start break off a whole run.
  tests.push(await vitest('Tests', ['unit', 'laws', 'standin'], named)())
  if (fetched === null) return
  const more = build !== null && (await build()) ? { JOURNEY_BUILD: folder } : {}
  const hasFirefox = await fetched()
  const whole = named.length === 0 && hasFirefox ? inFirefox(wholeWay, beside, more) : null
  tests.push(
    await vitest('Components and journeys', ['components', 'journeys'], named, {
      more: { ...atATime(named), ...more },
    })(),
  )
  if (whole !== null) tests.push(await whole())
  else if (named.length === 0) say('\nNo Firefox could be had: nothing was tried in it. Name one with FIREFOX_PATH.')
}

const checks = []
const check = (title, ok) => {
  checks.push(ok)
  if (!ok) told(title, 'failed: see what it said', [])
}
const tests = []
if (only === 'firefox') {
  await browsers()()
  tests.push(await inFirefox(named.length > 0 ? named : forFirefox)())
} else if (only === 'webkit') {
  // What is missing it says itself.
  if (await browsers()()) tests.push(await vitest('Journeys in WebKit', ['webkit'], named)())
  else check('WebKit', false)
} else await everything()
rmSync(folder, { recursive: true, force: true })

const sum = numbers => numbers.reduce((total, number) => total + number, 0)
const passed = sum(tests.map(run => run.passed)) + checks.filter(ok => ok).length
const failed = sum(tests.map(run => run.failed)) + checks.filter(ok => !ok).length
if (failures.length > 0) say(`\n${failures.join('\n')}`)
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
