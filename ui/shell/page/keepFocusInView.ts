/** Scrolls what Tab focuses into view: Firefox may not, where the layout changes at that moment (WCAG 2.4.11). */
export const keepFocusInView = (page: Window): void =>
  page.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') page.document.activeElement?.scrollIntoView({ block: 'nearest' })
  })
