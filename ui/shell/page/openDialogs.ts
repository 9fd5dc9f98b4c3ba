import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../../events/stream'

const open$ = new BehaviorSubject<readonly HTMLElement[]>([])

/** The open dialogs, the top one last. All outside it is inert: what must be announced is rendered in it. */
export const openDialogs$: Stream<readonly HTMLElement[]> = open$

/** Registers a dialog that opened; returns what unregisters it. */
export const registerDialog = (dialog: HTMLElement): (() => void) => {
  open$.next([...open$.value, dialog])
  return () => open$.next(open$.value.filter(one => one !== dialog))
}
