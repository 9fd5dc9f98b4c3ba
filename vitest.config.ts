import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browserWorkers } from './test/setup/browserWorkers.ts'
import { inChromium } from './test/setup/components.ts'
import { LongestFirst } from './test/setup/longestFirst.ts'
// With their endings, here and in what these import: Vite prints a page of warnings for each that has none.
import { buildStamp } from './ui/build/buildStamp.ts'

const { build, rules } = buildStamp()
/** `npm run mutate`, which runs Vitest from within, says which tests are to notice what it plants. */
const mutationTests = process.env.MUTATION_TESTS?.split(',')
// Where the customers are. Workers, browsers and servers inherit it, so that no test depends on where it runs.
process.env.TZ = 'Europe/Amsterdam'
// The React that customers get, and not the slower one for who develops.
process.env.NODE_ENV = 'production'

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
  maxWorkers: browserWorkers,
  sequence: inChromium.sequence,
  testTimeout: 600_000,
}
const webkitJourneys = ['test/journeys/webkit/**/*.test.ts']

const projects = [
  project(
    'node',
    [
      'test/{domain,events,projections,ui,laws,simulation}/**/*.test.{ts,tsx}',
      'test/{contract,setup,standin/contract}/**/*.test.ts',
      'test/houseRules.test.ts',
    ],
    together,
  ),
  project('components', ['test/components/**/*.test.tsx'], inChromium),
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

export default defineConfig({
  plugins: [react()],
  define: {
    __BUILD__: JSON.stringify(build),
    __RULES__: JSON.stringify(rules),
    __DEBUG__: 'false',
    __WORKER__: "'klantportaal-worker'",
  },
  test: {
    passWithNoTests: true,
    tags: [
      {
        name: 'variant',
        description: 'A journey that shows once more what another test holds; npm test leaves it out',
      },
    ],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: [/fp-ts/, /io-ts/] } },
    // A mutation run knows no projects. Its files share what they import, which takes a tenth of the time.
    ...(mutationTests === undefined ? { projects } : mutated(mutationTests)),
  },
})
