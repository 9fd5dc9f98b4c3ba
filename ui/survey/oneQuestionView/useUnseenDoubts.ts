import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { slotPath } from '../../../domain/engine/path'
import { pieceOf, type QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import { useSurvey } from '../../surveyContext/surveyContext'
import { commitFocusedField } from '../step/dispatchSubmitStep'

interface UnseenDoubts {
  /** Hears each press on the screen before anything else does: what is said by then was seen. */
  readonly onPress: (event: KeyboardEvent | PointerEvent) => void
  /** Goes on, unless something is asked back that nobody has seen: that is shown first, once. */
  readonly unlessUnseen: (goOn: () => void) => void
}

/**
 * What is asked back of an answer stands beside it once its field is left, which here is most often on the way to the next
 * screen: it would never be seen. It holds up one press, and no more.
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
  // What stood there when the screen came was read with it.
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
