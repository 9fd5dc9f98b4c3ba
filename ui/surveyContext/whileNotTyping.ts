import { fromEvent, merge, Observable } from 'rxjs'
import { type Stream, streamOf } from '../../events/stream'
import { afterPress } from '../widgets/afterPress'

/** What somebody types in: nothing is said of an answer before it is left. */
const isTypedIn = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'button', 'submit'].includes(element.type))

/**
 * What a stream says once nobody types: while a field has the focus, what was said stays as long as it is so, and nothing
 * new is said. Leaving the field by mouse counts at the click, or what was pressed would slip away.
 * @param nothing what is said in the place of what is no longer so
 */
export const whileNotTyping = <A>(value$: Stream<A>, nothing: A, same: (a: A, b: A) => boolean): Stream<A> => {
  let said = isTypedIn(document.activeElement) ? nothing : value$.value
  const read = (): A => {
    const now = value$.value
    if (!isTypedIn(document.activeElement)) said = now
    else if (!same(said, now)) said = nothing
    return said
  }
  const told$ = new Observable<A>(subscriber => {
    let last = read()
    subscriber.next(last)
    const tell = (): void => {
      const now = read()
      if (now === last || subscriber.closed) return
      last = now
      subscriber.next(now)
    }
    // The field commits what was typed when it is left, before this.
    const left$ = fromEvent(document, 'focusout')
    return merge(value$, left$).subscribe(() => afterPress(tell))
  })
  return streamOf(read, told$)
}
