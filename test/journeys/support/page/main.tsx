import '../../../../ui/theme/theme.css'
import * as E from 'fp-ts/Either'
import { createContext, useContext } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Subject } from 'rxjs'
import { survey } from '../../../../domain/catalogue/survey'
import { compileCatalogue } from '../../../../domain/engine/catalogueCompiler/compileCatalogue'
import { slotAddress } from '../../../../domain/engine/path'
import { cardPathOf } from '../../../../domain/engine/readBack'
import { type StepKey, stepKeys } from '../../../../domain/language/stepKey'
import { withIntents } from '../../../../events/intent/intentReader'
import { planImport } from '../../../../events/log/logExport/importLog'
import type { RecordWithIntent, SurveyRecord } from '../../../../events/record/surveyRecord'
import { foldRecord } from '../../../../events/state/fold'
import { initialState } from '../../../../events/state/state'
import type { StoreChange } from '../../../../events/store/store'
import { constantStream, type Stream } from '../../../../events/stream'
import { createLive } from '../../../../projections/live'
import { followLogHistory } from '../../../../projections/logHistoryStream'
import { IntroScreen } from '../../../../ui/intro/IntroScreen'
import { Alert, type Notice } from '../../../../ui/shell/page/Alert'
import { createNotices } from '../../../../ui/shell/page/notices'
import { Page } from '../../../../ui/shell/page/Page'
import { PlainLink } from '../../../../ui/shell/page/PlainLink'
import { withoutAnnouncements } from '../../../../ui/support/screen/session/createReplayDependencies'
import { CompleteScreen } from '../../../../ui/survey/sending/CompleteScreen'
import { StepScreen } from '../../../../ui/survey/step/StepScreen'
import { createDoubtFeed } from '../../../../ui/surveyContext/doubtFeed'
import { StepViewContext } from '../../../../ui/surveyContext/stepViewContext'
import { SurveyContext, type SurveyDependencies } from '../../../../ui/surveyContext/surveyContext'
import type { WizardActions } from '../../../../ui/surveyContext/wizardActions'
import { useStream } from '../../../../ui/useStream'
import { isForNext } from '../notices'
import { visitTimers } from './visitTimers'

/** The portal's own screens as a customer has them: they live through the records, one after the other. */

const catalogue = compileCatalogue(survey)
const nothing = (): void => undefined

const NoticesContext = createContext<Stream<Notice | null>>(constantStream(null))

const ShownAlert = () => <Alert notice={useStream(useContext(NoticesContext))} />

const doors: WizardActions = {
  frame: ({ title, lead, layout, children }) => (
    <Page
      title={title}
      lead={lead}
      layout={layout ?? 'form'}
      framed={false}
      topBar={null}
      alert={<ShownAlert />}
      footer={null}
    >
      {children}
    </Page>
  ),
  link: PlainLink,
  onNavigate: nothing,
  onBack: nothing,
  notify: nothing,
  onExport: nothing,
  onCopy: nothing,
  onHelp: nothing,
  onTransferFile: nothing,
  onLeaveSteps: nothing,
}

/** No walk goes a question at a time. */
const inWhole = { isOneQuestionView: false, choose: nothing }

const Screen = ({ step }: { readonly step: StepKey }) => {
  if (step === 'intro') return <IntroScreen {...doors} onLogOut={nothing} onEraseLeft={nothing} />
  if (step === 'complete')
    return (
      <CompleteScreen
        {...doors}
        attach={async () => E.left('unreadable')}
        upload$={constantStream(null)}
        onDownload={nothing}
        copyDialog={() => null}
      />
    )
  return (
    <StepViewContext value={inWhole}>
      <StepScreen key={step} {...doors} step={step} />
    </StepViewContext>
  )
}

const element = document.getElementById('root')
if (element === null) throw new Error('There is no root')
const root = createRoot(element)

/** As a customer must: 'Wijzigen' comes before an answer to a question that its card only reads. */
const openCardFor = ({ by, intent, events }: RecordWithIntent): void => {
  const path = events.find(event => event.type === 'AnswerChanged')?.path ?? ''
  if (by !== 'customer' || intent.tag !== 'answer' || document.getElementById(path) !== null) return
  const address = slotAddress(catalogue, path)
  const card = address === null ? null : cardPathOf(catalogue, { group: address.slot.group, ids: address.ids })
  const buttons = document.getElementById(card ?? '')?.parentElement?.querySelectorAll('button')
  flushSync(() => [...(buttons ?? [])].at(-1)?.click())
}

/** A visit that is lived through; `goOn` answers what the main part says once so many records have come. */
const begin = (text: string) => {
  const plan = planImport(text)
  if (plan.verdict === 'impossible') throw new Error('No log')
  const records = withIntents(catalogue, plan.log.records)
  const change$ = new Subject<StoreChange>()
  let state = initialState(catalogue)
  let now = 0
  const live = createLive(catalogue, state, change$)
  const past = followLogHistory(catalogue, async () => [], change$)
  // From the first record on, as the portal's own.
  past.history$.subscribe()
  const portal: SurveyDependencies = {
    catalogue,
    live,
    // As in the replay: what was heard once is no part of what stands there.
    doubtFeed: withoutAnnouncements(createDoubtFeed(catalogue, live)),
    logHistory$: constantStream(past),
    dispatch: () => E.right(null),
    saving$: constantStream({ tag: 'saved' }),
    picture: () => null,
    now: () => now,
    drafts: { keep: nothing, drop: nothing },
  }
  const { during, advance } = visitTimers()
  const notices = during(() => createNotices(nothing))
  const notify = ({ id, events }: SurveyRecord): void => {
    for (const event of events) {
      if (event.type !== 'NoticeShown') continue
      const notice = { kind: event.kind, text: event.text, silent: event.kind === 'danger' }
      if (isForNext(id)) notices.showNext(notice)
      else notices.show(notice)
    }
  }
  let screen: StepKey | null = null
  flushSync(() => root.render(null))
  const take = (record: RecordWithIntent): void => {
    openCardFor(record)
    state = foldRecord(catalogue, state, record)
    now = record.at
    flushSync(() => {
      advance(now)
      change$.next({ state, record })
      during(() => notify(record))
    })
    const step = stepKeys.find(key => `/${key}` === state.screen) ?? null
    if (step === null || step === screen) return
    screen = step
    flushSync(() => {
      during(() => notices.routeChanged(`/${step}`))
      root.render(
        <SurveyContext key={record.seq} value={portal}>
          <NoticesContext value={notices.shown$}>
            <Screen step={step} />
          </NoticesContext>
        </SurveyContext>,
      )
    })
  }
  let taken = 0
  return (position: number): void => {
    while (taken < position) {
      const record = records[taken]
      if (record !== undefined) take(record)
      taken += 1
    }
  }
}

declare global {
  interface Window {
    begin: (text: string) => void
    goOn: (position: number) => void
  }
}

window.begin = text => {
  window.goOn = begin(text)
}
