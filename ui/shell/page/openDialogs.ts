import { BehaviorSubject, map } from 'rxjs'
import { type Stream, streamOf } from '../../../events/stream'

const open$ = new BehaviorSubject<readonly HTMLElement[]>([])

const top = (): HTMLElement | null => open$.value.at(-1) ?? null

/** A place in the dialog that was opened last; null while none is. All else is inert then, and is not read to anybody. */
export const topDialog$: Stream<HTMLElement | null> = streamOf(top, open$.pipe(map(top)))

/** A dialog has opened over what is there; answers how to say that it is closed. */
export const dialogOpened = (place: HTMLElement): (() => void) => {
  open$.next([...open$.value, place])
  return () => open$.next(open$.value.filter(one => one !== place))
}
