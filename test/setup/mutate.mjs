import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installPackages, say, top } from './install.mjs'
import { showUsage } from './usage.mjs'

showUsage('mutate')
const [given = '', ...more] = process.argv.slice(2)
const folder = given.replace(/\/+$/, '')
const room = folder.split('/')[0]
if (!['domain', 'events', 'projections', 'ui'].includes(room)) {
  say('Name a folder of domain, events, projections or ui: npm run mutate -- domain/format (--help says more)')
  process.exit(1)
}
const own = `test/${room}/**/*.test.ts,test/${room}/**/*.test.tsx`
const tests = process.env.MUTATION_TESTS || (more.length === 0 ? own : `${own},test/laws/**/*.test.ts`)
process.chdir(top)
installPackages()
if (more.length === 0) {
  const { tryAll } = await import('./mutation/quick.mjs')
  await tryAll(path => path === folder || path.startsWith(`${folder}/`), tests, process.env.MUTATION_GO_ON === '1')
  process.exit(0)
}
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
  { stdio: 'inherit', env: { ...process.env, MUTATION_TESTS: tests } },
)
process.exit(status ?? 1)
