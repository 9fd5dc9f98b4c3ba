/**
 * Copies a log up to a position and lets the customer do something else there, or another day begin, decided as the
 * portal would; later records may follow.
 */
import * as E from 'fp-ts/Either'
import type { Command, Refusal } from '../../../events/decisions/command'
import { recordOf } from '../../../events/decisions/recordOf'
import { newestAction } from '../../../events/intent/intentReader'
import { foldRecord } from '../../../events/state/fold'
import { asScenarioRecord, scenarioHeader, scenarioMark } from '../../logHistory/scenarioMark'
import { openReplay, type Replay } from '../replay'
import { continueScenario, type RecordLeftOut } from './continueScenario'

/** What a customer could have done otherwise. */
export type ScenarioChange = Extract<
  Command,
  { type: 'ChangeAnswer' | 'AddItem' | 'RemoveItem' | 'RestoreItem' | 'SubmitStep' }
>

/** A copy of a log in which something was done otherwise. */
export interface Scenario {
  readonly replay: Replay
  /** The position after what was done otherwise. */
  readonly at: number
  /** Of the records after it, those that did not come along; empty where the copy ends there. */
  readonly leftOut: readonly RecordLeftOut[]
  /** The last record of the log that came along, where the portal answered otherwise in the copy; else null. */
  readonly endsAt: number | null
}

/**
 * The same log up to a position, and then something else, decided as the portal decides. The copy ends there: what the
 * customer did afterwards was an answer to what he saw, and in the copy he would have seen something else. With `carryOn`
 * the later records follow all the same, as far as the portal answers as it did (see continueScenario.ts).
 * @returns the refusal where the portal would have refused it; null where there is nothing to do
 */
export const createScenario = (
  original: Replay,
  from: number,
  command: ScenarioChange,
  { carryOn = false }: { readonly carryOn?: boolean } = {},
): E.Either<Refusal, Scenario | null> => {
  const { catalogue, header, records, stateAt } = original
  const kept = records.slice(0, Math.max(0, from))
  const before = stateAt(kept.length)
  // Between what was and what was not: whoever reads the copy finds it said.
  const marked = scenarioMark(kept, command)
  const given = { command, id: marked.nextId, at: marked.mark.at }
  const decided = recordOf(catalogue, before, kept.length + 1, given, newestAction(kept))
  if (E.isLeft(decided)) return decided
  if (decided.right === null) return E.right(null)
  const changed = asScenarioRecord(decided.right)
  const continued = carryOn
    ? continueScenario(
        original,
        foldRecord(catalogue, before, changed),
        newestAction([...kept, changed]),
        kept.length,
        command,
      )
    : { records: [], leftOut: [], endsAt: null }
  const copy = openReplay(catalogue, scenarioHeader(header), [...kept, marked.mark, changed, ...continued.records])
  return E.right({ replay: copy, at: changed.seq, leftOut: continued.leftOut, endsAt: continued.endsAt })
}

/**
 * The same log with another day after it: what changes next month, or after a birthday, when nothing is filled in. The
 * day begins as it does at midnight. The same log where that day is already.
 * @param isoDate 'YYYY-MM-DD'
 */
export const scenarioOnDay = (replay: Replay, position: number, isoDate: string): Replay => {
  const { catalogue, header, records, stateAt } = replay
  const kept = records.slice(0, Math.max(0, position))
  const before = stateAt(kept.length)
  const command: Command = { type: 'BeginDay', today: isoDate }
  const marked = scenarioMark(kept, command)
  const day = recordOf(catalogue, before, kept.length + 1, { command, id: marked.nextId, at: marked.mark.at })
  if (E.isLeft(day) || day.right === null) return openReplay(catalogue, header, kept)
  return openReplay(catalogue, scenarioHeader(header), [...kept, marked.mark, asScenarioRecord(day.right)])
}
