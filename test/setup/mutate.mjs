// `npm run mutate -- FOLDER [more of Stryker's own]`: plants faults in a folder of the sources, one by one, and looks
// whether the tests of its room, or the laws, notice each. `MUTATION_TESTS=test/domain/format/**/*.test.ts` asks other
// tests. Minutes for a small folder, hours for a room: never part of `npm test`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, say, top } from './install.mjs'

const [given = '', ...more] = process.argv.slice(2)
const folder = given.replace(/\/+$/, '')
const room = folder.split('/')[0]
if (!['domain', 'events', 'projections', 'ui'].includes(room)) {
  say('Name a folder of domain, events, projections or ui: npm run mutate -- domain/format')
  process.exit(1)
}
const tests =
  process.env.MUTATION_TESTS || `test/${room}/**/*.test.ts,test/${room}/**/*.test.tsx,test/laws/**/*.test.ts`
process.chdir(top)
installPackages()
const { status } = spawnSync(
  process.execPath,
  [
    join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
    'run',
    'test/setup/stryker.config.json',
    '--mutate',
    /\.tsx?$/.test(folder) ? folder : `${folder}/**/*.ts,${folder}/**/*.tsx`,
    ...more,
  ],
  { stdio: 'inherit', env: { ...process.env, MUTATION_TESTS: tests, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } },
)
process.exit(status ?? 1)
