/**
 * Keeps the focus where the one who looks put it: a screen that takes it, as it did for the customer, gives it back. Who
 * goes in with the pointer or with Tab may.
 */
export const ownFocus = (root: ShadowRoot): (() => void) => {
  const stopping = new AbortController()
  let mayEnter = false
  const enters = (): void => {
    mayEnter = true
    setTimeout(() => {
      mayEnter = false
    })
  }
  const how = { capture: true, signal: stopping.signal }
  window.addEventListener('pointerdown', enters, how)
  window.addEventListener('mousedown', enters, how)
  window.addEventListener('keydown', event => event.key === 'Tab' && enters(), how)
  root.addEventListener(
    'focusin',
    event => {
      const { target, relatedTarget } = event as FocusEvent
      if (mayEnter || !(target instanceof HTMLElement)) return
      if (relatedTarget instanceof HTMLElement) relatedTarget.focus({ preventScroll: true })
      else target.blur()
    },
    how,
  )
  return () => stopping.abort()
}
