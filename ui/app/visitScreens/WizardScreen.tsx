import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { type StepKey, stepKeys } from '../../../domain/language/stepKey'
import { activityLogPath, stepPath } from '../../../domain/portal/navigation'
import { isInvitationClosed } from '../../../events/state/state'
import { ActivityLogScreen, type ReturnTarget } from '../../activityLog/ActivityLogScreen'
import { RefusedBrowserScreen } from '../../retrieval/RefusedBrowserScreen'
import { SurveyContext } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { createUndoTarget, UndoTargetContext } from '../../undo/undoTarget'
import { useStream } from '../../useStream'
import { createSurveyDependencies } from '../../visit/openVisit/createSurveyDependencies'
import type { Visit } from '../../visit/openVisit/visit'
import { useAppContext } from '../../visit/provider/appContext'
import { LazyCopyDialog } from './LazyCopyDialog'
import { PreserveWhileHidden } from './PreserveWhileHidden'
import { StepOrPage } from './StepOrPage'
import { CopyContext, type ReturnTargetRef, useWizardActions } from './useWizardActions'
import { LogWarningsContext } from './VisitFrame'

const stepOfPath = (path: string): StepKey => stepKeys.find(step => stepPath(step) === path) ?? 'intro'

type WizardScreenProps = Readonly<{
  visit: Visit
  path: string
  isHidden: boolean
}>

/**
 * The screen of an open visit at an address (a step, the activity log, a refused browser), within the survey's contexts,
 * and the dialog in which the customer makes a PDF or print of the answers.
 */
export const WizardScreen = ({ visit, path, isHidden }: WizardScreenProps) => {
  const { app } = useAppContext()
  const portal = useMemo(() => createSurveyDependencies(visit, app.host, app.clock.now), [visit, app])
  const returnTarget = useRef<ReturnTarget | null>(null)
  const refuses = useStream(app.session.session$, session => session?.refused_browser ?? null)
  const isRefused = refuses === 'everywhere' || (refuses === 'retrieval' && path === stepPath('aqopi'))
  // Once it was open it stays: a dialog that goes away cannot give the focus back.
  const [copy, setCopy] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const onCopy = useCallback(() => setCopy('open'), [])
  const [undoTarget$] = useState(createUndoTarget)
  return (
    <SurveyContext value={portal}>
      <LogWarningsContext value={visit}>
        <CopyContext value={onCopy}>
          <UndoTargetContext value={undoTarget$}>
            <PreserveWhileHidden isHidden={isHidden}>
              {isRefused ? (
                <RefusedBrowserPage visit={visit} returnTarget={returnTarget} />
              ) : path === activityLogPath ? (
                <ActivityLogPage visit={visit} returnTarget={returnTarget} />
              ) : (
                <StepOrPage visit={visit} step={stepOfPath(path)} returnTarget={returnTarget} />
              )}
            </PreserveWhileHidden>
          </UndoTargetContext>
        </CopyContext>
        {copy !== 'unasked' && (
          <Suspense fallback={null}>
            <LazyCopyDialog open={copy === 'open'} onClose={() => setCopy('closed')} />
          </Suspense>
        )}
      </LogWarningsContext>
    </SurveyContext>
  )
}

const RefusedBrowserPage = ({
  visit,
  returnTarget,
}: {
  readonly visit: Visit
  readonly returnTarget: ReturnTargetRef
}) => <RefusedBrowserScreen {...useWizardActions(visit, 'aqopi', returnTarget)} />

/** A closed invitation has no activity log. */
const ActivityLogPage = ({
  visit,
  returnTarget,
}: {
  readonly visit: Visit
  readonly returnTarget: ReturnTargetRef
}) => {
  const actions = useWizardActions(visit, 'intro', returnTarget)
  const closed = useView(view => isInvitationClosed(view.state))
  return closed ? <Navigate to="/intro" replace /> : <ActivityLogScreen {...actions} from={returnTarget.current} />
}
