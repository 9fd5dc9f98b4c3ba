import { readFileSync } from 'node:fs'
import type { AnswerChange } from '../load'
import { measureBy } from '../measure'
import { coldProgram } from './cold'
import { type ProgramName, programs } from './program'
import { warmAnswers } from './warm'

//   node.mjs warm NAME ...      the microseconds that an answer costs in each of these programs
//   node.mjs cold NAME FILE     the milliseconds that the answers in the file take in one program, from a cold start

/** Processor time of this program in milliseconds, with what collecting its garbage takes: others do not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const isProgram = (name: string): name is ProgramName => name in programs

const cold = (name: ProgramName, file: string): number => {
  // Written by the bench itself, which knows what it wrote.
  const changes = JSON.parse(readFileSync(file, 'utf8')) as readonly AnswerChange[]
  const run = coldProgram(name)
  const start = processorTime()
  run(changes)
  return processorTime() - start
}

const [what, ...given] = process.argv.slice(2)
const names = given.filter(isProgram)
const [name = 'portal'] = names
measureBy(processorTime)
process.stdout.write(JSON.stringify(what === 'warm' ? warmAnswers(names) : cold(name, given.at(-1) ?? '')))
