import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { slotPath } from '../../../domain/engine/path'
import { pieceOf, type QuestionScreen } from '../../../projections/oneQuestionView/questionScreen'
import { useSurvey } from '../../surveyContext/surveyContext'
import { commitFocusedField } from '../step/dispatchSubmitStep'

interface Unseen {
  /** Hears each press on the screen before anything else does: what is said by then was seen. */
  readonly onPress: (event: KeyboardEvent | PointerEvent) => void
  /** Goes on, unless something is asked back that nobody has seen: that is shown first, once. */
  readonly orShown: (goOn: () => void) => void
}

/**
 * What is asked back of an answer stands beside it once its field is left, which here is most often on the way to the next
 * screen: it would never be seen. It holds up one press, and no more.
 */
export const useUnseenDoubts = (screen: QuestionScreen): Unseen => {
  const { askedBack: back } = useSurvey()
  const seen = useRef(new Set<string>())
  const said = (): readonly { readonly path: string; readonly words: string }[] =>
    (pieceOf(screen)?.slots ?? []).flatMap(slot => {
      const path = slotPath(slot, screen.ids)
      const asking = back.saysOf(slot) ? back.beside$(slot, path).value.asking : null
      return asking === null ? [] : [{ path, words: `${path} ${asking.words}` }]
    })
  const see = (): void => {
    for (const { words } of said()) seen.current.add(words)
  }
  // What stood there when the screen came was read with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another screen
  useEffect(see, [screen.id])
  const orShown = (goOn: () => void): void => {
    const typedIn = document.activeElement
    commitFocusedField()
    const unseen = said().find(({ words }) => !seen.current.has(words))
    if (unseen === undefined) return void goOn()
    see()
    if (typedIn instanceof HTMLInputElement) typedIn.focus()
    else document.getElementById(unseen.path)?.scrollIntoView({ block: 'nearest' })
  }
  const onPress = (event: KeyboardEvent | PointerEvent): void => {
    if (!('key' in event) || event.key === 'Enter' || event.key === ' ') see()
  }
  return { onPress, orShown }
}
