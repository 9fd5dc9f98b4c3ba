import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say, top } from '../install.mjs'
import { carried } from './carry.mjs'
import { plant } from './plant.mjs'
import { told } from './tell.mjs'

/** Milliseconds that a test may take; the quick tests notice most, so that the slow ones meet few faults. */
const bands = ['0-40', '40-400', '400-4000']
/** Milliseconds after which something that was tried is not going to end. */
const patience = 20_000

const read = file => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : [])

/** One process of Vitest, which tries what its notes leave to be tried; files that are `through` it need not load. */
const run = async (copy, folder, tests, band, through) => {
  const cache = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${join(folder, 'modules')}`]
  const more = [...cache, ...through.map(file => `--exclude=${file}`)]
  const env = { MUTATION_FOLDER: folder, MUTATION_BAND: band, MUTATION_TESTS: tests, VITEST: 'true' }
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--reporter=dot', '--passWithNoTests', ...more], {
    cwd: copy,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
  const now = join(folder, 'now')
  const watch = setInterval(() => {
    const [step = 'idle', fault, test] = readFileSync(now, 'utf8').trim().split(/\s+/)
    if (step === '' || step === 'idle' || Date.now() - statSync(now).mtimeMs < patience) return
    const is = step === 'fault' ? 'noticed' : 'odd'
    appendFileSync(join(folder, 'notes.jsonl'), `${JSON.stringify({ is, fault, test, why: `hung (${step})` })}\n`)
    process.kill(-child.pid, 'SIGKILL')
  }, 1000)
  await new Promise(resolve => child.on('close', resolve))
  clearInterval(watch)
}

/**
 * Plants in the files that `isMeant`, and tells which faults these tests do not notice.
 * @param goesOn whether what the run before noticed stands, in files that are still the same
 */
export const tryAll = async (isMeant, tests, goesOn) => {
  const folder = join(top, '.stryker', 'quick')
  const copy = join(folder, 'copy')
  const notes = join(folder, 'notes.jsonl')
  mkdirSync(folder, { recursive: true })
  const planted = await plant(copy, isMeant)
  const before = carried(planted, goesOn ? read(notes) : [], copy, join(folder, 'planted.json'))
  writeFileSync(notes, before.map(said => `${JSON.stringify(said)}\n`).join(''))
  say(`${planted.mutants.length} faults planted`)
  for (const band of bands) {
    const through = []
    for (let isThrough = false; !isThrough; ) {
      const before = read(notes).length
      writeFileSync(join(folder, 'now'), 'idle')
      await run(copy, folder, tests, band, through)
      const fresh = read(notes).slice(before)
      if (fresh.length === 0) throw new Error('no test ran')
      isThrough = fresh.every(({ is, isOver, why }) => !(is === 'file' && isOver) && !/^hung/.test(why ?? ''))
      through.push(...fresh.flatMap(said => (said.is === 'file' && !said.isOver ? said.files : [])))
    }
  }
  for (const line of told(planted, read(notes), copy)) say(line)
}
