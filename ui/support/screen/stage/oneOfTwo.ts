const label = 'aria-label'

/**
 * Where two screens of one customer stand beside each other their landmarks are called alike: those with a name get one of
 * their own, also those that come later, and sections that have it from their heading become groups.
 * @param name of the screen ('eerste moment')
 */
export const oneOfTwo = (root: ShadowRoot, name: string): (() => void) => {
  const change = (): void => {
    for (const landmark of root.querySelectorAll(`:is(nav, search, section)[${label}]:not([${label}$="(${name})"])`))
      landmark.setAttribute(label, `${landmark.getAttribute(label)} (${name})`)
    for (const section of root.querySelectorAll('section[aria-labelledby]:not([role])'))
      section.setAttribute('role', 'group')
  }
  change()
  const observer = new MutationObserver(change)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: [label] })
  return () => observer.disconnect()
}
