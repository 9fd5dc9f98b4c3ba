import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { commonTokens } from '@stryker-mutator/api/plugin'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { createInjector } from 'typed-inject'
import { say, top } from '../install.mjs'

const quiet = () => undefined
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: say,
  error: say,
  fatal: say,
}

const listed = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: top, encoding: 'utf8' })
    .split('\0')
    .filter(path => path !== '')

/** What is kept of a value that was worked out before would hide a fault from all tests but the first. */
const forgetful = text =>
  text
    .replaceAll('new WeakMap', 'new ForgetfulMap')
    .replaceAll(/^let (\w+)(?:: [^=]+?)? = (.+)$/gm, '$&\nglobalThis.forgets.push(() => { $1 = $2 })')

/** Counting who passes where is only needed once per test. */
const countedOnce = text => text.replace('function cover() {', 'function cover() {\n    if (ns.isCounted) return;')

/**
 * Copies the repository, and plants in the files that `isMeant` every fault that Stryker knows, asleep.
 * @returns the faults, with the sources as they were
 */
export const plant = async (copy, isMeant) => {
  rmSync(copy, { recursive: true, force: true })
  for (const path of listed()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(top, path), join(copy, path))
  }
  symlinkSync(join(top, 'node_modules'), join(copy, 'node_modules'))
  // Vitest reads the default export of a file.
  writeFileSync(join(copy, 'tries.mjs'), "export { Tries as default } from './test/setup/mutation/tries.mjs'\n")
  const names = listed().filter(path => /^(domain|events|projections)\/.*\.ts$/.test(path))
  const sources = names.map(name => ({ name, content: readFileSync(join(copy, name), 'utf8'), mutate: isMeant(name) }))
  const instrumenter = createInjector().provideValue(commonTokens.logger, logger).injectFunction(createInstrumenter)
  const meant = sources.filter(({ mutate }) => mutate)
  const { files, mutants } = await instrumenter.instrument(meant, {
    ignorers: [],
    plugins: null,
    excludedMutations: [],
  })
  const planted = new Map(files.map(({ name, content }) => [name, countedOnce(content)]))
  for (const { name, content } of sources) writeFileSync(join(copy, name), forgetful(planted.get(name) ?? content))
  return { sources: new Map(meant.map(({ name, content }) => [name, content])), mutants }
}
