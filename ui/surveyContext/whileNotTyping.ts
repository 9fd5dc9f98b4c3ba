/**
 * Makes a stream that holds back new values while a text field has the focus: a value no longer true becomes `empty`
 * at once, a new one waits until the field is left.
 */
import { fromEvent, merge, Observable } from 'rxjs'
import { type Stream, streamOf } from '../../events/stream'
import { afterPress } from '../widgets/afterPress'

/** A field for typing: its remark waits until it is left. */
const isTypingField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'button', 'submit'].includes(element.type))

/**
 * A stream that holds back new values while a text field has the focus; the shown value stays as long as it is still true.
 * Leaving a field by mouse counts at the click, because a layout change would move the click's target.
 * @param empty the value that replaces one that is no longer true
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
