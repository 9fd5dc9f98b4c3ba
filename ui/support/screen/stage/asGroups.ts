/** Parts of a page that one goes to by their names. */
const landmarks = ['nav', 'search', 'section[aria-label]', 'section[aria-labelledby]']
  .map(landmark => `${landmark}:not([role])`)
  .join()

/**
 * Makes groups of the landmarks in a shadow root, also of those that come later: of two screens of one customer they are
 * called alike, and one goes to the parts of the tool that the screens stand in.
 */
export const asGroups = (root: ShadowRoot): (() => void) => {
  const change = (): void => {
    for (const landmark of root.querySelectorAll(landmarks)) landmark.setAttribute('role', 'group')
  }
  change()
  const observer = new MutationObserver(change)
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
