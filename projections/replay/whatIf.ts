import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Command, Refusal } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/deciding'
import type { SurveyRecord } from '../../events/record/envelope'
import { foldRecord } from '../../events/state/fold'
import type { State } from '../../events/state/state'
import { commandOf } from './commandOf'
import { openReplay, type Replay } from './replay'
import { asked, isAskedOtherwise, otherwiseHeader } from './whatIfMark'

/** What a customer could have done otherwise. */
export type Otherwise = Extract<
  Command,
  { type: 'ChangeAnswer' | 'AddItem' | 'RemoveItem' | 'RestoreItem' | 'SubmitStep' }
>

/**
 * A later record that did not come along: the portal refuses it in the copy, it has nothing to do there any more, or it
 * answers the very question that was answered otherwise.
 */
export interface LeftOut {
  readonly seq: number
  readonly command: string
  readonly why: Refusal | 'nothingToDo' | 'answeredOtherwise'
}

/** A copy of a log in which something was done otherwise. */
export interface WhatIf {
  readonly replay: Replay
  /** The position after what was done otherwise. */
  readonly at: number
  /** Of the records after it, those that did not come along; empty where the copy ends there. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * The same log up to a position, and then something else, decided as the portal decides. The copy ends there: what the
 * customer did afterwards was an answer to what he saw, and in the copy he would have seen something else. With `carryOn`
 * the later records follow all the same: what the customer asked is decided again, what the office, the retrieval and the
 * portal told is told again as it was.
 * @returns the refusal where the portal would have refused it; null where there is nothing to do
 */
export const whatIf = (
  { catalogue, header, records, stateAt }: Replay,
  from: number,
  command: Otherwise,
  { carryOn = false }: { readonly carryOn?: boolean } = {},
): E.Either<Refusal, WhatIf | null> => {
  const kept = records.slice(0, Math.max(0, from))
  const before = stateAt(kept.length)
  // Between what was and what was not: whoever reads the copy finds it said.
  const said = asked(kept, command)
  const decided = recordOf(catalogue, before, kept.length + 1, { command, id: said.nextId, at: said.mark.at })
  if (E.isLeft(decided)) return decided
  if (decided.right === null) return E.right(null)
  const ours = isAskedOtherwise(decided.right)
  const later = carryOn
    ? carried(catalogue, foldRecord(catalogue, before, ours), records.slice(kept.length), ours.seq, command)
    : { records: [], leftOut: [] }
  const copy = openReplay(catalogue, otherwiseHeader(header), [...kept, said.mark, ours, ...later.records])
  return E.right({ replay: copy, at: ours.seq, leftOut: later.leftOut })
}

const isSameQuestion = (command: Command, otherwise: Otherwise): boolean =>
  command.type === 'ChangeAnswer' && otherwise.type === 'ChangeAnswer' && command.path === otherwise.path

interface Carried {
  readonly records: readonly SurveyRecord[]
  readonly leftOut: readonly LeftOut[]
}

const carried = (
  catalogue: Catalogue,
  first: State,
  later: readonly SurveyRecord[],
  after: number,
  otherwise: Otherwise,
): Carried => {
  const records: SurveyRecord[] = []
  const leftOut: LeftOut[] = []
  let state = first
  for (const record of later) {
    const seq = after + records.length
    const command = commandOf(catalogue, record)
    const leave = (why: LeftOut['why']) => leftOut.push({ seq: record.seq, command: record.command, why })
    if (command !== null && isSameQuestion(command, otherwise)) {
      leave('answeredOtherwise')
      continue
    }
    const again =
      command === null
        ? E.right({ ...record, seq: seq + 1 })
        : recordOf(catalogue, state, seq, { command, id: record.id, at: record.at })
    if (E.isLeft(again) || again.right === null) {
      leave(E.isLeft(again) ? again.left : 'nothingToDo')
      continue
    }
    state = foldRecord(catalogue, state, again.right)
    records.push(isAskedOtherwise(again.right))
  }
  return { records, leftOut }
}

/**
 * The same log with another day after it: what changes next month, or after a birthday, when nothing is filled in. The
 * day begins as it does at midnight. The same log where that day is already.
 * @param isoDate 'YYYY-MM-DD'
 */
export const onDay = (replay: Replay, position: number, isoDate: string): Replay => {
  const { catalogue, header, records, stateAt } = replay
  const kept = records.slice(0, Math.max(0, position))
  const before = stateAt(kept.length)
  const command: Command = { type: 'BeginDay', today: isoDate }
  const said = asked(kept, command)
  const day = recordOf(catalogue, before, kept.length + 1, { command, id: said.nextId, at: said.mark.at })
  if (E.isLeft(day) || day.right === null) return openReplay(catalogue, header, kept)
  return openReplay(catalogue, otherwiseHeader(header), [...kept, said.mark, isAskedOtherwise(day.right)])
}
