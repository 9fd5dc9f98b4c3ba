import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import * as E from 'fp-ts/Either'
import { parseLine } from '../../../events/record/parseLine'
import type { CommandDependencies } from './environment/commandDependencies'
import { logJudgements } from './verdicts/logJudgements'
import { logReport } from './verdicts/logReport'
import { logVerdict } from './verdicts/logVerdict'
import { requestCodec, type WorkerAsk } from './workers/workerProtocol'

type ReadingDependencies = Pick<CommandDependencies, 'catalogue' | 'rules' | 'read'>

const answers: Readonly<Record<WorkerAsk, (dependencies: ReadingDependencies, file: string) => Promise<unknown>>> = {
  verdict: logVerdict,
  report: logReport,
  judgements: logJudgements,
}

/**
 * The loop of a worker process: says its rules, then answers requests about logs (verdict, report, judgements) one by
 * one, until the input ends or a line is no request.
 */
export const serveRequests = async (
  dependencies: ReadingDependencies,
  input: Readable,
  write: (line: string) => void,
): Promise<void> => {
  write(JSON.stringify({ hello: 'klantportaal-replay', protocol: 1, rules: dependencies.rules }))
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const request = requestCodec.decode(parseLine(line))
    if (E.isLeft(request)) return
    const { id, ask, file } = request.right
    write(JSON.stringify({ id, answer: await answers[ask](dependencies, file) }))
  }
}
