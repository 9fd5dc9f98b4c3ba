import { basename, dirname, join } from 'node:path'
import * as E from 'fp-ts/Either'
import { withIntents } from '../../../../events/intent/intentReader'
import { exportLog } from '../../../../events/log/logExport/exportLog'
import { planImport } from '../../../../events/log/logExport/importLog'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { type MinimisedLog, minimise } from '../../../../projections/replay/minimise/minimise'
import {
  divergenceTarget,
  type MinimiseTarget,
  refusalTarget,
} from '../../../../projections/replay/minimise/minimiseTarget'
import { refusesAll } from '../../../../projections/replay/minimise/showsTarget'
import { openReplay, type Replay } from '../../../../projections/replay/replay'
import { timeline } from '../../../../projections/replay/timeline'
import { firstDivergence, isSameDivergence } from '../../../../projections/replay/verdicts/divergence'
import { terminalText } from '../../words/terminalText'
import type { CommandDependencies } from '../environment/commandDependencies'
import { readLogFile } from '../logFiles/readLogFile'
import { type TrustedPlan, trustedPlan } from '../logFiles/trustedPlan'
import { type ReadPlan, recordsBeyondEnd } from '../logFiles/unreadable'
import type { CommandTask } from '../options/commandTask'
import { type CommandOutcome, failedOutcome, jsonText, unreadableOutcome } from '../output/commandOutcome'
import { timelineLines } from '../output/replayReport'
import { judgementsOf } from '../verdicts/logJudgements'
import { testSource } from './testSource'

/**
 * `--minimise` and `--test`: finds the shortest log with the same refusal or divergence, and writes it as a file or as
 * tests.
 */
export const minimiseTask = async (
  dependencies: CommandDependencies,
  { file, at, only, asTest, json: asJson }: Extract<CommandTask, { task: 'minimise' }>,
): Promise<CommandOutcome> => {
  const { catalogue, rules } = dependencies
  const plan = E.map((read: ReadPlan) => trustedPlan(catalogue, read))(await readLogFile(dependencies, file))
  if (E.isLeft(plan)) return unreadableOutcome(plan.left, asJson)
  const missing = recordsBeyondEnd(plan.right, [at])
  if (missing !== null) return unreadableOutcome(missing, asJson)
  const { header, records } = plan.right.log
  const replay = openReplay(catalogue, header, records)
  const found: ShortestLog[] = []
  for (const path of only.length === 0 ? [null] : only) {
    const target = targetOf(replay, at, path, rules)
    if (target === null) return failedOutcome(noTarget(at, path))
    const one = shortestLog(dependencies, plan.right, target)
    if (E.isLeft(one)) return failedOutcome(one.left)
    found.push(one.right)
  }
  if (asTest) {
    const cases = found.map(({ target, text }) => ({ target, log: text }))
    const out = testSource(catalogue, header, cases)
    return { status: 0, out, err: `${warning(plan.right)}${found.map(wantsMany).join('')}` }
  }
  const [one] = found
  if (one === undefined) return failedOutcome(noTarget(at, null))
  const { target, short, text } = one
  const name = shortName(file)
  const out = asJson
    ? jsonText({ file: name, target, before: records.length, after: short.records.length, isMinimal: short.isMinimal })
    : shortestLogText(dependencies, records, short, target, name)
  return { status: 0, out, err: warning(plan.right), files: [{ name, text }] }
}

/** What to keep while shortening: the requested submit or question, else the divergence, else the last refusal. */
const targetOf = (replay: Replay, at: number | null, only: string | null, rules: string): MinimiseTarget | null => {
  if (at !== null) return refusalTarget(replay, at, only)
  const diverged = only === null ? divergenceTarget(replay, rules) : null
  if (diverged !== null) return diverged
  const last = replay.records.findLast(({ seq }) => refusalTarget(replay, seq, only) !== null)
  return last === undefined ? null : refusalTarget(replay, last.seq, only)
}

const noTarget = (at: number | null, only: string | null): string => {
  if (only !== null)
    return `${at === null ? 'In dit log' : `Handeling ${at}`} is niet afgekeurd om ${terminalText(only)}.`
  return at === null
    ? 'In dit log is niets afgekeurd, en elk oordeel komt uit.'
    : `Handeling ${at} is geen stap die is afgekeurd.`
}

const shortName = (file: string): string => join(dirname(file), `${basename(file).replace(/\.jsonl$/, '')}.kort.jsonl`)

const exportText = ({ pseudonymised, log: { header } }: TrustedPlan, { records }: MinimisedLog): string =>
  exportLog({ header, records, blobs: [], pseudonymised })

/** A warning for a log that is not pseudonymised: its result holds the customer's answers. */
const warning = ({ pseudonymised }: TrustedPlan): string =>
  pseudonymised ? '' : 'Let op: dit log is niet gepseudonimiseerd. Wat de klant heeft ingevuld, kan erin staan.\n'

/** Whether the shortened export, imported again, still has the target. */
const keepsTarget = ({ catalogue, rules }: CommandDependencies, text: string, target: MinimiseTarget): boolean => {
  const plan = planImport(text)
  if (plan.verdict === 'impossible') return false
  const { header, records } = plan.log
  if (target.tag === 'divergence')
    return isSameDivergence(firstDivergence(catalogue, header, records, rules), target.divergence)
  return refusesAll(judgementsOf(catalogue, records).at(-1)?.errors ?? [], target.errors)
}

const targetWords = (target: MinimiseTarget): string => {
  if (target.tag === 'refused') {
    const refused = target.errors.map(([path, rule]) => `${terminalText(path)}, regel ${terminalText(rule)}`)
    return `stap ${target.step} afgekeurd om ${refused.join('; ')}`
  }
  const { step, path, expected, found } = target.divergence
  return `stap ${step}, ${terminalText(path)}: verwacht ${terminalText(expected ?? 'niets')}, gevonden ${terminalText(found ?? 'niets')}`
}

const shortestLogText = (
  { catalogue }: CommandDependencies,
  before: readonly SurveyRecord[],
  short: MinimisedLog,
  target: MinimiseTarget,
  name: string,
): string =>
  `${[
    `Van ${before.length} naar ${short.records.length} handelingen: ${terminalText(name)}`,
    `Hetzelfde blijft: ${targetWords(target)}`,
    ...(short.isMinimal ? [] : ['Korter kan misschien nog: het zoeken is na een tijd gestopt.']),
    '',
    ...timelineLines(catalogue, timeline(catalogue, short.records)),
  ].join('\n')}\n`

/** The shortest log for one target; `text` is its export. */
interface ShortestLog {
  readonly target: MinimiseTarget
  readonly short: MinimisedLog
  readonly text: string
}

/** Left where these rules do not give the verdict that it is about. */
const shortestLog = (
  dependencies: CommandDependencies,
  plan: TrustedPlan,
  target: MinimiseTarget,
): E.Either<string, ShortestLog> => {
  const { catalogue } = dependencies
  const short = minimise({ catalogue, records: withIntents(catalogue, plan.log.records) }, target)
  const text = exportText(plan, short)
  return keepsTarget(dependencies, text, target)
    ? E.right({ target, short, text })
    : E.left(`Deze regels geven dit oordeel niet: ${targetWords(target)}. Er valt niets te verkorten.`)
}

/** A hint to use `--only` where a test would cover several refused questions. */
const wantsMany = ({ target }: { readonly target: MinimiseTarget }): string =>
  target.tag === 'refused' && target.errors.length > 1
    ? `Deze test vraagt van ${target.errors.length} vragen dat hun antwoord goed is; --only PAD vraagt het van één.\n`
    : ''
