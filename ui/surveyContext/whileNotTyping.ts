import { fromEvent, merge, Observable } from 'rxjs'
import { type Stream, streamOf } from '../../events/stream'
import { afterPress } from '../widgets/afterPress'

/** What somebody types in: nothing is said of an answer before it is left. */
const isTypingField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'button', 'submit'].includes(element.type))

/**
 * What a stream says once nobody types: while a field has the focus, what was said stays as long as it is so, and nothing
 * new is said. Leaving the field by mouse counts at the click, or what was pressed would slip away.
 * @param empty what is said in the place of what is no longer so
 */
export const whileNotTyping = <A>(value$: Stream<A>, empty: A, same: (a: A, b: A) => boolean): Stream<A> => {
  let shown = isTypingField(document.activeElement) ? empty : value$.value
  const read = (): A => {
    const now = value$.value
    if (!isTypingField(document.activeElement)) shown = now
    else if (!same(shown, now)) shown = empty
    return shown
  }
  const settled$ = new Observable<A>(subscriber => {
    let last = read()
    subscriber.next(last)
    const emit = (): void => {
      const now = read()
      if (now === last || subscriber.closed) return
      last = now
      subscriber.next(now)
    }
    // The field commits what was typed when it is left, before this.
    const fieldLeft$ = fromEvent(document, 'focusout')
    return merge(value$, fieldLeft$).subscribe(() => afterPress(emit))
  })
  return streamOf(read, settled$)
}
