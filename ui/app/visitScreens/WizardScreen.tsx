import * as E from 'fp-ts/Either'
import {
  createContext,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { stepBefore } from '../../../domain/engine/steps/stepOrder'
import { type StepKey, stepKeys } from '../../../domain/language/stepKey'
import { activityLogPath, stepPath } from '../../../domain/portal/navigation'
import { overviewName } from '../../../domain/sending/attachment'
import { documentMissing, overviewNotMade } from '../../../domain/texts/documentTexts'
import { transferFileOffers } from '../../../domain/texts/transferFileOffers'
import { isInvitationClosed, situationOf } from '../../../events/state/state'
import { stepPresence } from '../../../projections/navigation/stepPresence'
import { ActivityLogScreen, type ReturnTarget } from '../../activityLog/ActivityLogScreen'
import { download } from '../../browser/download'
import { IntroScreen } from '../../intro/IntroScreen'
import { loadRareScreens } from '../../lazy/loadRareScreens'
import { RefusedBrowserScreen } from '../../retrieval/RefusedBrowserScreen'
import { RetrievalScreen } from '../../retrieval/RetrievalScreen'
import { hasReturnToSending, rememberField } from '../../router/locationState'
import { RouterLink } from '../../router/RouterLink'
import { Skeleton } from '../../shell/Skeleton'
import { CompleteScreen } from '../../survey/sending/CompleteScreen'
import { SurveyContext } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { useStream } from '../../useStream'
import { createAttachDocument } from '../../visit/openVisit/createAttachDocument'
import { createSurveyDependencies } from '../../visit/openVisit/createSurveyDependencies'
import type { Visit } from '../../visit/openVisit/visit'
import { useAppContext } from '../../visit/provider/appContext'
import { AbsentStepScreen } from './AbsentStepScreen'
import { PreserveWhileHidden } from './PreserveWhileHidden'
import { StepLoadingScreen } from './StepLoadingScreen'
import { StepView } from './StepView'
import { LogWarningsContext, VisitFrame } from './VisitFrame'

const CopyDialog = lazy(async () => ({ default: (await loadRareScreens()).CopyDialog }))
const ElsewhereScreen = lazy(async () => ({ default: (await loadRareScreens()).TransferFileScreen }))

/** Whether the customer came to make a file for another computer, or to open one. */
const elsewhereIn = (state: unknown): 'make' | 'open' | null => {
  const what = typeof state === 'object' && state !== null && 'elsewhere' in state ? state.elsewhere : null
  return what === 'make' || what === 'open' ? what : null
}

/** Where 'Vorige' leads; what has none before it goes to the intro by way of '/' (checklist OPEN-15). */
const backFrom = (visit: Visit, step: StepKey): string => {
  const before = stepBefore(situationOf(visit.catalogue, visit.store.state()), step)
  return before === 'error' ? '/' : stepPath(before)
}

/** Where one left the steps for a page beside them. */
type Left = RefObject<ReturnTarget | null>

/** Opens what the wizard has over any of its screens: the choice of a copy. */
const CopyContext = createContext<() => void>(() => undefined)

const useDoors = (visit: Visit, step: StepKey, left: Left): WizardActions => {
  const { app, openHelp } = useAppContext()
  const onCopy = useContext(CopyContext)
  const navigate = useNavigate()
  const { state } = useLocation()
  const carried = hasReturnToSending(state)
  return useMemo(
    () => ({
      frame: VisitFrame,
      link: RouterLink,
      onNavigate: (to, { field = null, notice, replace = false, wayBack = carried } = {}) => {
        if (notice !== undefined) app.notices.showNext(notice)
        void navigate(stepPath(to), { state: { field, wayBack }, replace })
      },
      onBack: () => void navigate(backFrom(visit, step), { state: { wayBack: carried, fromEnd: true } }),
      notify: (kind, text, silent) => app.notices.show({ kind, text, silent }),
      onExport: () => void visit.exportText().then(text => download('klantportaal-logboek.jsonl', text)),
      onCopy,
      onHelp: openHelp,
      onTransferFile: what => void navigate(stepPath('intro'), { state: { elsewhere: what } }),
      onLeaveSteps: field => {
        if (field !== null) rememberField(field)
        left.current = { step, field }
      },
    }),
    [app, openHelp, onCopy, visit, step, navigate, carried, left],
  )
}

const stepOfPath = (path: string): StepKey => stepKeys.find(step => stepPath(step) === path) ?? 'intro'

type WizardScreenProps = Readonly<{
  visit: Visit
  path: string
  /** For a moment, and then as it was. */
  isHidden: boolean
}>

/** The wizard's screen at an address; '/debug_intro' is the intro of a chosen type. */
export const WizardScreen = ({ visit, path, isHidden }: WizardScreenProps) => {
  const { app } = useAppContext()
  const portal = useMemo(() => createSurveyDependencies(visit, app.host, app.clock.now), [visit, app])
  const left = useRef<ReturnTarget | null>(null)
  const refuses = useStream(app.session.session$, session => session?.refused_browser ?? null)
  const isRefused = refuses === 'everywhere' || (refuses === 'retrieval' && path === stepPath('aqopi'))
  // Once it was open it stays: a dialog that goes away cannot give the focus back.
  const [copy, setCopy] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const onCopy = useCallback(() => setCopy('open'), [])
  return (
    <SurveyContext value={portal}>
      <LogWarningsContext value={visit}>
        <CopyContext value={onCopy}>
          <PreserveWhileHidden isHidden={isHidden}>
            {isRefused ? (
              <Refused visit={visit} left={left} />
            ) : path === activityLogPath ? (
              <Done visit={visit} left={left} />
            ) : (
              <StepOrPage visit={visit} step={stepOfPath(path)} left={left} />
            )}
          </PreserveWhileHidden>
        </CopyContext>
        {copy !== 'unasked' && (
          <Suspense fallback={null}>
            <CopyDialog open={copy === 'open'} onClose={() => setCopy('closed')} />
          </Suspense>
        )}
      </LogWarningsContext>
    </SurveyContext>
  )
}

const Refused = ({ visit, left }: { readonly visit: Visit; readonly left: Left }) => (
  <RefusedBrowserScreen {...useDoors(visit, 'aqopi', left)} />
)

/** What was sent, or is no invitation, has no past to show. */
const Done = ({ visit, left }: { readonly visit: Visit; readonly left: Left }) => {
  const doors = useDoors(visit, 'intro', left)
  const closed = useView(view => isInvitationClosed(view.state))
  return closed ? <Navigate to="/intro" replace /> : <ActivityLogScreen {...doors} from={left.current} />
}

type StepOrPageProps = { readonly visit: Visit; readonly step: StepKey; readonly left: Left }

const StepOrPage = ({ visit, step, left }: StepOrPageProps) => {
  const { app, send, logOut } = useAppContext()
  const { state } = useLocation()
  const navigate = useNavigate()
  const eraseLeft = () => send({ tag: 'eraseLeft' })
  const doors = useDoors(visit, step, left)
  const onDocument = async (name: string): Promise<void> => {
    const file = visit.store.state().files.find(one => one.name === name)
    const bytes = file === undefined ? null : await visit.log.blob(file.digest)()
    if (file === undefined || bytes === null || E.isLeft(bytes) || bytes.right === null)
      doors.notify('danger', documentMissing)
    else download(name, new Uint8Array(bytes.right), file.type)
  }
  const onOverview = async (): Promise<void> => {
    const bytes = await visit.overview().catch(() => null)
    if (bytes === null) doors.notify('danger', overviewNotMade)
    else download(overviewName, bytes, 'application/pdf')
  }
  const presence = useView(view => stepPresence(visit.catalogue, view.state, step))
  // While what was sent is being erased, the page stays as it was.
  const closed = useView(view => isInvitationClosed(view.state) && view.state.sending.tag !== 'sent')
  if (closed && step !== 'intro') return <Navigate to="/intro" replace />
  const what = elsewhereIn(state)
  if (what !== null)
    return (
      <Suspense
        fallback={
          <VisitFrame title={transferFileOffers.menu}>
            <Skeleton />
          </VisitFrame>
        }
      >
        <ElsewhereScreen
          {...doors}
          key={what}
          what={what}
          visit={visit}
          now={app.clock.now}
          onLeave={() => void navigate(-1)}
          onLogOut={logOut}
        />
      </Suspense>
    )
  if (presence === 'unknown') return <StepLoadingScreen {...doors} step={step} />
  if (presence === 'absent') return <AbsentStepScreen {...doors} step={step} />
  switch (step) {
    case 'intro':
      return <IntroScreen {...doors} onLogOut={logOut} onEraseLeft={eraseLeft} />
    case 'aqopi':
      return (
        <RetrievalScreen
          {...doors}
          host={app.host}
          askToken={visit.askToken}
          onOverview={onOverview}
          onUnsupported={() => app.session.refuseBrowser('everywhere')}
        />
      )
    case 'complete':
      return (
        <CompleteScreen
          {...doors}
          attach={createAttachDocument(visit)}
          upload$={visit.upload$}
          onDownload={name => void onDocument(name)}
          copyDialog={CopyDialog}
        />
      )
    case 'success':
      // The success page belongs to a sending of this page (OPEN-133); what is known of an earlier one the intro says.
      return <Navigate to="/intro" replace />
    default:
      return <StepView visit={visit} step={step} doors={doors} />
  }
}
