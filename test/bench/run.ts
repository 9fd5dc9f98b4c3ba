import { execFileSync } from 'node:child_process'
import { browserFigures } from './browser'
import { buildProgram, inFolder } from './built'
import type { CoreFigures } from './coreFigures'
import { everyGoal } from './goals/everyGoal'
import { goalTable } from './goals/goalTable'
import { measureGoals } from './goals/rounds'
import { loading } from './loading/loading'
import { browserReport, coreReport } from './report'
import { usage } from './usage'

// Every figure is a ratio within this run: what else the machine does slows both programs. It reports and judges nothing.

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const nodeFigures = (): Promise<CoreFigures> =>
  inFolder(async folder => {
    const program = await buildProgram('test/bench/nodeCore.ts', folder)
    // Collecting garbage on many threads takes more or less of them by chance. The program is ours, and prints what it measured.
    return JSON.parse(
      execFileSync(process.execPath, ['--single-threaded-gc', program], { encoding: 'utf8' }),
    ) as CoreFigures
  })

/** A part that cannot be measured here says why; the others go on. */
const part = async (name: string, report: () => Promise<string>): Promise<void> => {
  try {
    say(await report())
  } catch (cause) {
    say(`${name}: not measured. ${cause instanceof Error ? cause.message : String(cause)}\n`)
  }
}

if (process.argv.includes('--help')) {
  say(usage)
  process.exit()
}

const began = performance.now()
const words = process.argv.slice(2)
const tell = (line: string): void => void process.stderr.write(`${line}\n`)
if (words[0] === 'loading') say(await loading(words.slice(1), tell))
else {
  const goals = everyGoal.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)))
  say(goalTable(goals, await measureGoals(goals, tell)))
}

if (words.length === 0) {
  await part('The browser', async () => {
    const figures = await browserFigures()
    return `${coreReport('Chromium', figures.version, figures.core)}\n${browserReport(figures)}`
  })
  await part('The core in Node', async () => coreReport('Node', process.version, await nodeFigures()))
}
say(`All of it took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`)
