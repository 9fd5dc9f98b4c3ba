/**
 * The keys of the playback bar: the action of each, their explanation, and whether the focused element needs a key
 * itself.
 */

/** A playback action that a key or button triggers. */
export type PlaybackMove =
  | 'back'
  | 'forward'
  | 'first'
  | 'last'
  | 'play'
  | 'nextRefused'
  | 'previousRefused'
  | 'nextScreen'
  | 'previousScreen'
  | 'keys'

interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** The playback keys with their explanations. */
export const playbackKeyWords: readonly (readonly [keys: string, does: string])[] = [
  ['← en →', 'een handeling terug of verder'],
  ['Shift + ← of →', 'een scherm terug of verder'],
  ['Home en End', 'naar het begin of het einde'],
  ['Spatie', 'afspelen of pauzeren'],
  ['A', 'naar de volgende afgekeurde stap'],
  ['Shift + A', 'naar de vorige afgekeurde stap'],
  ['Tab', 'door de delen van dit scherm, ook door dat van de klant'],
  ['Enter op een veld van de klant', 'waarom staat dit veld hier zo?'],
  ['?', 'deze uitleg'],
]

/** The playback action of a key press; null for other keys. */
export const playbackMoveOf = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): PlaybackMove | null => {
  if (ctrlKey || altKey || metaKey) return null
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? 'previousScreen' : 'back'
    case 'ArrowRight':
      return shiftKey ? 'nextScreen' : 'forward'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case ' ':
      return 'play'
    case 'a':
    case 'A':
      return shiftKey ? 'previousRefused' : 'nextRefused'
    case '?':
      return 'keys'
    default:
      return null
  }
}

const typedFields = 'input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select'
const withSpace = 'button, summary, input, select, textarea, a[href]'
const withArrows = '[role=tab], [role=tablist], input, select, textarea'

/** Whether the focused element uses the key: a text field, an open list, a button with the space bar. */
export const isKeyOfElement = (focused: Element | null, { key }: KeyPress): boolean => {
  if (focused === null) return false
  if (focused.closest('dialog[open]') !== null) return true
  if (focused.matches(typedFields)) return true
  if (key === ' ') return focused.matches(withSpace)
  return key.startsWith('Arrow') || key === 'Home' || key === 'End' ? focused.matches(withArrows) : false
}
