// Plain JavaScript: it runs before anything is installed.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join, relative } from 'node:path'
import { browserTests, touchedTests } from './browserTests.mjs'
import { forFirefox } from './firefoxJourneys.mjs'
import { installPackages, say, top } from './install.mjs'
import { showUsage } from './usage.mjs'

const [first, ...rest] = process.argv.slice(2)
/**
 * `npm run test:firefox`, `npm run test:webkit`: journeys in that browser and nothing else; `npm run test:all`: variants and
 * both browsers too; `npm test -- --changed`: what the changed files touch.
 */
const mode = ['firefox', 'webkit', 'all', 'changed'].find(name => first === `--${name}`) ?? null
showUsage(mode === null || mode === 'changed' ? 'test' : mode)
process.chdir(top)
installPackages()
const named = mode === null ? process.argv.slice(2) : rest

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
const vitest = (title, projects, files, more) => {
  const outcome = join(folder, `${title}.json`)
  const chosen = projects.map(project => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outcome}`]
  const ended = shown(title, [bin('vitest/vitest.mjs'), 'run', ...chosen, ...reporters, ...files], more)
  return async () => counts(title, outcome, await ended())
}
/** Two for each core, of one sort or of both together: a journey and a page of components wait for the screen about half of their time. */
const room = Math.max(2, Math.min(2 * availableParallelism(), Math.floor(totalmem() / 2e9), 4))
const atATime = (files, sorts = 1) => ({
  BROWSER_WORKERS: process.env.BROWSER_WORKERS ?? String(Math.min(Math.floor(room / sorts), files.length || room)),
})
const inFirefox = (files, more = {}) =>
  vitest('Journeys in Firefox', ['journeys'], files, { BROWSER: 'firefox', ...atATime(files), ...more })
const inWebkit = files => vitest('Journeys in WebKit', ['webkit'], files)

/** Gets these browsers, which may take a minute where they have to be fetched; wait for which of them there are. */
const browsers = (...wanted) => {
  const places = join(folder, 'browsers.json')
  const provided = beside('Browsers', ['--import', 'tsx', 'test/setup/provideBrowsers.ts', places, ...wanted])
  return async () => {
    const had = (await provided()) ? JSON.parse(readFileSync(places, 'utf8')) : {}
    if (had.chromium) env.CHROMIUM_PATH = had.chromium
    else if (wanted.includes('chromium'))
      say('\nNo Chromium could be had: the journeys are going to fail. Name one with CHROMIUM_PATH.')
    return had
  }
}

/** What the journeys walk through; those that somebody names make their own. */
const portal = () =>
  beside('Portal and support tool', ['test/setup/start.mjs', '--build'], {
    NODE_ENV: 'production',
    DIST_DIR: join(folder, 'dist'),
    SUPPORT_DIST_DIR: join(folder, 'support'),
  })

/** The paths that are not as they were committed last. */
const changedPaths = () =>
  [
    ['diff', '--name-only', '--relative', 'HEAD'],
    ['ls-files', '--others', '--exclude-standard'],
  ]
    .flatMap(words => execFileSync('git', words, { encoding: 'utf8' }).split('\n'))
    .filter(path => path !== '')

const everything = async () => {
  const isWhole = named.length === 0 && mode !== 'changed'
  const filters = mode === 'changed' ? touchedTests(changedPaths()) : named
  // Without a filter `browserTests` names all of them.
  const wantsBrowser = isWhole || (filters.length > 0 && browserTests(filters).length > 0)
  // Had and made while those tests run that need no browser.
  const fetched = wantsBrowser ? browsers('chromium', ...(mode === 'all' ? ['firefox', 'webkit'] : [])) : null
  const build = isWhole ? portal() : null
  const types = beside('Types', [bin('typescript/bin/tsc'), '-p', '.'])
  const lint = beside('Lint', [bin('@biomejs/biome/bin/biome'), 'check'])
  // Apart, because servers or a browser that do not start break off a whole run.
  tests.push(await vitest('Tests', ['node'], mode === 'changed' ? ['--changed'] : named)())
  check('Types', await types())
  check('Lint', await lint())
  if (fetched === null) return
  const more = build !== null && (await build()) ? { JOURNEY_BUILD: folder } : {}
  const had = await fetched()
  const quick = isWhole && mode !== 'all'
  const sort = quick ? ['--tags-filter=!variant'] : []
  // Where all is played there is time for one after the other.
  for (const projects of mode === 'all' ? [['components'], ['journeys']] : [['components', 'journeys']])
    tests.push(
      await vitest(projects.join(' and '), projects, [...filters, ...sort], {
        ...atATime(filters, projects.length),
        ...more,
        ...(quick ? { LOOKS: 'axe' } : {}),
      })(),
    )
  if (mode !== 'all') return
  if (had.firefox) tests.push(await inFirefox(forFirefox, more)())
  else say('\nNo Firefox could be had: nothing was tried in it. Name one with FIREFOX_PATH.')
  // What is missing for it, it said itself.
  if (had.webkit) tests.push(await inWebkit([])())
}

const checks = []
const check = (title, ok) => {
  checks.push(ok)
  if (!ok) told(title, 'failed: see what it said', [])
}
const tests = []
if (mode === 'firefox') {
  await browsers('firefox')()
  tests.push(await inFirefox(named.length > 0 ? named : forFirefox)())
} else if (mode === 'webkit') {
  // What is missing it says itself.
  const { webkit } = await browsers('webkit')()
  if (webkit) tests.push(await inWebkit(named)())
  else check('WebKit', false)
} else await everything()
rmSync(folder, { recursive: true, force: true })

const sum = numbers => numbers.reduce((total, number) => total + number, 0)
const passed = sum(tests.map(run => run.passed)) + checks.filter(ok => ok).length
const failed = sum(tests.map(run => run.failed)) + checks.filter(ok => !ok).length
if (failures.length > 0) say(`\n${failures.join('\n')}`)
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
