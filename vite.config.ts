import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { buildStamp } from './test/setup/buildStamp'
import { compressed } from './test/setup/compressed'
import { journeyWorkers } from './test/setup/journeyWorkers'
import { LongestFirst } from './test/setup/longestFirst'
import { nonceMark, portalServer } from './test/setup/portalServer'
import { preloads } from './test/setup/preloads'
import { serviceWorker } from './test/setup/serviceWorker'
import { readSettings } from './test/setup/settings'
import { supportBuild, supportMode } from './test/setup/supportBuild'

const top = dirname(fileURLToPath(import.meta.url))
const { build, rules } = buildStamp()
// Vite would warn, once per test project, that its next loader wants file extensions in imports.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true'
/** `npm run mutate`, which runs Vitest from within, says which tests are to notice what it plants. */
const mutationTests = process.env.MUTATION_TESTS?.split(',')
/** The fake login and its stub data are in what `npm start` makes and in no other build (OPEN-101). */
const isDebug = process.env.PORTAL_DEBUG === '1'
/** That of the debug build is told apart from the customers'. */
const worker = isDebug ? 'klantportaal-worker-debug' : 'klantportaal-worker'
const isTesting = mutationTests !== undefined || Boolean(process.env.VITEST)
// Where the customers are. Workers, browsers and servers inherit it, so that no test depends on where it runs.
if (isTesting) process.env.TZ = 'Europe/Amsterdam'
const hosts = ['localhost', '.localhost']

// Limits of time end what hangs; none is a measure of speed, which a busy machine would fail.
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, ...limits, ...more },
})

// Files of one worker share what they import: the catalogue, loaded anew for each of them, took a third of the time.
// Without a number, Vitest leaves one core of two to itself, which needs a tenth of it.
const together = { isolate: false, maxWorkers: availableParallelism() }

const inBrowsers = {
  globalSetup: ['test/setup/journeyServers.ts'],
  setupFiles: ['test/setup/ownServers.ts'],
  // A worker keeps its browser from file to file.
  isolate: false,
  maxWorkers: journeyWorkers,
  sequence: { groupOrder: 1 },
  testTimeout: 600_000,
}
const webkitJourneys = ['test/journeys/webkit/**/*.test.ts']

const projects = [
  project(
    'unit',
    [
      'test/{domain,events,projections,ui}/**/*.test.{ts,tsx}',
      'test/{contract,setup}/**/*.test.ts',
      'test/houseRules.test.ts',
    ],
    together,
  ),
  project('laws', ['test/laws/**/*.test.ts'], together),
  project('standin', ['test/standin/contract/**/*.test.ts'], together),
  // Not loaded by who only builds.
  project(
    'components',
    ['test/components/**/*.test.tsx'],
    isTesting ? (await import('./test/setup/components')).inChromium : {},
  ),
  // After everything else: browsers and servers want the machine for themselves.
  project('journeys', ['test/journeys/**/*.test.ts'], { ...inBrowsers, exclude: webkitJourneys }),
  // Playwright cannot drive this one, so these journeys are written for it.
  project('webkit', webkitJourneys, { ...inBrowsers, globalSetup: ['test/setup/webkit/webkitServers.ts'] }),
]

/** Stryker's own runs, and the quick ones, which try one fault after the other in one process and want to see it end. */
const mutated = (include: string[]) => ({
  ...limits,
  isolate: false,
  include,
  ...(process.env.MUTATION_FOLDER === undefined
    ? {}
    : { runner: './tries.mjs', pool: 'threads' as const, maxWorkers: 1, testTimeout: 6000, hookTimeout: 6000 }),
})

export default defineConfig(({ command, isPreview, mode }) => ({
  root: isTesting ? top : join(top, 'ui'),
  plugins: [
    react(),
    ...(isTesting ? [] : [portalServer()]),
    // Who opens the support tool sits beside its server.
    ...(mode === supportMode ? [] : [preloads(), compressed()]),
    ...(mode === supportMode || isTesting || command !== 'build' ? [] : serviceWorker(worker)),
  ],
  define: {
    __BUILD__: JSON.stringify(build),
    __RULES__: JSON.stringify(rules),
    __DEBUG__: JSON.stringify(isDebug && mode !== supportMode),
    __WORKER__: JSON.stringify(worker),
  },
  // The built page holds no inline script or style, so only hot reload needs a nonce.
  html: command === 'serve' && !isPreview && !isTesting ? { cspNonce: nonceMark } : {},
  build: {
    outDir: readSettings().distDir,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    // A font or picture as data: would need a wider policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file for each of `ui/chunks.ts`, with all that it needs and the page has not: not one more for what two of them share.
    rolldownOptions: {
      // The service worker takes a while, which is no news.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'visit', test: /\/visitChunk\.ts$/, priority: 1 },
          ],
        },
      },
    },
    ...(mode === supportMode ? supportBuild(top) : {}),
  },
  // What the customers' build has beside its page is not the support tool's.
  ...(mode === supportMode ? { publicDir: false as const } : {}),
  server: {
    allowedHosts: hosts,
    cors: false,
    fs: { allow: ['domain', 'events', 'projections', 'ui', 'node_modules'].map(folder => join(top, folder)) },
  },
  preview: { allowedHosts: hosts, cors: false },
  test: {
    passWithNoTests: true,
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: [/fp-ts/, /io-ts/] } },
    // A mutation run knows no projects. Its files share what they import, which takes a tenth of the time.
    ...(mutationTests === undefined ? { projects } : mutated(mutationTests)),
  },
}))
