/** What is spoken of when something comes into it. */
export const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output:not([aria-live=off])'

/** What the live regions of a page come to say, in order. */
export const heardIn = (container: Element): readonly string[] => {
  const heard: string[] = []
  new MutationObserver(changes => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (region) heard.push(region.textContent ?? '')
    }
  }).observe(container, { subtree: true, childList: true, characterData: true })
  return heard
}
