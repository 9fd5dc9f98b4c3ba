import type { ComponentType, KeyboardEvent, MouseEvent, ReactNode } from 'react'

/** What a link of ours needs to know; a router's link that takes these can be handed in as `as`. */
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

export const PlainLink = (props: LinkProps) => <a {...props} />
