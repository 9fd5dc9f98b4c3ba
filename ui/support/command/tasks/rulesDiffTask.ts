import * as E from 'fp-ts/Either'
import { logsWords } from '../../report/reportWords'
import { isReason, reasonWords } from '../../words/importReasonWords'
import { terminalText } from '../../words/terminalText'
import type { CommandDependencies } from '../environment/commandDependencies'
import { logsAt } from '../logFiles/logsAt'
import type { CommandTask } from '../options/commandTask'
import { type CommandOutcome, failedOutcome, jsonText } from '../output/commandOutcome'
import { type Judgements, judgementsCodec } from '../verdicts/logJudgements'
import { createRuleChanges, type RuleChange } from '../verdicts/ruleChanges'
import { askWorkers, type WorkerAnswer, type WorkerProgram, workerRules } from '../workers/workerPool'

/**
 * `--rules-diff`: which verdicts change between two replay bundles, over the logs of a path, and which logs they could
 * not read.
 */
export const rulesDiffTask = async (
  dependencies: CommandDependencies,
  { bundles: [a, b], logPath, json: asJson, workers }: Extract<CommandTask, { task: 'rulesDiff' }>,
): Promise<CommandOutcome> => {
  const found = await logsAt(dependencies, logPath)
  if (E.isLeft(found)) return failedOutcome(found.left)
  const logs = [...new Set(found.right ?? [logPath])]
  const [rulesA, rulesB] = await Promise.all([workerRules(bundle(a)), workerRules(bundle(b))])
  for (const [path, rules] of [[a, rulesA] as const, [b, rulesB] as const])
    if (E.isLeft(rules))
      return failedOutcome(`${path} is geen bundel van de replay (${rules.left}). npm run build:replay maakt er een.`)
  const sum = createRuleChanges(dependencies.catalogue)
  const unread: UnreadLog[] = []
  await compareLogs([bundle(a), bundle(b)], workers ?? dependencies.cores, logs, (file, one, other) => {
    unread.push(...unreadIn(file, one, other))
    if (E.isRight(one) && E.isRight(other)) sum.add(file, one.right, other.right)
  })
  const changed = sum.read()
  const status = changed.length > 0 ? 1 : unread.length > 0 ? 2 : 0
  const rules = [rulesA, rulesB].map(E.getOrElse(() => ''))
  if (asJson) return { status, out: jsonText({ status, rules, logs: logs.length, changed, unread }), err: '' }
  const lines = [
    `${logsWords(logs.length)}, regels ${rules.join(' en ')}`,
    '',
    changed.length === 0 ? 'Elk oordeel is hetzelfde.' : 'Oordelen die anders zijn (logs, keren: stap, vraag, regel)',
    ...changed.map(lineOf),
    ...(unread.length === 0 ? [] : ['', 'Niet of niet helemaal te lezen']),
    ...unread.map(unreadLine),
  ]
  return { status, out: `${lines.join('\n')}\n`, err: '' }
}

const changeWords = (change: RuleChange): string => {
  switch (change.tag) {
    case 'broken':
      return `${change.step}, ${terminalText(change.question)}, ${terminalText(change.rule)}: nu afgekeurd`
    case 'mended':
      return `${change.step}, ${terminalText(change.question)}, ${terminalText(change.rule)}: niet meer afgekeurd`
    case 'next':
      return `${change.step}: daarna ${change.to ?? 'niets'} in plaats van ${change.from ?? 'niets'}`
    case 'order':
      return `${change.step}: dezelfde vragen in een andere volgorde`
  }
}

const lineOf = (change: RuleChange): string =>
  `  ${change.logs}, ${change.times}: ${changeWords(change)} (zoals ${terminalText(change.example.file)}, handeling ${change.example.seq})`

/** A replay bundle as a worker program; it needs none of this process's Node arguments. */
const bundle = (path: string): WorkerProgram => ({ command: process.execPath, words: [path] })

const readJudgements = ({ answer }: WorkerAnswer): E.Either<string, Judgements> => {
  if (E.isLeft(answer)) return answer
  const read = judgementsCodec.decode(answer.right)
  return E.isLeft(read) ? E.left('antwoordt iets anders') : read
}

/** Judges the same logs with two bundles, and calls back for each log once both have answered. */
const compareLogs = async (
  bundles: readonly [WorkerProgram, WorkerProgram],
  workers: number,
  logs: readonly string[],
  onCompared: (file: string, a: E.Either<string, Judgements>, b: E.Either<string, Judgements>) => void,
): Promise<void> => {
  const unpaired = new Map<string, E.Either<string, Judgements>>()
  const collect = (isFirst: boolean) => (answered: WorkerAnswer) => {
    const { file } = answered
    const [mine, other] = [readJudgements(answered), unpaired.get(file)]
    if (other === undefined) unpaired.set(file, mine)
    else {
      unpaired.delete(file)
      if (isFirst) onCompared(file, mine, other)
      else onCompared(file, other, mine)
    }
  }
  const each = Math.max(1, Math.floor(workers / 2))
  await Promise.all([
    askWorkers(bundles[0], each, 'judgements', logs, collect(true)),
    askWorkers(bundles[1], each, 'judgements', logs, collect(false)),
  ])
}

/** A log that a bundle could not read, with the reasons. */
interface UnreadLog {
  readonly file: string
  readonly bundles: string
  readonly why: readonly string[]
}

const whyUnread = (judgements: E.Either<string, Judgements>): readonly string[] =>
  E.isLeft(judgements) ? [judgements.left] : judgements.right.unread

/** One entry where both bundles say the same. */
const unreadIn = (
  file: string,
  a: E.Either<string, Judgements>,
  b: E.Either<string, Judgements>,
): readonly UnreadLog[] => {
  const [whyA, whyB] = [whyUnread(a), whyUnread(b)]
  const found =
    String(whyA) === String(whyB)
      ? [{ file, bundles: 'beide bundels', why: whyA }]
      : [
          { file, bundles: 'bundel A', why: whyA },
          { file, bundles: 'bundel B', why: whyB },
        ]
  return found.filter(({ why }) => why.length > 0)
}

const unreadLine = ({ file, bundles, why }: UnreadLog): string => {
  const reasons = why.map(one => (isReason(one) ? reasonWords[one] : one))
  return `  ${terminalText(file)}: ${bundles}: ${terminalText(reasons.join('; '))}`
}
