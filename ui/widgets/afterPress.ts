let isDown = false
const waiting = new Set<() => void>()

const release = (): void => {
  isDown = false
  const due = [...waiting]
  waiting.clear()
  for (const run of due) run()
}

if (typeof window !== 'undefined') {
  const first = true
  window.addEventListener('mousedown', ({ button }) => (isDown = button === 0), first)
  // Whoever hears of a click knows its target; one that is let go elsewhere gives no click.
  window.addEventListener('click', release, first)
  window.addEventListener('mouseup', () => setTimeout(release), first)
  for (const ends of ['dragend', 'contextmenu']) window.addEventListener(ends, release, first)
}

/**
 * Runs it at once; while the mouse is held down, as soon as its click has found its target. An error that goes when a field
 * is left moves the page, and what was pressed would slip away from under the mouse.
 */
export const afterPress = (run: () => void): void => {
  if (isDown) waiting.add(run)
  else run()
}
