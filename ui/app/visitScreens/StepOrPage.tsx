/**
 * Chooses the screen at a step's address: the step, that it is absent or loading, or the transfer file; a closed
 * invitation leads to the intro.
 */
import * as E from 'fp-ts/Either'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { StepKey } from '../../../domain/language/stepKey'
import { overviewName } from '../../../domain/sending/attachment'
import { documentMissing, overviewNotMade } from '../../../domain/texts/documentTexts'
import { transferFileOffers } from '../../../domain/texts/transferFileOffers'
import { isInvitationClosed } from '../../../events/state/state'
import { stepPresence } from '../../../projections/navigation/stepPresence'
import { download } from '../../browser/download'
import { IntroScreen } from '../../intro/IntroScreen'
import { loadRareScreens } from '../../lazy/loadRareScreens'
import { RetrievalScreen } from '../../retrieval/RetrievalScreen'
import { Skeleton } from '../../shell/Skeleton'
import { CompleteScreen } from '../../survey/sending/CompleteScreen'
import { useView } from '../../surveyContext/useView'
import { createAttachDocument } from '../../visit/openVisit/createAttachDocument'
import type { Visit } from '../../visit/openVisit/visit'
import { useAppContext } from '../../visit/provider/appContext'
import { AbsentStepScreen } from './AbsentStepScreen'
import { LazyCopyDialog } from './LazyCopyDialog'
import { StepLoadingScreen } from './StepLoadingScreen'
import { StepView } from './StepView'
import { type ReturnTargetRef, useWizardActions } from './useWizardActions'
import { VisitFrame } from './VisitFrame'

const ElsewhereScreen = lazy(async () => ({ default: (await loadRareScreens()).TransferFileScreen }))

/** Whether the customer came to make a file for another computer, or to open one. */
const elsewhereIn = (state: unknown): 'make' | 'open' | null => {
  const what = typeof state === 'object' && state !== null && 'elsewhere' in state ? state.elsewhere : null
  return what === 'make' || what === 'open' ? what : null
}

type StepOrPageProps = { readonly visit: Visit; readonly step: StepKey; readonly returnTarget: ReturnTargetRef }

export const StepOrPage = ({ visit, step, returnTarget }: StepOrPageProps) => {
  const { app, send, logOut } = useAppContext()
  const { state } = useLocation()
  const navigate = useNavigate()
  const eraseLeft = () => send({ tag: 'eraseRequested' })
  const actions = useWizardActions(visit, step, returnTarget)
  const onDocument = async (name: string): Promise<void> => {
    const file = visit.store.state().files.find(one => one.name === name)
    const bytes = file === undefined ? null : await visit.log.blob(file.digest)()
    if (file === undefined || bytes === null || E.isLeft(bytes) || bytes.right === null)
      actions.notify('danger', documentMissing)
    else download(name, new Uint8Array(bytes.right), file.type)
  }
  const onOverview = async (): Promise<void> => {
    const bytes = await visit.overview().catch(() => null)
    if (bytes === null) actions.notify('danger', overviewNotMade)
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
          {...actions}
          key={what}
          what={what}
          visit={visit}
          now={app.clock.now}
          onLeave={() => void navigate(-1)}
          onLogOut={logOut}
        />
      </Suspense>
    )
  if (presence === 'unknown') return <StepLoadingScreen {...actions} step={step} />
  if (presence === 'absent') return <AbsentStepScreen {...actions} step={step} />
  switch (step) {
    case 'intro':
      return <IntroScreen {...actions} onLogOut={logOut} onEraseLeft={eraseLeft} />
    case 'aqopi':
      return (
        <RetrievalScreen
          {...actions}
          host={app.host}
          askToken={visit.askToken}
          onOverview={onOverview}
          onUnsupported={() => app.session.refuseBrowser('everywhere')}
        />
      )
    case 'complete':
      return (
        <CompleteScreen
          {...actions}
          attach={createAttachDocument(visit)}
          upload$={visit.upload$}
          onDownload={name => void onDocument(name)}
          copyDialog={LazyCopyDialog}
        />
      )
    case 'success':
      // The success page belongs to a sending of this page (OPEN-133); what is known of an earlier one the intro says.
      return <Navigate to="/intro" replace />
    default:
      return <StepView visit={visit} step={step} actions={actions} />
  }
}
