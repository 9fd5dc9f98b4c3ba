/**
 * Reports filled-in answers hidden at the end of a log as findings, grouped by the record that hid them; removed items
 * excluded.
 */
import { answerAt } from '../../../domain/engine/answers'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import { slotAddress } from '../../../domain/engine/path'
import { answeredPath } from '../../../events/record/intent'
import { showsAt } from '../../tree/findNode'
import type { SurveyTree } from '../../tree/surveyTree'
import type { Replay } from '../replay'
import type { LogFinding } from './finding'

/** So many moments are looked for at most: each is a score of trees. */
const mostMoments = 20

/** Where answers went out of sight: the trees before and after, and which they are. */
interface HidingMoment {
  readonly before: SurveyTree
  readonly after: SurveyTree
  readonly paths: string[]
}

/** By path the last record that said something of it. */
const answeredIn = ({ records }: Replay): ReadonlyMap<string, number> => {
  const last = new Map<string, number>()
  for (const { seq, events } of records)
    for (const event of events) if (event.type === 'AnswerChanged') last.set(event.path, seq)
  return last
}

export const hiddenAnswers = (replay: Replay): readonly LogFinding[] => {
  const { catalogue, records, length, at } = replay
  const { answers } = at(length).state
  const last = at(length).tree
  const shows = (position: number, path: string): boolean => showsAt(catalogue, at(position).tree, path)
  const gone = [...answeredIn(replay)].filter(([path]) => {
    const address = slotAddress(catalogue, path)
    const value = address === null ? undefined : answerAt(answers, address)
    if (address === null || value === undefined || address.slot.question.kind === 'stored') return false
    return !isEmptyAnswer(address.slot.question, value) && !showsAt(catalogue, last, path)
  })
  const hidden = new Map<number, HidingMoment>()
  for (const [path, answered] of gone) {
    const moment = [...hidden].find(
      ([seq, { before, after }]) =>
        seq > answered && showsAt(catalogue, before, path) && !showsAt(catalogue, after, path),
    )
    if (moment !== undefined) {
      moment[1].paths.push(path)
      continue
    }
    let [low, high] = [answered, length]
    if (hidden.size === mostMoments || !shows(low, path)) continue
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if (shows(middle, path)) low = middle
      else high = middle
    }
    hidden.set(high, { before: at(high - 1).tree, after: at(high).tree, paths: [path] })
  }
  return [...hidden].map(([seq, { paths }]): LogFinding => {
    const record = records[seq - 1]
    const isOwn = record?.by === 'customer'
    const by = record !== undefined && isOwn ? answeredPath(record.intent) : null
    const attribution = isOwn ? 'customer' : 'unclear'
    return { kind: 'hidden', paths, by, seq, at: record?.at ?? 0, attribution, isOver: false, weight: isOwn ? 2 : 0 }
  })
}
