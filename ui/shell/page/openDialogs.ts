import { BehaviorSubject } from 'rxjs'
import type { Stream } from '../../../events/stream'

const open$ = new BehaviorSubject<readonly HTMLElement[]>([])

/**
 * The stack of open dialogs, the top one last, in which each dialog registers; announcements are rendered in the top
 * one, as all outside it is inert.
 */
export const openDialogs$: Stream<readonly HTMLElement[]> = open$

/** Registers a dialog that opened; returns what unregisters it. */
export const registerDialog = (dialog: HTMLElement): (() => void) => {
  open$.next([...open$.value, dialog])
  return () => open$.next(open$.value.filter(one => one !== dialog))
}
