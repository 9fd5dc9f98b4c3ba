/**
 * How far sending had come at a position of a replay, which documents the office had taken, and where it last said
 * that it has no inventory.
 */
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import type { State } from '../../../events/state/state'
import type { Replay } from '../replay'

/** How far sending has come; `refused`: the office answered that it does not take the inventory. */
export type SendingOutcome = 'sent' | 'refused' | 'failed' | 'unconfirmed' | 'busy' | 'not'

/** What a log knows at one moment of what the office has. */
export interface SendingEnd {
  readonly ending: SendingOutcome
  /** The documents that the office took, by name, as long as not all of it arrived. */
  readonly received: readonly string[]
  /** The record by which the office last said that it has no inventory; null where it did not since sending last began. */
  readonly deniedAt: number | null
}

const endingOf = (sending: State['sending']): SendingOutcome => {
  switch (sending.tag) {
    case 'idle':
    case 'oneFile':
      return 'not'
    case 'failed':
      return sending.failure === 'invalid' && sending.file === null ? 'refused' : 'failed'
    default:
      return sending.tag
  }
}

const isDenial = (event: SurveyRecord['events'][number]): boolean => event.type === 'ReceiptAsked' && event.absent

export const sendingEnd = ({ stateAt, records }: Pick<Replay, 'stateAt' | 'records'>, position: number): SendingEnd => {
  const { sending, filesSent } = stateAt(position)
  const ending = endingOf(sending)
  if (ending === 'sent') return { ending, received: [], deniedAt: null }
  const last = records
    .slice(0, position)
    .findLast(({ events }) => events.some(event => event.type === 'SendingStarted' || isDenial(event)))
  return { ending, received: [...filesSent], deniedAt: last?.events.some(isDenial) === true ? last.seq : null }
}
