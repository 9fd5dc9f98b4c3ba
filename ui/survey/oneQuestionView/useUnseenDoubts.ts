/**
 * Holds up one press of 'next' on a one-question screen when that press raised a doubt, so that the customer sees it.
 */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { slotPath } from '../../../domain/engine/path'
import { pieceOf, type QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import { commitFocusedField } from '../../surveyContext/dispatchSubmitStep'
import { useSurvey } from '../../surveyContext/surveyContext'

interface UnseenDoubts {
  /** For the capture phase of each press on the screen: doubts that show by then count as seen. */
  readonly onPress: (event: KeyboardEvent | PointerEvent) => void
  /** Calls `goOn`, unless a doubt was not seen yet: then it shows that doubt, once. */
  readonly unlessUnseen: (goOn: () => void) => void
}

/**
 * Holds up one press of 'next' when that press raised a doubt. A doubt appears when its field is left, which is mostly on
 * the way to the next screen, where it would never be seen.
 */
export const useUnseenDoubts = (screen: QuestionScreen): UnseenDoubts => {
  const { doubtFeed } = useSurvey()
  const seen = useRef(new Set<string>())
  const promptsOnScreen = (): readonly { readonly path: string; readonly words: string }[] =>
    (pieceOf(screen)?.slots ?? []).flatMap(slot => {
      const path = slotPath(slot, screen.ids)
      const prompt = doubtFeed.canRemarkOn(slot) ? doubtFeed.remark$(slot, path).value.prompt : null
      return prompt === null ? [] : [{ path, words: `${path} ${prompt.words}` }]
    })
  const markSeen = (): void => {
    for (const { words } of promptsOnScreen()) seen.current.add(words)
  }
  // Doubts that show when the screen opens are read with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another screen
  useEffect(markSeen, [screen.id])
  const unlessUnseen = (goOn: () => void): void => {
    const typedIn = document.activeElement
    commitFocusedField()
    const unseen = promptsOnScreen().find(({ words }) => !seen.current.has(words))
    if (unseen === undefined) return void goOn()
    markSeen()
    if (typedIn instanceof HTMLInputElement) typedIn.focus()
    else document.getElementById(unseen.path)?.scrollIntoView({ block: 'nearest' })
  }
  const onPress = (event: KeyboardEvent | PointerEvent): void => {
    if (!('key' in event) || event.key === 'Enter' || event.key === ' ') markSeen()
  }
  return { onPress, unlessUnseen }
}
