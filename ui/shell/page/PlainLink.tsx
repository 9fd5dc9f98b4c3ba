import type { ComponentType, KeyboardEvent, MouseEvent, ReactNode } from 'react'

/** A link without a router: the default where no router's link is given, and the link of a replay. */
export const PlainLink = (props: LinkProps) => <a {...props} />

/** The props of a link; a router's link that takes these can be given as `as`. */
export type LinkProps = Readonly<{
  href: string
  className?: string | undefined
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** In a group that Tab stops at once. */
  tabIndex?: number
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}>

export type LinkComponent = ComponentType<LinkProps>
