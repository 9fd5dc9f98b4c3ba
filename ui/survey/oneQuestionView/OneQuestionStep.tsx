/**
 * Shows a step one question at a time: chooses the screen by the address, a given question or the state, and records
 * which is shown.
 */
import { useCallback, useEffect, useRef } from 'react'
import type { StepKey } from '../../../domain/language/stepKey'
import { firstOpenPath, hasShownError } from '../../../projections/oneQuestionView/nextQuestionScreen'
import { cardOn, type QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import { questionScreenFor } from '../../../projections/oneQuestionView/questionScreenFor'
import { questionScreens, sameQuestionScreens } from '../../../projections/oneQuestionView/questionScreens'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import type { WizardActions } from '../../surveyContext/wizardActions'
import { type ScreenMemory, StepPage } from '../wizard/StepPage'
import { OneQuestionBody } from './OneQuestionBody'
import type { GoToScreen } from './oneQuestionProps'
import { screenPositionWords } from './screenPositionWords'

type OneQuestionStepProps = WizardActions &
  Readonly<{
    step: StepKey
    /** The screen that the address names; null where it names none. */
    at: string | null
    /** The path of the question to begin at, where the address names no screen. */
    field: string | null
    /** Whether the customer came back from the next step: then it begins at its last screen. */
    fromEnd: boolean
    wayBack: boolean
    onScreen: GoToScreen
    /** Open items and consequences to begin with; absent for none. */
    memory?: ScreenMemory
  }>

/**
 * The screen to show: the named one while it exists; in a submitted step the first open question, else the last screen
 * shown. When the screen disappears, the one at its index.
 */
const useScreen = (screens: readonly QuestionScreen[], props: OneQuestionStepProps): QuestionScreen | null => {
  const { at, field, fromEnd, step } = props
  const { catalogue } = useSurvey()
  const shown = useView(({ state }) => (state.calm.at?.step === step ? state.calm.at.screen : null))
  const lastAt = useRef(0)
  const open = useView(view => (view.state.submitted.has(step) ? firstOpenPath(catalogue, view, step, screens) : null))
  const find = (path: string | null): QuestionScreen | null =>
    path === null ? null : questionScreenFor(catalogue, screens, path)
  const begins = find(field) ?? (fromEnd ? screens.at(-1) : (find(open) ?? find(shown))) ?? screens[0]
  const screen = at === null ? begins : (find(at) ?? screens[Math.min(lastAt.current, screens.length - 1)])
  const index = screen === undefined ? 0 : screens.indexOf(screen)
  useEffect(() => {
    lastAt.current = index
  }, [index])
  return screen ?? null
}

/** A step shown one question at a time, with the same questions, answers, errors and verdict as the step's page. */
export const OneQuestionStep = (props: OneQuestionStepProps) => {
  const { step: key, at, field, fromEnd: _, wayBack, onScreen, memory, ...actions } = props
  const { catalogue, dispatch } = useSurvey()
  const screens = useView(view => questionScreens(catalogue, view, key), sameQuestionScreens)
  const screen = useScreen(screens, props)
  const id = screen?.id ?? key
  const isCard = screen !== null && cardOn(screen) !== null
  const refused = useView(view => screen !== null && hasShownError(catalogue, view, key, screen))
  const position = useView(view => screenPositionWords(catalogue, view, key, screens, screen))
  // The address says where one is, so that going back and loading the page anew come here again.
  useEffect(() => {
    // An answer that is read on a card is opened by its own address.
    const read = at !== null && at !== id && screen?.paths.includes(at) === true ? at : null
    if (at !== id) onScreen(id, { field: field ?? read, replace: true })
    dispatch({ type: 'ShowCalmScreen', step: key, at: id, heldUp: false })
  }, [at, id, screen, field, key, onScreen, dispatch])
  const goToScreenOf = useCallback(
    (path: string, field: string | null): boolean => {
      const to = questionScreenFor(catalogue, screens, path)
      if (to === null || to.id === id) return false
      onScreen(to.id, { field })
      return true
    },
    [catalogue, screens, id, onScreen],
  )
  if (screen === null) return null
  return (
    <StepPage
      {...actions}
      title={screen.title}
      screen={`${key} ${id}`}
      refused={refused}
      position={position === '' ? undefined : position}
      step={key}
      // Of a card the heading says what is asked: it keeps the focus.
      field={isCard && field === id ? null : field}
      memory={memory}
      goToScreenOf={goToScreenOf}
    >
      <OneQuestionBody
        step={key}
        screens={screens}
        screen={screen}
        field={field}
        wayBack={wayBack}
        onScreen={onScreen}
        {...actions}
      />
    </StepPage>
  )
}
