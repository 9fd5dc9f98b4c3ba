import type { MouseEvent, ReactNode } from 'react'

/**
 * A link within the page, which moves the focus and never navigates (NAV-36); also moves the focus to an element and
 * brings its question into sight.
 */
export const FocusLink = (props: FocusLinkProps) => {
  const follow = (event: MouseEvent): void => {
    event.preventDefault()
    const go = props.follow ?? focusOn
    go(props.to)
  }
  return (
    <a className={props.className} href={`#${props.to}`} onClick={follow}>
      {props.children}
    </a>
  )
}

/** The control to focus for an id: the element itself, or of a group its chosen or else first control. */
const controlOf = (element: HTMLElement): HTMLElement =>
  element.matches('fieldset, [role=radiogroup], [role=group]')
    ? (element.querySelector<HTMLElement>('input:checked') ??
      element.querySelector<HTMLElement>('input, select, textarea, button') ??
      element)
    : element

/**
 * Moves the focus to the element with this id, and the question it belongs to into sight.
 * @param block at the top of the window, or as little as it takes
 */
export const focusOn = (id: string, block: 'start' | 'nearest' = 'start'): void => {
  const element = document.getElementById(id)
  if (element === null) return
  const target = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? element
  const control = controlOf(element)
  // A question at a time stands under its own words, the page's title: as little as it takes, so that they stay in sight.
  // What stands above a button belongs to it: a card, a list.
  const isNear = element.closest('[data-calm], button') !== null
  target.scrollIntoView({ block: isNear ? 'nearest' : block })
  // In a low window the chosen one of many may lie beyond the end of it.
  control.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
}

type FocusLinkProps = Readonly<{
  to: string
  /** How it goes there, where that takes more than moving the focus. */
  follow?: ((id: string) => void) | undefined
  className?: string | undefined
  children: ReactNode
}>
