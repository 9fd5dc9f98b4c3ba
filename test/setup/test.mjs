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
const browser = provideBrowser()
await unregister()
if (browser === null) say('No Chromium could be had: the journeys are going to fail. Name one with CHROMIUM_PATH.')

const env = {
  ...process.env,
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
}
const run = (title, args) => {
  say(`\n${title}`)
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0
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
const checks = [
  run('Types', [bin('typescript/bin/tsc'), '-p', '.']),
  run('Lint', [bin('@biomejs/biome/bin/biome'), 'check']),
]
const named = process.argv.slice(2)
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outcome}`]
const vitest = (title, ...projects) => {
  rmSync(outcome, { force: true })
  const chosen = projects.map(project => `--project=${project}`)
  return counts(run(title, [bin('vitest/vitest.mjs'), 'run', ...chosen, ...reporters, ...named]))
}
// Apart, because servers or a browser that do not start break off a whole run.
const tests = [vitest('Tests', 'unit', 'laws', 'standin'), vitest('Journeys', 'journeys')]
rmSync(folder, { recursive: true, force: true })

const sum = numbers => numbers.reduce((total, number) => total + number, 0)
const passed = sum(tests.map(run => run.passed)) + checks.filter(ok => ok).length
const failed = sum(tests.map(run => run.failed)) + checks.filter(ok => !ok).length
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
