import * as E from 'fp-ts/Either'
import { lazy, Suspense, useMemo } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { stepBefore } from '../../domain/engine/verdict'
import { type StepKey, stepKeys } from '../../domain/language/stepKey'
import { stepPath } from '../../domain/portal/navigation'
import { overviewName } from '../../domain/sending/file'
import { providerTexts } from '../../domain/texts/providerTexts'
import { sendTexts } from '../../domain/texts/wizardTexts'
import { isClosed, situationOf } from '../../events/state/state'
import { useSurroundings } from '../app/appContext'
import { download } from '../app/download'
import { fetched } from '../app/missingCode'
import { RouterLink } from '../app/RouterLink'
import type { WizardCode } from '../app/wizardCode'
import { IntroScreen } from '../intro/IntroScreen'
import { Skeleton } from '../shell/Skeleton'
import { CompleteScreen } from '../survey/complete/CompleteScreen'
import { PortalContext, useView } from '../survey/portal'
import { StepScreen } from '../survey/step/StepScreen'
import type { WizardDoors } from '../survey/step/wizardDoors'
import { attach } from './attach'
import { KeptInPlace } from './KeptInPlace'
import { portalOf } from './portalOf'
import { VisitFrame, VisitNewsContext } from './VisitFrame'
import type { Visit } from './visit'

export { Stay } from '../stay/Stay'
export { eraseInvitation } from './eraseLog'
export { Farewell } from './Farewell'
export { openVisit } from './openVisit'
export { unsentOf } from './unsent'
export { visitCalls } from './visitCalls'

/** The log for the helpdesk: its code comes when it is asked for. */
export const helpdesk: WizardCode['helpdesk'] = () => fetched(() => import('../helpdesk/LogForHelpdesk'))

/** It needs the network anyway, so its code comes when it is opened. */
const RetrievalScreen = lazy(async () => ({
  default: (await fetched(() => import('../retrieval/RetrievalScreen'))).RetrievalScreen,
}))

/** The question that the customer was sent to, from the router's state. */
const fieldOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'field' in state && typeof state.field === 'string'
    ? state.field
    : null

/** Whether the customer came here, or to a step before, from the overview on the page for sending. */
const hasWayBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wayBack' in state && state.wayBack === true

/** Where 'Vorige' leads; what has none before it goes to the intro by way of '/' (checklist OPEN-15). */
const backFrom = (visit: Visit, step: StepKey): string => {
  const before = stepBefore(situationOf(visit.catalogue, visit.store.state()), step)
  return before === 'error' ? '/' : stepPath(before)
}

const useDoors = (visit: Visit, step: StepKey): WizardDoors => {
  const { app, openHelp } = useSurroundings()
  const navigate = useNavigate()
  const { state } = useLocation()
  const carried = hasWayBack(state)
  return useMemo(
    () => ({
      frame: VisitFrame,
      link: RouterLink,
      onNavigate: (to, { field = null, notice, replace = false, wayBack = carried } = {}) => {
        if (notice !== undefined) app.notices.showNext(notice)
        void navigate(stepPath(to), { state: { field, wayBack }, replace })
      },
      onBack: () => void navigate(backFrom(visit, step), { state: { wayBack: carried } }),
      notify: (kind, text, silent) => app.notices.show({ kind, text, silent }),
      onExport: () => void visit.exportText().then(text => download('klantportaal-logboek.jsonl', text)),
      onHelp: openHelp,
    }),
    [app, openHelp, visit, step, navigate, carried],
  )
}

const stepOfPath = (path: string): StepKey => stepKeys.find(step => stepPath(step) === path) ?? 'intro'

/** The wizard's screen at an address; '/debug_intro' is the intro of a chosen type. */
export const WizardScreen: WizardCode['WizardScreen'] = ({ visit, path, isHidden }) => {
  const { app } = useSurroundings()
  const portal = useMemo(() => portalOf(visit, app.host, app.clock.now), [visit, app])
  return (
    <PortalContext value={portal}>
      <VisitNewsContext value={visit}>
        <KeptInPlace isHidden={isHidden}>
          <StepOrPage visit={visit} step={stepOfPath(path)} />
        </KeptInPlace>
      </VisitNewsContext>
    </PortalContext>
  )
}

const StepOrPage = ({ visit, step }: { readonly visit: Visit; readonly step: StepKey }) => {
  const { app, send, logOut } = useSurroundings()
  const { state } = useLocation()
  const eraseLeft = () => send({ tag: 'eraseLeft' })
  const doors = useDoors(visit, step)
  const onDocument = async (name: string): Promise<void> => {
    const file = visit.store.state().files.find(one => one.name === name)
    const bytes = file === undefined ? null : await visit.log.blob(file.digest)()
    if (file === undefined || bytes === null || E.isLeft(bytes) || bytes.right === null)
      doors.notify('danger', sendTexts.notDownloaded)
    else download(name, new Uint8Array(bytes.right), file.type)
  }
  const onOverview = async (): Promise<void> => {
    const bytes = await visit.overview().catch(() => null)
    if (bytes === null) doors.notify('danger', providerTexts.notMade)
    else download(overviewName, bytes, 'application/pdf')
  }
  // While what was sent is being erased, the page stays as it was.
  const closed = useView(view => isClosed(view.state) && view.state.sending.tag !== 'sent')
  if (closed && step !== 'intro') return <Navigate to="/intro" replace />
  switch (step) {
    case 'intro':
      return <IntroScreen {...doors} onLogOut={logOut} onEraseLeft={eraseLeft} />
    case 'aqopi':
      return (
        <Suspense fallback={<Skeleton />}>
          <RetrievalScreen
            {...doors}
            host={app.host}
            askToken={visit.retrieval.token}
            onOverview={onOverview}
            onUnsupported={() => app.refusedBrowser$.next(true)}
          />
        </Suspense>
      )
    case 'complete':
      return (
        <CompleteScreen
          {...doors}
          attach={attach(visit)}
          upload$={visit.upload$}
          onDownload={name => void onDocument(name)}
        />
      )
    case 'success':
      // The success page belongs to a sending of this page (OPEN-133); what is known of an earlier one the intro says.
      return <Navigate to="/intro" replace />
    default:
      return <StepScreen {...doors} step={step} field={fieldOf(state)} wayBack={hasWayBack(state)} />
  }
}
