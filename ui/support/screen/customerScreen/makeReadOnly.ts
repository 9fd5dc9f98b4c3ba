/**
 * Makes the customer's screen in the tool (a shadow root) read-only: events that would change it are stopped in the
 * capture phase, and a click or Enter reports its element.
 * Not by `disabled`, which would change the screen for a screen reader.
 */
export const makeReadOnly = (root: ShadowRoot, { onAsk }: ReadOnlyOptions): (() => void) => {
  const stopping = new AbortController()
  const how = { capture: true, signal: stopping.signal }
  const block = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  for (const name of blockedEvents) root.addEventListener(name, block, how)
  root.addEventListener(
    'mousedown',
    event => {
      const control = elementOf(event)?.closest<HTMLElement>(pressed)
      if (control == null) return
      block(event)
      control.focus({ preventScroll: true })
    },
    how,
  )
  root.addEventListener(
    'click',
    event => {
      const target = elementOf(event)
      if (target?.closest(opener) != null) return
      block(event)
      if (target !== null) onAsk(target)
    },
    how,
  )
  root.addEventListener(
    'keydown',
    event => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Tab') return
      const target = elementOf(event)
      if (target?.closest(opener) != null && (event.key === 'Enter' || event.key === ' ')) return
      block(event)
      if (event.key === 'Enter' && target !== null) onAsk(target)
    },
    how,
  )
  return () => stopping.abort()
}

/** Events that change something or navigate. */
const blockedEvents = [
  'auxclick',
  'beforeinput',
  'input',
  'change',
  'submit',
  'paste',
  'cut',
  'drop',
  'dragstart',
  'dragover',
] as const

/** What only opens or closes a part of the screen, so that there is more to see. */
const opener = 'button[aria-expanded], button[popovertarget], summary'

/** What a press begins to change before it is a click. */
const pressed = 'select, input[type=range]'

const elementOf = (event: Event): Element | null => {
  const [target] = event.composedPath()
  return target instanceof Element ? target : null
}

/** `onAsk` is called with each element that is clicked, or on which Enter is pressed. */
interface ReadOnlyOptions {
  readonly onAsk: (target: Element) => void
}
