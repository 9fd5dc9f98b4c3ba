import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import * as E from 'fp-ts/Either'
import { parseLine } from '../../../../events/log/recordLine'
import { helloCodec, replyCodec, type WorkerAsk } from './workerProtocol'

/** A program that speaks the protocol, and the words it is started with. */
export interface WorkerProgram {
  readonly command: string
  readonly words: readonly string[]
}

/** What was answered about a file; Left when the process that was asked died over it, with how it ended. */
export type WorkerAnswer = { readonly file: string; readonly answer: E.Either<string, unknown> }

interface Worker {
  /** The digest of the rules it judges by; Left when it ended before it said so, or is no such program. */
  readonly rules: Promise<E.Either<string, string>>
  readonly ask: (id: number, ask: WorkerAsk, file: string) => Promise<E.Either<string, unknown>>
  readonly end: () => void
}

/** A program that says nothing for so long is another one. In milliseconds; a busy machine needs some to load ours. */
const helloTimeout = 120_000

const start = ({ command, words }: WorkerProgram): Worker => {
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = new Promise<string>(resolve => {
    child.once('error', cause => resolve(cause.message))
    child.once('close', (code, signal) => resolve(signal ?? `status ${code}`))
  })
  // What is written to one that died is lost; that it died is told by its end.
  child.stdin.on('error', () => undefined)
  const timeout = setTimeout(() => child.kill(), helloTimeout)
  const next = async (): Promise<E.Either<string, unknown>> => {
    const line = await lines.next()
    return line.done === true ? E.left(await ended) : E.right(parseLine(line.value))
  }
  const rules = next().then(line => {
    clearTimeout(timeout)
    if (E.isLeft(line)) return line
    const hello = helloCodec.decode(line.right)
    if (E.isRight(hello)) return E.right(hello.right.rules)
    child.kill()
    return E.left('geen replay-programma')
  })
  return {
    rules,
    ask: async (id, ask, file) => {
      const known = await rules
      if (E.isLeft(known)) return known
      child.stdin.write(`${JSON.stringify({ id, ask, file })}\n`)
      const line = await next()
      if (E.isLeft(line)) return line
      const reply = replyCodec.decode(line.right)
      return E.isRight(reply) && reply.right.id === id ? E.right(reply.right.answer) : E.left('antwoordt iets anders')
    },
    end: () => child.stdin.end(),
  }
}

/** So many that die one after the other, without an answer between them, are no accident of one log. */
const deathsAtMost = 5

/**
 * Asks the same of many logs, a few at a time, each in a process of its own program. One that dies over a log is told of
 * that log alone, and another takes its place. `heard` is called for each log once, as its answer comes.
 */
export const askAll = async (
  program: WorkerProgram,
  workers: number,
  ask: WorkerAsk,
  files: readonly string[],
  onAnswer: (answer: WorkerAnswer) => void,
): Promise<void> => {
  let at = 0
  let deaths = 0
  const work = async (): Promise<void> => {
    let worker: Worker | null = null
    for (let id = at++; id < files.length; id = at++) {
      const file = files[id] ?? ''
      if (deaths >= deathsAtMost) {
        onAnswer({ file, answer: E.left('niet meer geprobeerd') })
        continue
      }
      worker ??= start(program)
      const answer: E.Either<string, unknown> = await worker.ask(id, ask, file)
      deaths = E.isLeft(answer) ? deaths + 1 : 0
      if (E.isLeft(answer)) {
        worker.end()
        worker = null
      }
      onAnswer({ file, answer })
    }
    worker?.end()
  }
  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, work))
}

/** The digest of the rules that a program judges by; Left when it is no such program. */
export const workerRules = async (program: WorkerProgram): Promise<E.Either<string, string>> => {
  const worker = start(program)
  const rules = await worker.rules
  worker.end()
  return rules
}
