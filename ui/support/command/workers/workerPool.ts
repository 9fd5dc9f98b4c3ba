/**
 * Sends a request about each of many logs to a pool of worker processes, replacing those that die, and asks a program
 * for the digest of its rules.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import * as E from 'fp-ts/Either'
import { parseLine } from '../../../../events/record/parseLine'
import { helloCodec, replyCodec, type WorkerAsk } from './workerProtocol'

/**
 * Sends a request for each of many logs to a pool of worker processes. A worker that dies fails its log alone and is replaced.
 * `onAnswer` is called once for each log, as its answer comes.
 */
export const askWorkers = async (
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

/** A worker program: its command and arguments. */
export interface WorkerProgram {
  readonly command: string
  readonly words: readonly string[]
}

/** A worker's answer about a file; Left with how the process ended when it died over it. */
export type WorkerAnswer = { readonly file: string; readonly answer: E.Either<string, unknown> }

interface Worker {
  /** The digest of the rules it judges by; Left when it ended before it said so, or is no such program. */
  readonly rules: Promise<E.Either<string, string>>
  readonly ask: (id: number, ask: WorkerAsk, file: string) => Promise<E.Either<string, unknown>>
  readonly end: () => void
}

/** How long to wait for a worker's first line, in milliseconds; long enough for a busy machine. */
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

/** After this many deaths in a row the fault is not in one log: the rest is not tried. */
const deathsAtMost = 5

/** The digest of the rules that a program judges by; Left when it is no such program. */
export const workerRules = async (program: WorkerProgram): Promise<E.Either<string, string>> => {
  const worker = start(program)
  const rules = await worker.rules
  worker.end()
  return rules
}
