import * as E from 'fp-ts/Either'
import { Subject, skip } from 'rxjs'
import type { InvitationType } from '../../domain/language/invitation'
import type { Command } from '../../events/decisions/command'
import { recordOf } from '../../events/decisions/recordOf'
import { foldRecord } from '../../events/state/fold'
import { initialState, type State } from '../../events/state/state'
import type { StoreChange } from '../../events/store/store'
import { createLive, type Live } from '../../projections/live'
import { findItems } from '../../projections/tree/findNode'
import { catalogues, type SurveyName } from '../arbitraries/surveys'
import { invitation, item } from './portal'

/** A portal with every question listened to. */
export const listening = (survey: SurveyName = 'shipped', type: InvitationType = 'full') => {
  const catalogue = catalogues[survey]
  const change$ = new Subject<StoreChange>()
  let state: State = initialState(catalogue)
  let seq = 0
  const live: Live = createLive(catalogue, state, change$)
  const told: string[] = []

  const does = (command: Command): void => {
    const record = recordOf(catalogue, state, seq, { command, id: `r${seq}`, at: seq })
    if (E.isLeft(record)) throw new Error(`refused: ${JSON.stringify(record.left)}`)
    if (record.right === null) return
    seq += 1
    state = foldRecord(catalogue, state, record.right)
    change$.next({ state, record: record.right })
  }
  const answers = (path: string, value: string | number | readonly string[]) =>
    does({ type: 'ChangeAnswer', path, value })
  const ids = (list: string) => findItems(catalogue, live.view().tree, list)?.ids ?? []
  /** The listeners that were called for what is done here, in order. */
  const toldBy = (act: () => void): readonly string[] => {
    told.length = 0
    act()
    return [...told].sort()
  }
  // What is there already is no news.
  const listenTo = (...paths: readonly string[]) =>
    paths.map(path =>
      live
        .field$(path)
        .pipe(skip(1))
        .subscribe(() => told.push(path)),
    )

  does({ type: 'OpenPortal', host: 'localhost', association: false, today: '2026-11-21', build: 'b', rules: 'r' })
  does({
    type: 'LoadCustomer',
    invitation: invitation(type),
    partnerSession: false,
    office: null,
    customer: item({}),
  })
  listenTo(...[...catalogue.slotAt.keys()].filter(path => !path.includes('*')))
  return { catalogue, change$, live, does, answers, ids, toldBy, listenTo, told, state: () => state }
}
