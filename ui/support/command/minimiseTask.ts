import { basename, dirname, join } from 'node:path'
import * as E from 'fp-ts/Either'
import { planImport } from '../../../events/log/importLog'
import { exportLog } from '../../../events/log/transfer'
import type { SurveyRecord } from '../../../events/record/envelope'
import { firstDivergence } from '../../../projections/divergence'
import { type Minimised, minimise } from '../../../projections/replay/minimise'
import {
  divergenceIn,
  isSameDivergence,
  type MinimiseTarget,
  refusalAt,
} from '../../../projections/replay/minimiseTarget'
import { openReplay, type Replay } from '../../../projections/replay/replay'
import { timeline } from '../../../projections/timeline'
import { plain } from '../words/replayWords'
import type { Asked } from './asked'
import { judged } from './judgements'
import { failed, json, type Outcome, unreadableOutcome } from './outcome'
import { readLogFile } from './readLog'
import { readyTest } from './readyTest'
import { frameLines } from './replayReport'
import type { Surroundings } from './surroundings'
import { beyond, type ReadPlan } from './unreadable'

/** The submit that was asked for; else where a verdict comes out otherwise; else the last refusal. */
const targetOf = (replay: Replay, at: number | null, rules: string): MinimiseTarget | null => {
  if (at !== null) return refusalAt(replay, at)
  const diverged = divergenceIn(replay, rules)
  if (diverged !== null) return diverged
  const last = replay.records.findLast(({ seq }) => refusalAt(replay, seq) !== null)
  return last === undefined ? null : refusalAt(replay, last.seq)
}

const shortName = (file: string): string => join(dirname(file), `${basename(file).replace(/\.jsonl$/, '')}.kort.jsonl`)

const exported = ({ pseudonymised, log: { header } }: ReadPlan, { records }: Minimised): string =>
  exportLog({ header, records, blobs: [], includeDocuments: false, pseudonymised })

/** What is made of a customer's own log holds what he filled in: whoever puts it elsewhere must know. */
const warning = ({ pseudonymised }: ReadPlan): string =>
  pseudonymised ? '' : 'Let op: dit log is niet gepseudonimiseerd. Wat de klant heeft ingevuld, kan erin staan.\n'

/** Whether what is going to be written says the same as the log it comes from, once it is read again. */
const saysTheSame = ({ catalogue, rules }: Surroundings, text: string, target: MinimiseTarget): boolean => {
  const plan = planImport(text)
  if (plan.verdict === 'impossible') return false
  const { header, records } = plan.log
  if (target.tag === 'divergence')
    return isSameDivergence(firstDivergence(catalogue, header, records, rules), target.divergence)
  const errors = judged(catalogue, records).at(-1)?.errors ?? []
  return errors.some(([path, rule]) => path === target.path && rule === target.rule)
}

const targetWords = (target: MinimiseTarget): string => {
  if (target.tag === 'refused')
    return `stap ${target.step} afgekeurd om ${plain(target.path)}, regel ${plain(target.rule)}`
  const { step, path, expected, found } = target.divergence
  return `stap ${step}, ${plain(path)}: verwacht ${plain(expected ?? 'niets')}, gevonden ${plain(found ?? 'niets')}`
}

const shortText = (
  { catalogue }: Surroundings,
  before: readonly SurveyRecord[],
  short: Minimised,
  target: MinimiseTarget,
  name: string,
): string =>
  `${[
    `Van ${before.length} naar ${short.records.length} handelingen: ${plain(name)}`,
    `Hetzelfde blijft: ${targetWords(target)}`,
    ...(short.isMinimal ? [] : ['Korter kan misschien nog: het zoeken is na een tijd gestopt.']),
    '',
    ...timeline(catalogue, short.records).flatMap(frame => frameLines(catalogue, frame)),
  ].join('\n')}\n`

/** The shortest log that is refused for the same, or diverges in the same way: as a file beside it, or as a ready test. */
export const minimised = async (
  surroundings: Surroundings,
  { file, at, asTest, json: asJson }: Extract<Asked, { task: 'minimise' }>,
): Promise<Outcome> => {
  const { catalogue, rules } = surroundings
  const plan = await readLogFile(surroundings, file)
  if (E.isLeft(plan)) return unreadableOutcome(plan.left, asJson)
  const missing = beyond(plan.right, [at])
  if (missing !== null) return unreadableOutcome(missing, asJson)
  const { header, records } = plan.right.log
  const target = targetOf(openReplay(catalogue, header, records), at, rules)
  if (target === null)
    return failed(
      at === null
        ? 'In dit log is niets afgekeurd, en elk oordeel komt uit.'
        : `Handeling ${at} is geen stap die is afgekeurd.`,
    )
  const short = minimise({ catalogue, records }, target)
  const text = exported(plan.right, short)
  if (!saysTheSame(surroundings, text, target))
    return failed(`Deze regels geven dit oordeel niet: ${targetWords(target)}. Er valt niets te verkorten.`)
  const name = shortName(file)
  if (asTest)
    return { status: 0, out: readyTest({ catalogue, target, log: text, from: header }), err: warning(plan.right) }
  const out = asJson
    ? json({ file: name, target, before: records.length, after: short.records.length, isMinimal: short.isMinimal })
    : shortText(surroundings, records, short, target, name)
  return { status: 0, out, err: warning(plan.right), files: [{ name, text }] }
}
