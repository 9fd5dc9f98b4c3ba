import * as E from 'fp-ts/Either'
import { Subject } from 'rxjs'
import type { RecordWithIntent } from '../../events/record/surveyRecord'
import type { State } from '../../events/state/state'
import { constantStream } from '../../events/stream'
import { createLive } from '../../projections/live'
import type { SurveyDependencies as Context } from '../../ui/surveyContext/surveyContext'
import type { Portal } from '../projections/portal'
import { asksNothingBack } from '../ui/asksNothingBack'

const nothing = (): void => undefined

/** What the questions of a visit are mounted in; what is answered there is answered in the visit. */
export const portalContext = (at: Portal): Context => {
  const change$ = new Subject<{ record: RecordWithIntent; state: State }>()
  return {
    catalogue: at.catalogue,
    live: createLive(at.catalogue, at.state(), change$),
    logHistory$: constantStream('missing'),
    doubtFeed: asksNothingBack,
    dispatch: command => {
      at.does(command)
      const record = at.records.at(-1) ?? null
      if (record !== null) change$.next({ record, state: at.state() })
      return E.right(record)
    },
    saving$: constantStream({ tag: 'saved' }),
    picture: () => null,
    now: () => 0,
    drafts: { keep: nothing, drop: nothing },
  }
}
