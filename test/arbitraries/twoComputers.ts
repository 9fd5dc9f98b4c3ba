import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import type { LoadedCustomer } from '../../domain/engine/loadedCustomer'
import { type InvitationType, invitationTypes } from '../../domain/language/invitation'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { newestAction } from '../../events/intent/intentReader'
import type { Conflict, Resolutions } from '../../events/merge/conflict'
import { type MergedLogs, type MergeInput, mergeLogs } from '../../events/merge/mergeLogs'
import type { RecordWithIntent, SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State } from '../../events/state/state'
import { createLogHistory } from '../../projections/logHistory/logHistory'
import { isShownOnEitherSide } from '../../projections/transferFile/conflictChoices'
import { nextUndo, type UndoDirection } from '../../projections/undo/nextUndo'
import { loaded } from '../golden/recorder'
import { invitation } from '../projections/portal'
import { commandOf, type Move } from './commands'
import { loadedCustomer } from './customers'
import { frozen } from './frozen'
import { catalogues } from './surveys'
import { momentOf } from './visit'
import { moveArbitrary } from './walks'

const catalogue = catalogues.shipped

/**
 * What happens on two computers of one customer, in turns: something is done on one, or taken back, or the file of the other
 * comes in.
 */
type Turn =
  | { readonly turn: 'does'; readonly on: 0 | 1; readonly moves: readonly Move[] }
  | { readonly turn: 'presses'; readonly on: 0 | 1; readonly ways: readonly UndoDirection[] }
  | { readonly turn: 'opens'; readonly on: 0 | 1; readonly picks: readonly boolean[] }

export interface TwoComputers {
  readonly type: InvitationType
  readonly customer: LoadedCustomer
  readonly turns: readonly Turn[]
}

export interface Computer {
  readonly log: string
  readonly records: SurveyRecord[]
  state: State
}

/** Nothing that sends: a file of an inventory that is on its way is refused before it is compared. */
const isSending = (move: Move): boolean =>
  move.move === 'standing'
    ? move.type === 'RetryFile'
    : move.move === 'other' &&
      /^(StartSending|SendAgain|Note(Sent|Unconfirmed|Receipt)|SeekReceipt|RetryFile|LoadCustomer)$/.test(
        move.command.type,
      )

const movesArbitrary = fc
  .array(moveArbitrary(catalogue), { minLength: 1, maxLength: 14 })
  .map(moves => moves.filter(move => !isSending(move)))

const side = fc.constantFrom<0 | 1>(0, 1)

/** A key that is pressed, mostly to take something back. */
export const way: fc.Arbitrary<UndoDirection> = fc.constantFrom<UndoDirection>('undo', 'undo', 'redo')

const turnArbitrary: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ turn: fc.constant('does' as const), on: side, moves: movesArbitrary }) },
  {
    weight: 1,
    arbitrary: fc.record({
      turn: fc.constant('presses' as const),
      on: side,
      ways: fc.array(way, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      turn: fc.constant('opens' as const),
      on: side,
      picks: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
    }),
  },
)

/** The same places again on the other computer: there both went on. */
const echoed = (turns: readonly Turn[]): readonly Turn[] =>
  turns.flatMap((turn): readonly Turn[] =>
    turn.turn === 'does'
      ? [turn, { ...turn, on: turn.on === 0 ? 1 : 0, moves: turn.moves.filter((_, n) => n % 2 === 0) }]
      : [turn],
  )

export const twoComputers: fc.Arbitrary<TwoComputers> = fc
  .record({
    type: fc.constantFrom(...invitationTypes),
    customer: loadedCustomer(catalogue),
    turns: fc.array(turnArbitrary, { minLength: 2, maxLength: 7 }),
    isEchoed: fc.boolean(),
    last: fc.record({ turn: fc.constant('opens' as const), on: side, picks: fc.array(fc.boolean(), { minLength: 1 }) }),
  })
  .map(({ type, customer, turns, isEchoed, last }) => ({
    type,
    customer,
    turns: [...(isEchoed ? echoed(turns) : turns), last],
  }))

export const picksOf = (conflicts: readonly Conflict[], choices: readonly boolean[]): Resolutions =>
  new Map(conflicts.map(({ key }, n) => [key, choices[n % choices.length] === true ? 'file' : 'here']))

export const joiningOf = (here: Computer, file: Computer): MergeInput => ({
  catalogue,
  here,
  state: here.state,
  file: { log: file.log, records: file.records.slice() },
  at: momentOf(here.records.length),
  seen: (ours, theirs) => isShownOnEitherSide(catalogue, ours, theirs),
  comes: () => true,
  where: { step: null, path: null },
})

export const does = (computer: Computer, command: Command): RecordWithIntent | null => {
  const { records, state, log } = computer
  const given = { command, id: `${log}${records.length}`, at: momentOf(records.length) }
  const record = recordOf(catalogue, state, records.length, given, newestAction(records))
  if (E.isLeft(record) || record.right === null) return null
  records.push(record.right)
  computer.state = frozen(foldRecord(catalogue, state, record.right))
  return record.right
}

/** 'Ongedaan maken' or 'Opnieuw', as far as there is something to. */
export const presses = (computer: Computer, way: UndoDirection): RecordWithIntent | null => {
  const { records, state } = computer
  const { ready } = nextUndo({ history: createLogHistory(catalogue, records), seq: records.length }, state, way)
  return ready === null ? null : does(computer, ready.command)
}

/** A file that comes in: what was compared, what it came to, and the state before. */
export interface Opened {
  readonly before: State
  readonly here: Computer
  readonly file: Computer
  readonly asked: MergedLogs
  readonly picks: Resolutions
  readonly came: MergedLogs
  readonly record: RecordWithIntent | null
}

/** A computer on which the customer has logged in, by the name of its log. */
export const begun = (log: string, type: InvitationType = 'full', customer: LoadedCustomer = loaded({})): Computer => {
  const computer: Computer = { log, records: [], state: frozen(initialState(catalogue)) }
  const today = '2026-11-22'
  does(computer, { type: 'OpenPortal', host: 'localhost', association: false, today, build: 'b', rules: 'r' })
  does(computer, {
    type: 'LoadCustomer',
    invitation: invitation(type),
    partnerSession: false,
    office: null,
    customer,
  })
  return computer
}

/** Lives it; `each` sees every file that comes in. */
export const liveTwo = (plan: TwoComputers, each: (opened: Opened) => void): readonly [Computer, Computer] => {
  const computers = [begun('a', plan.type, plan.customer), begun('b', plan.type, plan.customer)] as const
  for (const turn of plan.turns) {
    const here = computers[turn.on]
    const file = computers[turn.on === 0 ? 1 : 0]
    if (turn.turn === 'does') for (const move of turn.moves) does(here, commandOf(catalogue, here.state, move))
    else if (turn.turn === 'presses') for (const way of turn.ways) presses(here, way)
    else {
      const joining = joiningOf(here, file)
      const asked = mergeLogs(joining, new Map())
      const picks = picksOf(asked.conflicts, turn.picks)
      const came = mergeLogs(joining, picks)
      const before = here.state
      const record = does(here, { type: 'JoinWork', on: before, events: came.events })
      each({ before, here, file: { ...file, records: file.records.slice() }, asked, picks, came, record })
    }
  }
  return computers
}
