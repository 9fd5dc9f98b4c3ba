import * as E from 'fp-ts/Either'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { stepBefore } from '../../domain/engine/verdict'
import { type StepKey, stepKeys } from '../../domain/language/stepKey'
import { donePath, stepPath } from '../../domain/portal/navigation'
import { overviewName } from '../../domain/sending/file'
import { elsewhereOffers } from '../../domain/texts/elsewhereOffers'
import { donePageTitle } from '../../domain/texts/stepTexts'
import { notDownloaded, overviewNotMade } from '../../domain/texts/visitTexts'
import { isClosed, situationOf } from '../../events/state/state'
import { stepPresence } from '../../projections/stepPresence'
import { fetchAhead, keepFetching } from '../app/ahead'
import { useSurroundings } from '../app/appContext'
import { download } from '../app/download'
import { fetched, inTime } from '../app/missingCode'
import { part } from '../app/part'
import { RouterLink } from '../app/RouterLink'
import type { WizardCode } from '../app/wizardCode'
import type { Leaving } from '../intro/ClosedInvitation'
import { IntroScreen } from '../intro/IntroScreen'
import { useIntroParts } from '../intro/introParts'
import { Skeleton } from '../shell/Skeleton'
import { PortalContext, useView } from '../survey/portal'
import type { WizardDoors } from '../survey/step/wizardDoors'
import type { From } from '../undo/DonePage'
import { useStream } from '../useStream'
import { AbsentStep } from './AbsentStep'
import { KeptInPlace } from './KeptInPlace'
import { fetchLater, laterCode$, withLater } from './later'
import { portalOf } from './portalOf'
import { StepComing, shell } from './StepComing'
import { calm, StepInView, steps } from './StepInView'
import { VisitFrame, VisitNewsContext } from './VisitFrame'
import type { Visit } from './visit'
import { beginHereAt, hasWayBack } from './wayState'

export { eraseInvitation } from './eraseLog'
export { openVisit } from './openVisit'
export { visitCalls } from './visitCalls'

/** The log for the helpdesk: its code comes when it is asked for. */
export const helpdesk: WizardCode['helpdesk'] = () => fetched(() => import('../helpdesk/LogForHelpdesk'))

export const unsentIn: WizardCode['unsentIn'] = async visit => (await inTime(fetchLater())).unsentIn(visit)
export const unsentOf: WizardCode['unsentOf'] = async invitation => (await inTime(fetchLater())).unsentOf(invitation)

/** That a visit was sent is told once its code is there. */
export const Farewell: WizardCode['Farewell'] = visit => {
  const code = useStream(laterCode$)
  return code === null ? null : <code.Farewell {...visit} />
}

const complete = part(
  () => withLater(() => import('../survey/complete/CompleteScreen')).then(code => code.CompleteScreen),
  doors => <StepComing {...doors} step="complete" />,
)
/** What makes a copy of one's own comes when it is asked for. */
const ownCopy = () => fetched(() => import('../copy/CopyDialog'))
const retrieval = part(
  () => withLater(() => import('../retrieval/RetrievalScreen')).then(code => code.RetrievalScreen),
  doors => <StepComing {...doors} step="aqopi" />,
)

const refused = part(
  () => fetched(() => import('../retrieval/RefusedBrowser')).then(code => code.RefusedBrowser),
  () => <Skeleton />,
)

const elsewhere = part(
  () => withLater(() => import('../elsewhere/ElsewhereScreen')).then(code => code.ElsewhereScreen),
  ({ frame: Frame }) => (
    <Frame title={elsewhereOffers.menu}>
      <Skeleton />
    </Frame>
  ),
)

const done = part(
  () => withLater(() => import('../undo/DonePage')).then(code => code.DonePage),
  ({ frame: Frame }) => (
    <Frame title={donePageTitle} layout="wide">
      <Skeleton />
    </Frame>
  ),
)

/** All that a customer who goes offline can go to. */
const ahead = [
  ...[shell, steps, complete, retrieval, calm, elsewhere, done].map(({ fetch }) => fetch),
  async () => (await fetchLater()).arrivedPart.fetch(),
]

/** Whoever comes in at a step need not first see the wizard open. */
if (stepKeys.some(step => step !== 'intro' && stepPath(step) === window.location.pathname))
  fetchAhead([shell.fetch, steps.fetch])

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
type Left = RefObject<From | null>

const useDoors = (visit: Visit, step: StepKey, left: Left): WizardDoors => {
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
      onBack: () => void navigate(backFrom(visit, step), { state: { wayBack: carried, fromEnd: true } }),
      notify: (kind, text, silent) => app.notices.show({ kind, text, silent }),
      onExport: () => void visit.exportText().then(text => download('klantportaal-logboek.jsonl', text)),
      onHelp: openHelp,
      onElsewhere: what => void navigate(stepPath('intro'), { state: { elsewhere: what } }),
      onAside: field => {
        if (field !== null) beginHereAt(field)
        left.current = { step, field }
      },
    }),
    [app, openHelp, visit, step, navigate, carried, left],
  )
}

const stepOfPath = (path: string): StepKey => stepKeys.find(step => stepPath(step) === path) ?? 'intro'

/** The wizard's screen at an address; '/debug_intro' is the intro of a chosen type. */
export const WizardScreen: WizardCode['WizardScreen'] = ({ visit, path, isHidden }) => {
  const { app } = useSurroundings()
  const portal = useMemo(() => portalOf(visit, app.host, app.clock.now), [visit, app])
  const left = useRef<From | null>(null)
  const refuses = useStream(app.session.session$, session => session?.refused_browser ?? null)
  const isRefused = refuses === 'everywhere' || (refuses === 'retrieval' && path === stepPath('aqopi'))
  // All of them, once there is something to look at: a customer who goes offline now can go to every step.
  useEffect(() => keepFetching(window, [...ahead, ownCopy]), [])
  return (
    <PortalContext value={portal}>
      <VisitNewsContext value={visit}>
        <KeptInPlace isHidden={isHidden}>
          {isRefused ? (
            <Refused visit={visit} left={left} />
          ) : path === donePath ? (
            <Done visit={visit} left={left} />
          ) : (
            <StepOrPage visit={visit} step={stepOfPath(path)} left={left} />
          )}
        </KeptInPlace>
      </VisitNewsContext>
    </PortalContext>
  )
}

const Intro = (doors: WizardDoors & Leaving) => <IntroScreen {...doors} parts={useIntroParts()} />

const Refused = ({ visit, left }: { readonly visit: Visit; readonly left: Left }) => (
  <refused.Screen {...useDoors(visit, 'aqopi', left)} />
)

/** What was sent, or is no invitation, has no past to show. */
const Done = ({ visit, left }: { readonly visit: Visit; readonly left: Left }) => {
  const doors = useDoors(visit, 'intro', left)
  const closed = useView(view => isClosed(view.state))
  return closed ? <Navigate to="/intro" replace /> : <done.Screen {...doors} from={left.current} />
}

type StepOrPageProps = { readonly visit: Visit; readonly step: StepKey; readonly left: Left }

const StepOrPage = ({ visit, step, left }: StepOrPageProps) => {
  const { app, send, logOut } = useSurroundings()
  const { state } = useLocation()
  const navigate = useNavigate()
  const eraseLeft = () => send({ tag: 'eraseLeft' })
  const doors = useDoors(visit, step, left)
  const onDocument = async (name: string): Promise<void> => {
    const file = visit.store.state().files.find(one => one.name === name)
    const bytes = file === undefined ? null : await visit.log.blob(file.digest)()
    if (file === undefined || bytes === null || E.isLeft(bytes) || bytes.right === null)
      doors.notify('danger', notDownloaded)
    else download(name, new Uint8Array(bytes.right), file.type)
  }
  const onOverview = async (): Promise<void> => {
    const bytes = await visit.overview().catch(() => null)
    if (bytes === null) doors.notify('danger', overviewNotMade)
    else download(overviewName, bytes, 'application/pdf')
  }
  const presence = useView(view => stepPresence(visit.catalogue, view.state, step))
  // While what was sent is being erased, the page stays as it was.
  const closed = useView(view => isClosed(view.state) && view.state.sending.tag !== 'sent')
  if (closed && step !== 'intro') return <Navigate to="/intro" replace />
  const what = elsewhereIn(state)
  if (what !== null)
    return (
      <elsewhere.Screen
        {...doors}
        key={what}
        what={what}
        visit={visit}
        now={app.clock.now}
        onLeave={() => void navigate(-1)}
        onLogOut={logOut}
      />
    )
  if (presence === 'unknown') return <StepComing {...doors} step={step} />
  if (presence === 'absent') return <AbsentStep {...doors} step={step} />
  switch (step) {
    case 'intro':
      return <Intro {...doors} onLogOut={logOut} onEraseLeft={eraseLeft} />
    case 'aqopi':
      return (
        <retrieval.Screen
          {...doors}
          host={app.host}
          askToken={visit.askToken}
          onOverview={onOverview}
          onUnsupported={() => app.session.refuseBrowser('everywhere')}
        />
      )
    case 'complete':
      return (
        <complete.Screen
          {...doors}
          attach={async file => (await fetchLater()).attach(visit)(file)}
          upload$={visit.upload$}
          onDownload={name => void onDocument(name)}
          fetchCopy={ownCopy}
        />
      )
    case 'success':
      // The success page belongs to a sending of this page (OPEN-133); what is known of an earlier one the intro says.
      return <Navigate to="/intro" replace />
    default:
      return <StepInView visit={visit} step={step} doors={doors} />
  }
}
