/** Brings what Tab led to into sight: where a page is laid out anew at that moment, Firefox may leave it out of it (WCAG 2.4.11). */
export const keepFocusInView = (page: Window): void =>
  page.addEventListener('keyup', ({ key }) => {
    if (key === 'Tab') page.document.activeElement?.scrollIntoView({ block: 'nearest' })
  })
