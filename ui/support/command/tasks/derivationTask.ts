import * as E from 'fp-ts/Either'
import { doubtsOf } from '../../../../projections/doubts/doubtsOf'
import { itemNamesIn } from '../../../../projections/logHistory/itemNames'
import type { Derivation, DerivationAspect } from '../../../../projections/replay/derivation/derivation'
import { derivation } from '../../../../projections/replay/derivation/derivation'
import type { DerivationNode } from '../../../../projections/replay/derivation/derivationNode'
import { doubtDerivation } from '../../../../projections/replay/derivation/doubtDerivation'
import { openReplay, type Replay } from '../../../../projections/replay/replay'
import { recordedScreens } from '../../../../projections/replay/verdicts/recordedScreens'
import { conditionHeldWords } from '../../words/replayWords'
import { todaysRules } from '../../words/rulesWords'
import { terminalText } from '../../words/terminalText'
import type { CommandDependencies } from '../environment/commandDependencies'
import { readLogFile } from '../logFiles/readLogFile'
import { recordsBeyondEnd } from '../logFiles/unreadable'
import type { CommandTask } from '../options/commandTask'
import { type CommandOutcome, failedOutcome, jsonText, unreadableOutcome } from '../output/commandOutcome'

/**
 * `--why`: explains why a question shows, is required, is wrong, has its answer and is doubted, after a record of a
 * log.
 */
export const derivationTask = async (
  dependencies: CommandDependencies,
  { file, path, at, json: asJson }: Extract<CommandTask, { task: 'why' }>,
): Promise<CommandOutcome> => {
  const plan = await readLogFile(dependencies, file)
  if (E.isLeft(plan)) return unreadableOutcome(plan.left, asJson)
  const missing = recordsBeyondEnd(plan.right, [at])
  if (missing !== null) return unreadableOutcome(missing, asJson)
  const { header, records } = plan.right.log
  const replay = openReplay(dependencies.catalogue, header, records)
  const position = at ?? replay.length
  const found = derivation(replay, position, path)
  if (found === null)
    return failedOutcome(
      `Na handeling ${position} is er geen vraag ${terminalText(path)}${removedItemWords(replay, position, path)}.`,
    )
  const { isJudgedByOwnRules } = recordedScreens(replay, dependencies.rules)
  const isOwn = isJudgedByOwnRules(position)
  const doubted = doubtDerivation(replay, doubtsOf(replay.catalogue), position, path)
  return { status: 0, out: asJson ? jsonText({ ...found, doubted }) : derivationText(found, doubted, isOwn), err: '' }
}

const nodeWords = (node: DerivationNode): string => {
  switch (node.tag) {
    case 'event': {
      const alongWords = node.along === null ? '' : `, door ${node.along.title}`
      const others = [...new Set(node.with.map(({ seq }) => `#${seq}`))].join(', ')
      return `#${node.seq} ${node.words}${alongWords}${others === '' ? '' : ` (elk genoeg: ook ${others})`}`
    }
    case 'question':
      return `${node.title}: ${node.words} (${node.path})`
    case 'rule':
      return `regel ${node.name}: ${node.words}`
    case 'condition':
      return `${node.words}${conditionHeldWords(node)}${node.joined === 'any' && node.because.length > 1 ? ', elk genoeg' : ''}`
    case 'fact':
      return node.words
  }
}

const nodeLines = (node: DerivationNode, indent: string): readonly string[] => [
  `${indent}- ${terminalText(nodeWords(node))}`,
  ...('because' in node ? node.because.flatMap(inner => nodeLines(inner, `${indent}  `)) : []),
]

const aspectLines = ({ words, because }: DerivationAspect): readonly string[] => [
  `  ${terminalText(words)}`,
  ...because.flatMap(node => nodeLines(node, '    ')),
]

const derivationText = (
  { title, path, position, visible, required, wrong, value }: Derivation,
  doubted: readonly DerivationAspect[],
  isOwn: boolean,
): string =>
  `${[
    `${terminalText(title)} (${terminalText(path)}), na handeling ${position}`,
    ...(isOwn ? [] : [`  ${todaysRules}`]),
    ...[visible, required, wrong, value, ...doubted].flatMap(aspectLines),
  ].join('\n')}\n`

/** The record that removed the item of a path earlier, in words; '' for none. */
const removedItemWords = ({ catalogue, records }: Replay, position: number, path: string): string => {
  const removed = records
    .slice(0, position)
    .flatMap(({ seq, events }) => events.flatMap(event => (event.type === 'ItemRemoved' ? [{ ...event, seq }] : [])))
    .findLast(({ list, id }) => `${path}.`.startsWith(`${list}.${id}.`))
  if (removed === undefined) return ''
  const { list, id, seq } = removed
  return `: ${terminalText(itemNamesIn(catalogue, records).item(list, id, seq))} werd verwijderd in handeling ${seq}`
}
