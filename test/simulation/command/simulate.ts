/**
 * `npm run simulate`: builds the program that plays seeds, lets workers play them, and tells how fast, how much was covered and
 * what failed. Exit status: 0 when nothing did and, of 2,000 seeds or more, everything was covered; else 1.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { kept } from '../kept'
import { planted } from '../planted'
import { buildSimulation, type Planted } from './build'
import { addTallies, decodeTally, noTally, type Tally } from './tally'
import { neverSeen, tallyLines } from './tallyLines'

const usage = `npm run simulate -- --seeds A..B [--workers W] [--partial FILE]
npm run simulate -- --seed N [--folder F]
npm run simulate -- --shortest N [--folder F]
npm run simulate -- --merge FILE ...
npm run simulate -- --planted [--workers W]

Plays whole visits in a simulated world: devices, tabs, disks, an office, and all that goes wrong between them. Each seed is one
visit, and always the same one.
--seed     plays one, and tells all that happened; the logs of its devices go to F, else to a folder
           for what is temporary, for npm run replay
--shortest makes one that fails as short as it can, and writes it as a test
--planted  plants each fault of planted.ts alone, and tells the first seed that finds it, of the kept ones (below 0) and
           2,000
--partial  writes what the batch came to; --merge adds such files up`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    shortest: { type: 'string' },
    workers: { type: 'string' },
    partial: { type: 'string' },
    folder: { type: 'string' },
    merge: { type: 'boolean' },
    planted: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const tell = (text: string): void => void process.stderr.write(`${text}\n`)

const read = (text: string): Tally => {
  const tally = decodeTally(JSON.parse(text))
  if (E.isLeft(tally)) throw new Error('this is no tally')
  return tally.right
}

/** Of so many seeds one must find each planted fault, and together they must have covered everything. */
const mostSeeds = 2000

/** So many seeds are asked of a worker at a time. */
const chunk = 50

const started = (program: string, words: readonly string[], isAsked: boolean): ChildProcess =>
  spawn(process.execPath, [...(isAsked ? [] : ['--enable-source-maps']), program, ...words], {
    stdio: [isAsked ? 'pipe' : 'ignore', isAsked ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, TZ: 'Europe/Amsterdam', NODE_ENV: 'production' },
  })

const ended = (child: ChildProcess): Promise<number> =>
  new Promise(resolve => child.once('close', code => resolve(code ?? 1)))

/** @param isEnough whether what was found is all that is wanted */
const played = async (
  program: string,
  from: number,
  to: number,
  workers: number,
  isEnough: (tally: Tally) => boolean = () => false,
): Promise<Tally> => {
  const begun = performance.now()
  let next = from
  let tally = noTally
  const work = async (): Promise<void> => {
    const child = started(program, [], true)
    if (child.stdin === null || child.stdout === null) throw new Error('a worker cannot be asked')
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    while (next <= to && !isEnough(tally)) {
      const first = next
      next += chunk
      child.stdin.write(`${first} ${Math.min(first + chunk - 1, to)}\n`)
      const line = await lines.next()
      if (line.done === true) throw new Error(`a worker died over the seeds from ${first} on`)
      const found = read(line.value)
      for (const { seed, wrong } of found.failures) tell(`seed ${seed}: ${wrong}`)
      tally = addTallies(tally, found)
      const rate = (tally.runs / (performance.now() - begun)) * 1000
      tell(`${tally.runs} of ${to - from + 1}, ${rate.toFixed(0)} a second, ${tally.failures.length} wrong`)
    }
    child.kill()
  }
  await Promise.all(Array.from({ length: workers }, work))
  return tally
}

const withProgram = async <A>(use: (program: string) => Promise<A>, faults: readonly Planted[] = []): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'simulation-'))
  try {
    return await use(await buildSimulation(folder, faults))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const toldOf = (tally: Tally): number => {
  for (const line of tallyLines(tally)) say(line)
  const isThin = tally.runs >= mostSeeds && neverSeen(tally).length > 0
  return tally.failures.length > 0 || isThin ? 1 : 0
}

const foundAll = async (workers: number): Promise<number> => {
  let missed = 0
  for (const fault of planted) {
    const isFound = ({ failures }: Tally): boolean => failures.length > 0
    const { failures } = await withProgram(
      program => played(program, -kept.length, mostSeeds, workers, isFound),
      [fault],
    )
    const [first] = failures
    if (first === undefined) missed += 1
    say(
      `${first === undefined ? 'MISSED' : `seed ${first.seed}`}: ${fault.what}${first === undefined ? '' : ` (${first.wrong.split('\n')[0]})`}`,
    )
  }
  return missed === 0 ? 0 : 1
}

const run = async (): Promise<number> => {
  const { seeds, seed, shortest, partial, folder = join(tmpdir(), 'simulation') } = values
  const workers = Number(values.workers ?? availableParallelism())
  if (values.planted === true) return foundAll(workers)
  if (values.merge === true)
    return toldOf(positionals.map(file => read(readFileSync(file, 'utf8'))).reduce(addTallies, noTally))
  if (seed !== undefined) return withProgram(program => ended(started(program, ['seed', seed, folder], false)))
  if (shortest !== undefined)
    return withProgram(program => ended(started(program, ['shortest', shortest, folder], false)))
  const [from, to] = (seeds ?? '').split('..').map(Number)
  if (from === undefined || to === undefined || values.help === true || !(from <= to)) {
    say(usage)
    return values.help === true ? 0 : 2
  }
  const tally = await withProgram(program => played(program, from, to, workers))
  if (partial !== undefined) writeFileSync(partial, JSON.stringify(tally))
  return toldOf(tally)
}
process.exitCode = await run()
