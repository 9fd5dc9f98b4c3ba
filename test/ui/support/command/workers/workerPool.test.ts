import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import {
  askWorkers,
  type WorkerAnswer,
  type WorkerProgram,
  workerRules,
} from '../../../../../ui/support/command/workers/workerPool'

/** A program that says who it is, and then does this with every `request`. */
const program = (doing: string): WorkerProgram => ({
  command: process.execPath,
  words: [
    '-e',
    `const say = value => process.stdout.write(JSON.stringify(value) + '\\n')
     say({ hello: 'klantportaal-replay', protocol: 1, rules: 'abc' })
     require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
       const request = JSON.parse(line)
       ${doing}
     })`,
  ],
})

const asked = async (one: WorkerProgram, files: readonly string[], workers = 2) => {
  const heard: WorkerAnswer[] = []
  await askWorkers(one, workers, 'verdict', files, answered => heard.push(answered))
  return new Map(heard.map(({ file, answer }) => [file, answer]))
}

test('every log is asked about once, by processes that take turns', async () => {
  const files = ['a', 'b', 'c', 'd', 'e']
  const answers = await asked(program('say({ id: request.id, answer: request.ask + request.file })'), files)
  expect([...answers.keys()].sort()).toEqual(files)
  expect(answers.get('c')).toEqual(E.right('verdictc'))
})

test('a process that dies over a log is told of that log alone', async () => {
  const dying = program("if (request.file === 'b') process.exit(7); say({ id: request.id, answer: 1 })")
  const answers = await asked(dying, ['a', 'b', 'c'], 1)
  expect([...answers]).toEqual([
    ['a', E.right(1)],
    ['b', E.left('status 7')],
    ['c', E.right(1)],
  ])
})

test('one that is killed, or answers something else, is told too', async () => {
  const killed = await asked(program("process.kill(process.pid, 'SIGKILL')"), ['a'])
  expect(killed.get('a')).toEqual(E.left('SIGKILL'))
  const other = await asked(program('say({ id: request.id + 1, answer: 1 })'), ['a'])
  expect(other.get('a')).toEqual(E.left('antwoordt iets anders'))
})

test('where each of them dies, it is not tried for ever', async () => {
  const files = Array.from({ length: 40 }, (_, i) => `${i}`)
  const answers = await asked(program('process.exit(1)'), files, 1)
  const given = [...answers.values()].map(answer => (E.isLeft(answer) ? answer.left : 'answered'))
  expect(given.filter(why => why === 'status 1')).toHaveLength(5)
  expect(given.filter(why => why === 'niet meer geprobeerd')).toHaveLength(35)
})

test('a program says by which rules it judges; another program is none', async () => {
  expect(await workerRules(program(''))).toEqual(E.right('abc'))
  expect(
    await workerRules({ command: process.execPath, words: ['-e', 'console.log(1); setInterval(() => 1, 1)'] }),
  ).toEqual(E.left('geen replay-programma'))
  expect(await workerRules({ command: process.execPath, words: ['nergens.mjs'] })).toEqual(E.left('status 1'))
  expect(E.isLeft(await workerRules({ command: '/no/such/program', words: [] }))).toBe(true)
})
