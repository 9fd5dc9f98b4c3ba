import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { StepKey } from '../../../domain/language/stepKey'
import { stepPath } from '../../../domain/portal/navigation'
import { hasReturnToSending, isFromNextStep, targetFieldOf } from '../../router/locationState'
import { isPhone } from '../../shell/page/isPhone'
import { OneQuestionStep } from '../../survey/oneQuestionView/OneQuestionStep'
import { StepScreen } from '../../survey/step/StepScreen'
import { StepViewContext } from '../../surveyContext/stepViewContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import type { Visit } from '../../visit/openVisit/visit'
import { questionHashCodec, questionInHash } from './questionHash'

type StepViewProps = Readonly<{ visit: Visit; step: StepKey; actions: WizardActions }>

/**
 * Shows a step in the view that the customer chose, whole or one question at a time (on a phone the default), and
 * switches views at the same question.
 */
export const StepView = ({ visit, step, actions }: StepViewProps) => {
  const navigate = useNavigate()
  const { hash, state, key } = useLocation()
  const chosen = useView(({ state }) => state.calm.on)
  const [onPhone] = useState(isPhone)
  const isCalm = chosen ?? onPhone
  const { store } = visit
  // Whoever did not choose is told so by the log: a replay does not know the window.
  useEffect(() => {
    if (chosen === null && onPhone) store.dispatch({ type: 'ChooseView', calm: true })
  }, [chosen, onPhone, store])
  const wayBack = hasReturnToSending(state)
  // Where the other view is to begin, until the address says it: that comes a moment later.
  const [landing, setLanding] = useState<{ readonly key: string; readonly field: string | null } | null>(null)
  const landed = landing?.key === key ? landing : null
  const named = questionInHash(hash)
  const field = landed === null ? targetFieldOf(state) : landed.field
  const view = useMemo(
    () => ({
      isOneQuestionView: isCalm,
      choose: (calm: boolean, at: string | null): void => {
        setLanding({ key, field: at })
        visit.store.dispatch({ type: 'ChooseView', calm })
        // A calm screen puts itself in the address; to the address that one is at leads another way (spec 1 section 2).
        if (!calm) void navigate(stepPath(step), { state: { field: at, wayBack }, replace: true })
      },
    }),
    [isCalm, key, visit, navigate, step, wayBack],
  )
  const onScreen = useCallback(
    (id: string, { field: at = null, replace = false }: { field?: string | null; replace?: boolean } = {}): void =>
      void navigate(`${stepPath(step)}${questionHashCodec.encode(id)}`, { state: { field: at, wayBack }, replace }),
    [navigate, step, wayBack],
  )
  return (
    <StepViewContext value={view}>
      {isCalm ? (
        <OneQuestionStep
          {...actions}
          key={step}
          step={step}
          at={landed === null ? named : null}
          field={field}
          fromEnd={isFromNextStep(state)}
          wayBack={wayBack}
          onScreen={onScreen}
        />
      ) : (
        <StepScreen {...actions} step={step} field={field ?? named} wayBack={wayBack} />
      )}
    </StepViewContext>
  )
}
