import { surveyVersion } from '../../events/record/surveyRecord'
import { foldRecord, foldRecords } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import { treeAfter } from '../../projections/live'
import { derivation } from '../../projections/replay/derivation/derivation'
import { differenceMadeBy } from '../../projections/replay/difference/replayDifference'
import { createPlayhead } from '../../projections/replay/playback/playhead'
import { openReplay } from '../../projections/replay/replay'
import { surveyTree } from '../../projections/tree/surveyTree'
import { catalogue, type Visit } from './benchSurvey'
import { alone, inTurns } from './measure'
import { logOf } from './replay'

/** Milliseconds for looking at a log of so many records. */
export interface PositionCost {
  /** A record lived by the portal: its state and the screens after it. */
  readonly lived: number
  /** One record back and forth again, each of the two. */
  readonly step: number
  /** The state and the screens of any position, from any other one. */
  readonly jump: number
  /** The same as a fold from the first event. */
  readonly whole: number
  /** The first look, at the end of the log. */
  readonly opened: number
  /** What a record changed, anywhere. */
  readonly effects: number
  /** Why a question shows that an answer opens, anywhere. */
  readonly why: number
}

const header = { log: 'l', invitation: '1', survey: surveyVersion, build: 'b', rules: 'r', createdAt: 0 } as const

const rounds = { rounds: 15, warmUp: 5 }
const stepsInARound = 400
const jumpsInARound = 20

export const positionCost = (visit: Visit, length: number): PositionCost => {
  const records = logOf(visit, length)
  const replay = openReplay(catalogue, header, records)
  const head = createPlayhead(replay, length)
  const from = Math.max(0, length - stepsInARound)
  const before = replay.at(from)

  const live = (): void => {
    let { state, tree } = before
    for (const record of records.slice(from, from + stepsInARound)) {
      state = foldRecord(catalogue, state, record)
      tree = treeAfter(catalogue, tree, state, record).tree
    }
  }
  const walk = (): void => {
    head.goTo(length)
    for (let n = 1; n <= stepsInARound / 2; n++) head.goTo(length - n)
    for (let n = stepsInARound / 2; n > 0; n--) head.goTo(length - n + 1)
  }
  const stepped = inTurns({ prepare: () => null, work: live }, { prepare: () => null, work: walk }, rounds)

  let at = 7
  // Any place, and the same ones in every run.
  const anywhere = (): number => {
    at = (at * 7919 + 13) % length
    return at
  }
  const whole = (): void =>
    void surveyTree(situationOf(catalogue, foldRecords(catalogue, initialState(catalogue), records)))
  const jumps = (): void => {
    for (let n = 0; n < jumpsInARound; n++) head.goTo(anywhere())
  }
  const jumped = inTurns({ prepare: () => null, work: whole }, { prepare: () => null, work: jumps }, rounds)
  const each = (work: () => void): number =>
    alone(
      {
        prepare: () => null,
        work: () => {
          for (let n = 0; n < jumpsInARound; n++) work()
        },
      },
      rounds,
    ) / jumpsInARound
  return {
    lived: stepped.a / stepsInARound,
    step: stepped.b / stepsInARound,
    jump: jumped.b / jumpsInARound,
    whole: jumped.a,
    opened: alone(
      { prepare: () => openReplay(catalogue, header, records), work: opened => void opened.at(length) },
      rounds,
    ),
    effects: each(() => void differenceMadeBy(replay, 1 + anywhere())),
    why: each(() => void derivation(replay, anywhere(), 'customer.has_mortgage_with_partner')),
  }
}
