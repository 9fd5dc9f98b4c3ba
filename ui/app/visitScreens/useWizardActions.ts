/**
 * Binds the wizard screens' actions (navigation, notices, log export, help, transfer file) to a visit and step; `CopyContext`
 * opens the choice of a copy of the answers.
 */
import { createContext, type RefObject, useContext, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stepBefore } from '../../../domain/engine/steps/stepOrder'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepPath } from '../../../domain/portal/navigation'
import { situationOf } from '../../../events/state/state'
import type { ReturnTarget } from '../../activityLog/ActivityLogScreen'
import { download } from '../../browser/download'
import { hasReturnToSending, rememberField } from '../../router/locationState'
import { RouterLink } from '../../router/RouterLink'
import type { WizardActions } from '../../surveyContext/wizardActions'
import type { Visit } from '../../visit/openVisit/visit'
import { useAppContext } from '../../visit/provider/appContext'
import { VisitFrame } from './VisitFrame'

/** Where 'Vorige' leads; what has none before it goes to the intro by way of '/' (checklist OPEN-15). */
const backFrom = (visit: Visit, step: StepKey): string => {
  const before = stepBefore(situationOf(visit.catalogue, visit.store.state()), step)
  return before === 'error' ? '/' : stepPath(before)
}

/** The step and question from which the customer went to a page outside the steps; null before. */
export type ReturnTargetRef = RefObject<ReturnTarget | null>

/** Opens what the wizard has over any of its screens: the choice of a copy. */
export const CopyContext = createContext<() => void>(() => undefined)

export const useWizardActions = (visit: Visit, step: StepKey, returnTarget: ReturnTargetRef): WizardActions => {
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
        returnTarget.current = { step, field }
      },
    }),
    [app, openHelp, onCopy, visit, step, navigate, carried, returnTarget],
  )
}
