import { BehaviorSubject, filter, take } from 'rxjs'

/**
 * Runs a function at once or, while the mouse is down, as soon as the click has its target.
 * Leaving a field can change the layout, which would move the pressed element away from the mouse before the click.
 */
export const afterPress = (run: () => void): void => {
  const isUp = (down: boolean): boolean => !down
  down$.pipe(filter(isUp), take(1)).subscribe(run)
}

/** Whether the mouse is held down. */
const down$ = new BehaviorSubject(false)

const release = (): void => down$.next(false)

/** A checkbox or radio changes during its click: a render before that would lose the press. */
const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)

if (typeof window !== 'undefined') {
  const first = true
  window.addEventListener('mousedown', ({ button }) => down$.next(button === 0), first)
  // At `click` the target is known; a press that is released elsewhere gives no click.
  window.addEventListener('click', ({ target }) => isTicked(target) || release(), first)
  window.addEventListener('click', release)
  window.addEventListener('mouseup', () => setTimeout(release), first)
  for (const ends of ['dragend', 'contextmenu']) window.addEventListener(ends, release, first)
}
