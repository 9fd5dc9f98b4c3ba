import * as E from 'fp-ts/Either'
import { isReason, reasonWords } from '../../words/importReasonWords'
import { terminalText } from '../../words/terminalText'
import type { CommandDependencies } from '../environment/commandDependencies'
import { type CommandOutcome, type ExitStatus, jsonText } from '../output/commandOutcome'
import { type LogVerdict, logVerdictCodec } from '../verdicts/logVerdict'
import { askWorkers } from '../workers/workerPool'

type FileVerdict = { readonly file: string } & (LogVerdict | { readonly status: 2; readonly died: string })

const lineOf = (verdicts: FileVerdict): string => {
  const name = terminalText(verdicts.file)
  if ('died' in verdicts) return `2  ${name}: het proces dat dit las, is gestopt (${terminalText(verdicts.died)})`
  const { status, records, why, divergence } = verdicts
  const what = why.map(word => (isReason(word) ? reasonWords[word] : 'het bestand is niet te openen')).join('; ')
  if (divergence !== null)
    return `${status}  ${name}: afwijking bij handeling ${divergence.seq}, ${terminalText(divergence.path)}: verwacht ${terminalText(divergence.expected ?? 'niets')}, gevonden ${terminalText(divergence.found ?? 'niets')}`
  return `${status}  ${name}: ${records} handelingen${what === '' ? '' : `; ${what}`}`
}

/**
 * Replays all logs of a folder in worker processes and gives the verdict on each, in order, with a sum; the exit status
 * is the worst (2 over 1).
 */
export const folderTask = async (
  { program, cores }: Pick<CommandDependencies, 'program' | 'cores'>,
  files: readonly string[],
  { json: asJson, workers }: { readonly json: boolean; readonly workers: number | null },
): Promise<CommandOutcome> => {
  const verdicts = new Map<string, FileVerdict>()
  await askWorkers(program, workers ?? cores, 'verdict', files, ({ file, answer }) => {
    const verdict = E.isLeft(answer) ? answer : logVerdictCodec.decode(answer.right)
    const died = E.isLeft(answer) ? answer.left : 'antwoordt iets anders'
    verdicts.set(file, E.isRight(verdict) ? { file, ...verdict.right } : { file, status: 2, died })
  })
  const all = files.flatMap(file => verdicts.get(file) ?? [])
  const status = all.reduce<ExitStatus>((worst, one) => (one.status > worst ? one.status : worst), 0)
  const count = (wanted: ExitStatus) => all.filter(one => one.status === wanted).length
  // A file that is not as it was saved is not in order, though its verdicts come out; that other rules gave them is no fault.
  const warned = all.filter(one => one.status === 0 && 'why' in one && one.why.some(why => why !== 'rules')).length
  const sum = `${all.length} logs: ${count(0) - warned} in orde, ${warned} te lezen maar let op, ${count(1)} met een afwijking, ${count(2)} niet of niet helemaal te lezen.`
  return {
    status,
    out: asJson ? jsonText({ status, logs: all }) : `${[...all.map(lineOf), '', sum].join('\n')}\n`,
    err: '',
  }
}
