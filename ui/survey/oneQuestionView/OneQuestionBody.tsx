import { type KeyboardEvent, useEffect, useState } from 'react'
import { isAutoAdvanced } from '../../../domain/engine/steps/stepOrder'
import { situationOf } from '../../../events/state/state'
import {
  errorScopeOn,
  nextQuestionScreen,
  sameNextQuestionScreen,
} from '../../../projections/oneQuestionView/nextQuestionScreen'
import { pieceOf, type QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import { questionScreenFor } from '../../../projections/oneQuestionView/questionScreenFor'
import { isExemptNow } from '../../../projections/steps/errorScope'
import type { ErrorScope } from '../../../projections/steps/fieldErrors'
import { focusOn } from '../../shell/page/FocusLink'
import { useConsequenceWords } from '../../surveyContext/consequences'
import { LockedNotice } from '../../surveyContext/LockedNotice'
import { LockedContext } from '../../surveyContext/lockedContext'
import { useLockReason } from '../../surveyContext/lockReason'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { InfoBlock } from '../../widgets/InfoBlock'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { AnswerReuseOffer } from '../answerReuse/AnswerReuseOffer'
import { DoubtAnnouncer } from '../doubts/DoubtAnnouncer'
import { RetrievedPathsContext, retrievedPathsIn } from '../provenance/retrievedPathsContext'
import { useReveal } from '../reveal/useReveal'
import { AssumptionPrompt } from '../step/AssumptionPrompt'
import { AutoAdvance } from '../step/AutoAdvance'
import { refusalsIn } from '../step/StepScreen'
import { useSubmitStep } from '../step/useSubmitStep'
import { OneQuestionContent } from './OneQuestionContent'
import { OneQuestionFooter } from './OneQuestionFooter'
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
  const { step: key, screens, screen, onScreen, onNavigate, onBack, notify } = props
  const { catalogue, live, dispatch } = useSurvey()
  const reveal = useReveal()
  const at = screens.indexOf(screen)
  const before = screens[at - 1]
  const goTo = (to: QuestionScreen, path: string | null): void =>
    to === screen ? focusOn(path ?? to.id) : onScreen(to.id, { field: path })
  const { next, assumptionAttempt } = useSubmitStep(key, { onNavigate, notify }, path =>
    goTo(questionScreenFor(catalogue, screens, path) ?? screen, path),
  )
  const errorScope = useView(view => errorScopeOn(catalogue, view, key, screen), sameErrorScope)
  const onward = useView(view => nextQuestionScreen(catalogue, view, key, screens, screen), sameNextQuestionScreen)
  const exempt = useView(({ state }) => isExemptNow(catalogue, state, key))
  const exemption = catalogue.stepAt.get(key)?.exempt?.text ?? null
  const autoAdvances = useView(({ state }) => isAutoAdvanced(situationOf(catalogue, state), key))
  const refusals = useView(({ state }) => refusalsIn(state))
  const retrieved = useView(retrievedPathsIn)
  const lockReason = useLockReason()
  const consequenceWords = useConsequenceWords()
  // After what is not right is said at the question, so that both are heard.
  const [blockedAt, setBlockedAt] = useState<{ readonly path: string } | null>(null)
  useEffect(() => {
    if (blockedAt !== null) focusOn(blockedAt.path)
  }, [blockedAt])
  const { onPress, unlessUnseen } = useUnseenDoubts(screen)
  const goOn = (): void => {
    // What was typed is an answer by now.
    const onward = nextQuestionScreen(catalogue, live.view(), key, screens, screen)
    if (onward.tag === 'to') goTo(onward.screen, onward.path)
    else if (onward.tag === 'end') next()
    else {
      dispatch({ type: 'ShowCalmScreen', step: key, at: screen.id, heldUp: true })
      setBlockedAt({ path: onward.path })
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (lockReason === null && isOnward(event, screen)) unlessUnseen(goOn)
  }
  const isEnd = onward.tag === 'end' || (onward.tag === 'holdsUp' && at === screens.length - 1)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the key of the field within it, and is no control itself
    <div data-calm="" onKeyDownCapture={onPress} onPointerDownCapture={onPress} onKeyDown={onKeyDown}>
      {lockReason !== null && <LockedNotice reason={lockReason} onNavigate={onNavigate} />}
      {at === 0 && exempt && exemption !== null && <InfoBlock>{exemption}</InfoBlock>}
      {at === 0 && lockReason === null && <AnswerReuseOffer step={key} onNext={() => next()} />}
      <QuestionReasons step={key} screens={screens} screen={screen} />
      <LockedContext value={lockReason !== null}>
        <RetrievedPathsContext value={retrieved}>
          <OneQuestionContent
            key={screen.id}
            {...props}
            errorScope={errorScope}
            refusals={refusals}
            onConfirmed={goOn}
          />
        </RetrievedPathsContext>
      </LockedContext>
      {autoAdvances && lockReason === null && <AutoAdvance onPass={() => next(true)} />}
      <VisuallyHidden>
        <span role="status">{consequenceWords}</span>
      </VisuallyHidden>
      <DoubtAnnouncer />
      {lockReason === null && isEnd && (
        <AssumptionPrompt step={key} attempt={assumptionAttempt} onDone={() => next()} onYes={reveal} />
      )}
      <OneQuestionFooter
        {...props}
        isEnd={isEnd}
        onPrevious={before === undefined ? onBack : () => onScreen(before.id)}
        onNext={() => unlessUnseen(goOn)}
      />
    </div>
  )
}
