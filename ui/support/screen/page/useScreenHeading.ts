import { createContext, type RefObject, use, useEffect, useRef } from 'react'

/**
 * The ref for the heading of a screen of the tool, which takes the focus when its screen replaces another, not on the
 * first load.
 * @param about what the screen is about: another one makes it another screen
 */
export const useScreenHeading = (about: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = use(HasShownScreenContext)
  // `about` is not read; it is the reason to run this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isShown === null) return
    if (isShown.current) heading.current?.focus()
    isShown.current = true
  }, [about])
  return heading
}

/** Whether the tool has shown a screen before; null outside the tool. */
export const HasShownScreenContext = createContext<RefObject<boolean> | null>(null)
