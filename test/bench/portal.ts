import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { actionAfter } from '../../events/intent/intentReader'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState } from '../../events/state/state'
import { maxHeldRecords } from '../../events/store/ledger'
import type { StoreChange } from '../../events/store/store'
import { createLive, type Live } from '../../projections/live'
import { catalogue, opening, type Visit } from './benchSurvey'

/** The portal's own way from a command to the screen, in memory: decide, evolve, projections, notice. */
export interface Portal {
  readonly visit: Visit
  readonly dispatch: (command: Command) => void
  readonly live: Live
  /** Those that are held: of a long log the newest. */
  readonly records: readonly SurveyRecord[]
}

/**
 * Throws on a command that is refused or changes nothing: such a round would measure too little.
 * @param most how many records are held: as many as of a log on the customer's device, unless it is said
 */
export const createPortal = (visit: Visit, parts: number, most = maxHeldRecords): Portal => {
  const records: SurveyRecord[] = []
  let given = 0
  let action: SurveyRecord | null = null
  const change$ = new Subject<StoreChange>()
  let state = initialState(catalogue)
  const live = createLive(catalogue, state, change$)
  const dispatch = (command: Command): void => {
    const issued = { command, id: 'b6f1c2d4-0000-4000', at: 1_795_000_000_000 }
    const decided = recordOf(catalogue, state, given, issued, action)
    if (E.isLeft(decided) || decided.right === null) throw new Error(`${command.type} did nothing`)
    const record = decided.right
    state = foldRecord(catalogue, state, record)
    action = actionAfter(action, record)
    given += 1
    // As the ledger does with what is stored: the disk has it.
    if (records.length >= most) records.length = 0
    records.push(record)
    change$.next({ state, record })
  }
  for (const command of opening(visit, parts)) dispatch(command)
  return { visit, dispatch, live, records }
}
