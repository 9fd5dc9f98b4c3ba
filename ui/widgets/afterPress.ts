import { BehaviorSubject, filter, take } from 'rxjs'

/** Whether the mouse is held down. */
const down$ = new BehaviorSubject(false)

const release = (): void => down$.next(false)

/** What is ticked as it is clicked: rendered anew in between it would stand as it was, and its press be lost. */
const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)

if (typeof window !== 'undefined') {
  const first = true
  window.addEventListener('mousedown', ({ button }) => down$.next(button === 0), first)
  // Whoever hears of a click knows its target; one that is let go elsewhere gives no click.
  window.addEventListener('click', ({ target }) => isTicked(target) || release(), first)
  window.addEventListener('click', release)
  window.addEventListener('mouseup', () => setTimeout(release), first)
  for (const ends of ['dragend', 'contextmenu']) window.addEventListener(ends, release, first)
}

/**
 * Runs it at once; while the mouse is held down, as soon as its click has found its target. An error that goes when a field
 * is left moves the page, and what was pressed would slip away from under the mouse.
 */
export const afterPress = (run: () => void): void => {
  const isUp = (down: boolean): boolean => !down
  down$.pipe(filter(isUp), take(1)).subscribe(run)
}
