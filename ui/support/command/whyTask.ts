import * as E from 'fp-ts/Either'
import { doubtsOf } from '../../../projections/doubts/doubtsOf'
import { itemNamesIn } from '../../../projections/past/itemNames'
import { drawn } from '../../../projections/replay/recorded'
import { openReplay, type Replay } from '../../../projections/replay/replay'
import { why } from '../../../projections/replay/why'
import { whyDoubted } from '../../../projections/replay/whyDoubted'
import type { Why, WhyAspect, WhyNode } from '../../../projections/replay/whyNode'
import { heldWords, plain } from '../words/replayWords'
import { todaysRules } from '../words/rulesWords'
import type { Asked } from './asked'
import { failed, json, type Outcome, unreadableOutcome } from './outcome'
import { readLogFile } from './readLog'
import type { Surroundings } from './surroundings'
import { beyond } from './unreadable'

const nodeWords = (node: WhyNode): string => {
  switch (node.tag) {
    case 'event': {
      const along = node.along === null ? '' : `, door ${node.along.title}`
      const others = [...new Set(node.with.map(({ seq }) => `#${seq}`))].join(', ')
      return `#${node.seq} ${node.words}${along}${others === '' ? '' : ` (elk genoeg: ook ${others})`}`
    }
    case 'question':
      return `${node.title}: ${node.words} (${node.path})`
    case 'rule':
      return `regel ${node.name}: ${node.words}`
    case 'condition':
      return `${node.words}${heldWords(node)}${node.joined === 'any' && node.because.length > 1 ? ', elk genoeg' : ''}`
    case 'fact':
      return node.words
  }
}

const nodeLines = (node: WhyNode, indent: string): readonly string[] => [
  `${indent}- ${plain(nodeWords(node))}`,
  ...('because' in node ? node.because.flatMap(inner => nodeLines(inner, `${indent}  `)) : []),
]

const aspectLines = ({ words, because }: WhyAspect): readonly string[] => [
  `  ${plain(words)}`,
  ...because.flatMap(node => nodeLines(node, '    ')),
]

const whyText = (
  { title, path, position, visible, required, wrong, value }: Why,
  doubted: readonly WhyAspect[],
  isOwn: boolean,
): string =>
  `${[
    `${plain(title)} (${plain(path)}), na handeling ${position}`,
    ...(isOwn ? [] : [`  ${todaysRules}`]),
    ...[visible, required, wrong, value, ...doubted].flatMap(aspectLines),
  ].join('\n')}\n`

/** Where the item that a path names or stands in was removed before; '' where none was. */
const goneWords = ({ catalogue, records }: Replay, position: number, path: string): string => {
  const removed = records
    .slice(0, position)
    .flatMap(({ seq, events }) => events.flatMap(event => (event.type === 'ItemRemoved' ? [{ ...event, seq }] : [])))
    .findLast(({ list, id }) => `${path}.`.startsWith(`${list}.${id}.`))
  if (removed === undefined) return ''
  const { list, id, seq } = removed
  return `: ${plain(itemNamesIn(catalogue, records).item(list, id, seq))} werd verwijderd in handeling ${seq}`
}

/** Why a question shows, must be answered, is wrong, has its answer and is doubted, after a record of a log. */
export const whyOf = async (
  surroundings: Surroundings,
  { file, path, at, json: asJson }: Extract<Asked, { task: 'why' }>,
): Promise<Outcome> => {
  const plan = await readLogFile(surroundings, file)
  if (E.isLeft(plan)) return unreadableOutcome(plan.left, asJson)
  const missing = beyond(plan.right, [at])
  if (missing !== null) return unreadableOutcome(missing, asJson)
  const { header, records } = plan.right.log
  const replay = openReplay(surroundings.catalogue, header, records)
  const position = at ?? replay.length
  const told = why(replay, position, path)
  if (told === null)
    return failed(`Na handeling ${position} is er geen vraag ${plain(path)}${goneWords(replay, position, path)}.`)
  const { isOwnAt } = drawn(replay, surroundings.rules)
  const isOwn = isOwnAt(position)
  const doubted = whyDoubted(replay, doubtsOf(replay.catalogue), position, path)
  return { status: 0, out: asJson ? json({ ...told, doubted }) : whyText(told, doubted, isOwn), err: '' }
}
