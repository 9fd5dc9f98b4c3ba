import { type RefObject, useEffect, useRef } from 'react'
import type { Stream } from '../../../events/stream'

/**
 * Returns refs to the elements in which it writes the save state without a render, as that changes at each word typed,
 * and announces it to screen readers once it lasts a second.
 * @param isSaved$ null while something else is said
 */
export const useSaveStateText = (isSaved$: Stream<boolean> | null): Resting => {
  const place = useRef<HTMLParagraphElement>(null)
  const seen = useRef<HTMLSpanElement>(null)
  const heard = useRef<HTMLSpanElement>(null)
  /** Whoever comes where all is saved, or what comes with the screen is being saved, hears nothing of it. */
  const hasRested = useRef(false)
  const wasOtherwise = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (text: string, isSaved: boolean): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        hasRested.current = true
        if (!isSaved) wasOtherwise.current = true
        if (!wasOtherwise.current || heard.current === null || heard.current.textContent === text) return
        heard.current.textContent = text
      }, restAfter)
    }
    if (isSaved$ === null) {
      wasOtherwise.current = true
      hear('', false)
    }
    const following = isSaved$?.subscribe(isSaved => {
      const { kind, text } = saveStateText(isSaved)
      if (place.current !== null) place.current.dataset.kind = kind
      if (seen.current !== null) write(seen.current, text)
      if (!isSaved && hasRested.current) wasOtherwise.current = true
      hear(text, isSaved)
    })
    return () => {
      clearTimeout(timer)
      following?.unsubscribe()
    }
  }, [isSaved$])
  return { place, seen, heard }
}

const words = { saved: 'Alles is bewaard', saving: 'Bezig met bewaren' } as const

/** The screen reader announces the state that lasts, not each save. */
const restAfter = 1000

export const saveStateText = (isSaved: boolean) => {
  const kind = isSaved ? 'saved' : 'saving'
  return { kind, text: words[kind] } as const
}

/** The letters in their place: another node would be laid out anew. A page that is translated has other nodes there. */
const write = (place: HTMLElement, text: string): void => {
  const letters = place.firstChild
  if (letters instanceof Text && letters === place.lastChild) letters.nodeValue = text
  else place.textContent = text
}

interface Resting {
  /** Carries `data-kind`, for the sign beside the words. */
  readonly place: RefObject<HTMLParagraphElement | null>
  readonly seen: RefObject<HTMLSpanElement | null>
  readonly heard: RefObject<HTMLSpanElement | null>
}
