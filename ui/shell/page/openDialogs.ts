import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../../events/stream'

const open$ = new BehaviorSubject<readonly HTMLElement[]>([])

/** The dialogs that are open, the top one last. Around that one all is inert, and read to nobody: what must be heard stands in it. */
export const openDialogs$: Stream<readonly HTMLElement[]> = open$

/** A dialog has opened over what is there; answers how to say that it is closed. */
export const registerDialog = (dialog: HTMLElement): (() => void) => {
  open$.next([...open$.value, dialog])
  return () => open$.next(open$.value.filter(one => one !== dialog))
}
