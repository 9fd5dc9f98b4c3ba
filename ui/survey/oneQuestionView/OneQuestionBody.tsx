/**
 * Shows the notices, the question and the buttons of a one-question screen; 'next' goes to the next screen or an error,
 * or submits the step.
 */
import type { KeyboardEvent } from 'react'
import { oneQuestionViewTexts } from '../../../domain/texts/oneQuestionViewTexts'
import {
  errorScopeOn,
  nextQuestionScreen,
  sameNextQuestionScreen,
} from '../../../projections/oneQuestionView/nextQuestionScreen'
import { pieceOf, type QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import { questionScreenFor } from '../../../projections/oneQuestionView/questionScreenFor'
import type { ErrorScope } from '../../../projections/steps/fieldErrors'
import { focusOn } from '../../shell/page/FocusLink'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { useAfterRender } from '../../useAfterRender'
import { BackToSending } from '../step/BackToSending'
import { StepBody } from '../step/StepBody'
import { useStepModel } from '../step/useStepModel'
import { ItemNavigation } from './ItemNavigation'
import { OneQuestionContent } from './OneQuestionContent'
import type { OneQuestionProps } from './oneQuestionProps'
import { QuestionReasons } from './QuestionReasons'
import { useUnseenDoubts } from './useUnseenDoubts'

/** Enter in the one field of a screen goes on: it has been handed over by then. */
const isOnward = ({ key, target }: KeyboardEvent, screen: QuestionScreen): boolean =>
  key === 'Enter' &&
  pieceOf(screen)?.onlyQuestion != null &&
  target instanceof HTMLInputElement &&
  !['radio', 'checkbox', 'range'].includes(target.type)

const sameErrorScope = (a: ErrorScope, b: ErrorScope): boolean =>
  a === b || (a instanceof Set && b instanceof Set && a.size === b.size && [...a].every(path => b.has(path)))

/** The body of a one-question screen: notices, the question and the buttons. Errors show at their question only. */
export const OneQuestionBody = (props: OneQuestionProps) => {
  const { step, screens, screen, field, wayBack, onScreen, onNavigate, onBack } = props
  const { catalogue, live, dispatch } = useSurvey()
  const afterRender = useAfterRender()
  const at = screens.indexOf(screen)
  const before = screens[at - 1]
  const goTo = (to: QuestionScreen, path: string | null): void =>
    to === screen ? focusOn(path ?? to.id) : onScreen(to.id, { field: path })
  const model = useStepModel(step, props, path => goTo(questionScreenFor(catalogue, screens, path) ?? screen, path))
  const isLocked = model.lockReason !== null
  const errorScope = useView(view => errorScopeOn(catalogue, view, step, screen), sameErrorScope)
  const onward = useView(view => nextQuestionScreen(catalogue, view, step, screens, screen), sameNextQuestionScreen)
  const { onPress, unlessUnseen } = useUnseenDoubts(screen)
  const goOn = (): void => {
    // What was typed is an answer by now.
    const onward = nextQuestionScreen(catalogue, live.view(), step, screens, screen)
    if (onward.tag === 'to') goTo(onward.screen, onward.path)
    else if (onward.tag === 'end') model.next()
    else {
      dispatch({ type: 'ShowCalmScreen', step, at: screen.id, heldUp: true })
      // After what is not right is said at the question, so that both are heard.
      afterRender(() => focusOn(onward.path))
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isLocked && isOnward(event, screen)) unlessUnseen(goOn)
  }
  const isEnd = onward.tag === 'end' || (onward.tag === 'holdsUp' && at === screens.length - 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the key of the field within it, and is no control itself
    <div data-calm="" onKeyDownCapture={onPress} onPointerDownCapture={onPress} onKeyDown={onKeyDown}>
      <StepBody
        model={model}
        isStart={at === 0}
        isEnd={isEnd}
        onPrevious={before === undefined ? onBack : () => onScreen(before.id)}
        onNext={() => unlessUnseen(goOn)}
        nextLabel={isEnd ? null : oneQuestionViewTexts.next}
        foot={!isLocked && <ItemNavigation {...props} />}
      >
        <QuestionReasons step={step} screens={screens} screen={screen} />
        <OneQuestionContent
          key={screen.id}
          {...props}
          errorScope={errorScope}
          refusals={model.refusals}
          onConfirmed={goOn}
        />
      </StepBody>
      <BackToSending
        key={screen.id}
        step={step}
        field={field ?? screen.paths[0] ?? null}
        wayBack={wayBack}
        onNavigate={onNavigate}
      />
    </div>
  )
}
