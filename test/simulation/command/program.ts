/**
 * The program that plays seeds, as `npm run simulate` builds it: a line 'FROM TO' on its input is answered with a line of JSON,
 * what these seeds came to. With `seed N` it plays that one, and with `shortest N` it shrinks it, into a folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stepLine } from '../customer/script'
import { type Outcome, play } from '../run'
import { deviceLogs } from './deviceLogs'
import { playSeed, playSeeds, shortestOf } from './playSeed'
import { readyTest } from './readyTest'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const told = ({ wrong, step, world }: Outcome, folder: string): void => {
  for (const line of world.trace) say(line)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of deviceLogs(world)) {
    writeFileSync(join(folder, name), text)
    say(`npm run replay -- ${join(folder, name)}`)
  }
  say(wrong === null ? 'All was so.' : `After step ${step}: ${wrong}`)
}

const [what, nth = '', folder = '.'] = process.argv.slice(2)
const seed = Number(nth)

if (what === 'seed') told(await playSeed(seed), folder)
else if (what === 'shortest') {
  const script = await shortestOf(seed)
  if (script === null) say(`Seed ${seed} does not fail.`)
  else {
    told(await play(script), folder)
    say(`\nSeed ${seed}, as short as it was found:`)
    for (const step of script.steps) say(`  ${stepLine(step)}`)
    const file = join(folder, `seed${seed}.test.ts`)
    writeFileSync(file, readyTest(seed, script))
    say(file)
  }
} else
  for await (const line of createInterface({ input: process.stdin })) {
    const [from = 0, to = from] = line.split(' ').map(Number)
    say(JSON.stringify(await playSeeds(from, to)))
  }
process.exit()
