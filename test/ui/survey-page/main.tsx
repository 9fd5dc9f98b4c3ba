// A page to look at the wizard's screens by themselves: ?screen=personal_details&type=full&seed=filled&invitation=used
// &office=invalid&saving=full&now=...&retrieved=couple It keeps nothing and calls nobody.
import * as E from 'fp-ts/Either'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { stepBefore } from '../../../domain/engine/steps/stepOrder'
import { type InvitationType, invitationTypes } from '../../../domain/language/invitation'
import { noLenders } from '../../../domain/language/lender'
import { type StepKey, stepKeys } from '../../../domain/language/stepKey'
import { defaultTenantStyle } from '../../../domain/portal/tenant'
import { systemClock } from '../../../events/clock'
import { wireRetrievalCodec } from '../../../events/effects/wire/retrieval'
import { openInMemoryLog } from '../../../events/log/inMemoryLog'
import { situationOf } from '../../../events/state/state'
import { createStore } from '../../../events/store/store'
import type { SavingStatus } from '../../../events/store/writer'
import { constantStream } from '../../../events/stream'
import { createLive } from '../../../projections/live'
import { followLogHistory } from '../../../projections/logHistoryStream'
import { CopyDialog } from '../../../ui/copy/CopyDialog'
import { IntroScreen } from '../../../ui/intro/IntroScreen'
import { RetrievalScreen } from '../../../ui/retrieval/RetrievalScreen'
import type { LinkProps } from '../../../ui/shell/page/PlainLink'
import type { AttachFile } from '../../../ui/survey/sending/attachFiles'
import { CompleteScreen } from '../../../ui/survey/sending/CompleteScreen'
import { SuccessScreen } from '../../../ui/survey/sending/SuccessScreen'
import { StepScreen } from '../../../ui/survey/step/StepScreen'
import { createDoubtFeed } from '../../../ui/surveyContext/doubtFeed'
import { SurveyContext, type SurveyDependencies } from '../../../ui/surveyContext/surveyContext'
import type { GoToStep, WizardActions } from '../../../ui/surveyContext/wizardActions'
import { applyTheme } from '../../../ui/theme/applyTheme'
import { asksNothingBack } from '../asksNothingBack'
import '../../../ui/theme/theme.css'
import { catalogues, surveyNames } from '../../arbitraries/surveys'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import { loadCustomer } from './customer'
import { Frame } from './Frame'
import { lenders } from './mortgages'
import { showNotice } from './notice'
import { type Answer, playOffice } from './office'

const asked = new URLSearchParams(location.search)
const oneOf = <A extends string>(all: readonly A[], name: string, otherwise: A): A =>
  all.find(each => each === asked.get(name)) ?? otherwise

const type: InvitationType = oneOf(invitationTypes, 'type', 'financial_advice')
const answer = oneOf<Answer>(['ok', 'invalid', 'unexpected', 'network', 'file', 'waits'], 'office', 'ok')
const fault = oneOf(['none', 'saving', 'refused', 'full', 'failed', 'erased'], 'saving', 'none')

const catalogue = catalogues[oneOf(surveyNames, 'survey', 'shipped')]
const log = openInMemoryLog()
const header = { log: '1', invitation: '1', survey: 166, build: 'page', rules: 'page', createdAt: 0 } as const
const opened = await log.open(header)()
const store = createStore({ catalogue, log, clock: systemClock, header, opened })
const live = createLive(catalogue, store.state(), store.change$)
const association = asked.has('association')
store.dispatch({
  type: 'OpenPortal',
  host: 'localhost',
  association,
  today: systemClock.today(),
  build: 'page',
  rules: 'page',
})
if (asked.get('invitation') !== 'loading')
  store.dispatch(loadCustomer(type, asked.get('seed') ?? 'empty', asked.get('invitation'), asked.has('partner')))
store.dispatch({ type: 'LoadSetting', name: 'iwize_integration', on: !asked.has('manual') })
if (!asked.has('listless')) store.dispatch({ type: 'LoadLenders', digest: 'lists', lists: lenders })
else store.dispatch({ type: 'LoadLenders', digest: 'none', lists: noLenders })
const year = Number(systemClock.today().slice(0, 4))
for (const name of asked.getAll('retrieved')) {
  const household = Object.entries(retrievedHouseholds).find(([key]) => key === name)?.[1]
  const read = wireRetrievalCodec.decode(household?.(year))
  if (E.isRight(read)) store.dispatch({ type: 'LoadRetrieval', ...read.right, files: [] })
}
playOffice(store, answer)

const faulty: SavingStatus | null =
  fault === 'none' ? null : fault === 'saving' ? { tag: 'saving' } : { tag: 'fault', fault: { tag: fault, detail: '' } }

const portal: SurveyDependencies = {
  catalogue,
  live,
  // The doubts are of the shipped survey's questions.
  doubtFeed: asked.get('survey') === 'everyKind' ? asksNothingBack : createDoubtFeed(catalogue, live),
  logHistory$: constantStream(followLogHistory(catalogue, async () => store.records(), store.change$)),
  dispatch: store.dispatch,
  saving$: faulty === null ? store.saving$ : constantStream(faulty),
  picture: () => null,
  now: () => Date.now(),
  drafts: { keep: () => undefined, drop: () => undefined },
}

const attach: AttachFile = async file => {
  if (file.type !== 'application/pdf') return E.left('unsupported')
  const named = { name: file.name, type: 'application/pdf', size: file.size, digest: file.name } as const
  return E.map(() => 'added' as const)(store.dispatch({ type: 'AttachFile', file: named }))
}
const upload$ = constantStream(0.4)

// Whoever drives the page sees what is asked of the store.
Object.assign(window, { store })

/** Nobody answers there: the screen waits, and then says so. */
const provider = { page: 'http://localhost:9/', origin: 'http://localhost:9', configs: '', kantoor: '', hbx: '' }
const providerHost = { local: true, provider }

const App = () => {
  const [at, setAt] = useState<{ step: StepKey; field: string | null }>({
    step: oneOf(stepKeys, 'screen', 'intro'),
    field: null,
  })
  const go: GoToStep = (step, { field = null, notice } = {}) => {
    setAt({ step, field: field ?? null })
    window.scrollTo(0, 0)
    showNotice(notice ?? null)
  }
  const back = (): void => {
    const before = stepBefore(situationOf(catalogue, store.state()), at.step)
    go(before === 'error' ? 'intro' : before)
  }
  const doors: WizardActions = {
    frame: Frame,
    link: ({ href, onClick, ...rest }: LinkProps) => (
      <a
        href={href}
        onClick={event => {
          event.preventDefault()
          go(stepKeys.find(key => `/${key}` === href) ?? 'intro')
        }}
        {...rest}
      />
    ),
    onNavigate: go,
    onBack: back,
    notify: (kind, text, silent) => showNotice({ kind, text, silent }),
    onExport: () => undefined,
    onCopy: () => undefined,
    onHelp: () => undefined,
    onTransferFile: () => undefined,
    onLeaveSteps: () => undefined,
  }
  switch (at.step) {
    case 'intro':
      return <IntroScreen {...doors} onLogOut={() => undefined} onEraseLeft={() => undefined} />
    case 'aqopi':
      return (
        <RetrievalScreen
          {...doors}
          host={providerHost}
          askToken={async () => E.right('a.b.c')}
          onOverview={async () => undefined}
          onUnsupported={() => undefined}
        />
      )
    case 'complete':
      return (
        <CompleteScreen
          {...doors}
          attach={attach}
          upload$={upload$}
          onDownload={() => undefined}
          copyDialog={CopyDialog}
        />
      )
    case 'success':
      return (
        <SuccessScreen
          frame={Frame}
          before={null}
          partnerInvited
          redirected={asked.has('redirected')}
          secondsLeft={asked.has('held') ? null : 5}
          seconds={5}
          onHold={() => undefined}
          onLogOut={() => undefined}
        />
      )
    default:
      return <StepScreen step={at.step} field={at.field} {...doors} />
  }
}

applyTheme(defaultTenantStyle)
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <SurveyContext value={portal}>
        <App />
      </SurveyContext>
    </StrictMode>,
  )
