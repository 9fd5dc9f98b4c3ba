/** Scrolls to a question and highlights it, or focuses it, after undo and redo; restores a focus that was lost. */
import { focusOn } from '../shell/page/FocusLink'

const isTextControl = (element: HTMLElement): boolean =>
  element.matches('textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])')

const flash = [
  { outline: 'var(--thick) solid', outlineOffset: 'var(--half)' },
  { outline: 'var(--thick) solid transparent', outlineOffset: 'var(--half)' },
]

const containerOf = (element: HTMLElement): HTMLElement =>
  isTextControl(element)
    ? (document.querySelector<HTMLElement>(`label[for="${CSS.escape(element.id)}"]`)?.parentElement ?? element)
    : element

/** The control of a question; in the view of one question at a time, where its item stands closed, what opens that. */
const controlFor = (path: string): HTMLElement | null =>
  document.getElementById(path) ?? document.getElementById(path.slice(0, path.lastIndexOf('.')))

/** Brings a question into sight, and shows for a moment which one it is. False where it is not there (yet). */
export const revealQuestion = (id: string): boolean => {
  const element = controlFor(id)
  if (element === null) return false
  const container = containerOf(element)
  container.scrollIntoView({ block: 'center' })
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) container.animate(flash, 1600)
  return true
}

/**
 * Moves the focus to a question, and of one that is typed to what holds its field: within the field the keys for taking
 * back would be the browser's own. Until it loses it, the place is called as its field. False where it is not there (yet).
 */
export const focusQuestion = (id: string): boolean => {
  const element = controlFor(id)
  if (element === null) return false
  const container = containerOf(element)
  if (container === element) {
    focusOn(element.id)
    return true
  }
  const attributes = {
    tabindex: '-1',
    role: 'group',
    'aria-label': container.querySelector('label')?.textContent ?? '',
  }
  for (const [name, value] of Object.entries(attributes)) container.setAttribute(name, value)
  const leave = (): void => {
    for (const name of Object.keys(attributes)) container.removeAttribute(name)
  }
  container.addEventListener('blur', leave, { once: true })
  container.scrollIntoView({ block: 'center' })
  container.focus({ preventScroll: true })
  return true
}

/** What had the focus may have gone with what was taken back: then the title of the page takes it. */
export const restoreLostFocus = (): void => {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
}
