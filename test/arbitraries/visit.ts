import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import type { Catalogue } from '../../domain/engine/catalogue'
import type { Command, Refusal } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { newestAction } from '../../events/intent/intentReader'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import { foldRecord, foldRecords } from '../../events/state/fold'
import { initialState, type State } from '../../events/state/state'
import { commandOf, type Move } from './commands'
import { frozen } from './frozen'
import { catalogues, type SurveyName } from './surveys'
import { evenMoves, movesArbitrary } from './walks'
import { wholeWay } from './wholeWay'

/**
 * A whole visit as plain data: a survey, and what was done in it, from the start, once all that is asked was answered
 * (`wholeWay`), or while that is on its way (`sending`).
 */
export interface Visit {
  readonly survey: SurveyName
  readonly moves: readonly Move[]
  readonly after?: 'wholeWay' | 'sending'
}

export const visitArbitrary = (maxLength = 40): fc.Arbitrary<Visit> =>
  fc
    .constantFrom<SurveyName>('shipped', 'everyKind', 'shipped')
    .chain(survey => fc.record({ survey: fc.constant(survey), moves: movesArbitrary(catalogues[survey], maxLength) }))

const afterWholeWay = evenMoves(catalogues.shipped).map(
  (moves): Visit => ({ survey: 'shipped', moves: moves.slice(2), after: 'wholeWay' }),
)

/** Visits in which each command is about as likely as another: from the start, and some once everything was answered. */
export const evenVisits: fc.Arbitrary<Visit> = fc.oneof(
  ...(['shipped', 'everyKind', 'shipped', 'shipped'] as const).map(survey => ({
    weight: 2,
    arbitrary: evenMoves(catalogues[survey]).map((moves): Visit => ({ survey, moves })),
  })),
  { weight: 1, arbitrary: afterWholeWay },
)

/** What came of a visit: `states[n]` is the state after n records more than it began with, and nobody can change it. */
export interface Lived {
  readonly catalogue: Catalogue
  readonly records: readonly RecordWithIntent[]
  readonly states: readonly [State, ...State[]]
  readonly last: State
  readonly refused: readonly { readonly command: Command; readonly refusal: Refusal }[]
}

/** Milliseconds since 1970 of the n-th command. */
export const momentOf = (n: number): number => 1_795_000_000_000 + n * 1000

export const live = ({ survey, moves, after }: Visit): Lived => {
  const catalogue = catalogues[survey]
  const records: RecordWithIntent[] = after === undefined ? [] : [...wholeWay().records]
  // The last record of the whole way sends it.
  if (after === 'wholeWay') records.pop()
  const refused: { command: Command; refusal: Refusal }[] = []
  const first = frozen(foldRecords(catalogue, initialState(catalogue), records))
  const states: [State, ...State[]] = [first]
  let last = first
  for (const [n, move] of moves.entries()) {
    const command = commandOf(catalogue, last, move)
    const given = { command, id: `r${n}`, at: momentOf(n) }
    const record = recordOf(catalogue, last, records.length, given, newestAction(records))
    if (E.isLeft(record)) refused.push({ command, refusal: record.left })
    else if (record.right !== null) {
      last = frozen(foldRecord(catalogue, last, record.right))
      records.push(record.right)
      states.push(last)
    }
  }
  return { catalogue, records, states, last, refused }
}
