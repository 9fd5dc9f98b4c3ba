import * as E from 'fp-ts/Either'
import type { ReactNode } from 'react'
import { distinctUntilChanged, map, Subject } from 'rxjs'
import type { Command } from '../../../events/decisions/command'
import { recordOf } from '../../../events/decisions/recordOf'
import { actionAfter } from '../../../events/intent/intentReader'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { foldRecord } from '../../../events/state/fold'
import { initialState } from '../../../events/state/state'
import type { StoreChange } from '../../../events/store/store'
import type { SavingStatus } from '../../../events/store/writer'
import { constantStream, streamOf } from '../../../events/stream'
import { createLive } from '../../../projections/live'
import { followLogHistory } from '../../../projections/logHistoryStream'
import { StepScreen } from '../../../ui/survey/step/StepScreen'
import { SurveyContext, type SurveyDependencies } from '../../../ui/surveyContext/surveyContext'
import { createDrafts } from '../../../ui/visit/openVisit/drafts'
import { noDoors } from '../../setup/noDoors'
import { asksNothingBack } from '../../ui/asksNothingBack'
import { opening } from '../benchSurvey'
import { wideCatalogue } from './wideSurvey'

const saved: SavingStatus = { tag: 'saved' }
const saving: SavingStatus = { tag: 'saving' }

const Page = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <main>
    <h1>{title}</h1>
    {children}
  </main>
)

const Link = ({ children, ...rest }: Readonly<{ href: string; children?: ReactNode }>) => <a {...rest}>{children}</a>

/** All but the disk: what is typed is a draft, then a record that is decided, folded and shown. */
const createPortal = (): SurveyDependencies => {
  const change$ = new Subject<StoreChange>()
  let state = initialState(wideCatalogue)
  let seq = 0
  let action: SurveyRecord | null = null
  const live = createLive(wideCatalogue, state, change$)
  const dispatch: SurveyDependencies['dispatch'] = (command: Command) => {
    const issued = { command, id: `bench-${seq}`, at: 1_795_000_000_000 + seq }
    const decided = recordOf(wideCatalogue, state, seq, issued, action)
    if (E.isLeft(decided) || decided.right === null) return decided
    const record = decided.right
    seq += 1
    state = foldRecord(wideCatalogue, state, record)
    action = actionAfter(action, record)
    change$.next({ state, record })
    return decided
  }
  for (const command of opening('everything', 1)) if (command.type !== 'LoadLenders') dispatch(command)
  const drafts = createDrafts(() => null, dispatch, Date.now)
  const read = (): SavingStatus => (drafts.open$.value > 0 ? saving : saved)
  return {
    catalogue: wideCatalogue,
    live,
    doubtFeed: asksNothingBack,
    logHistory$: constantStream(followLogHistory(wideCatalogue, async () => [], change$)),
    dispatch,
    saving$: streamOf(
      read,
      drafts.open$.pipe(
        map(read),
        distinctUntilChanged((a, b) => a.tag === b.tag),
      ),
    ),
    picture: () => null,
    now: () => 0,
    drafts,
  }
}

const portal = createPortal()

/** The portal's own step with these fields. */
export const PortalForm = () => (
  <SurveyContext value={portal}>
    <StepScreen step="personal_details" frame={Page} link={Link} {...noDoors} />
  </SurveyContext>
)
