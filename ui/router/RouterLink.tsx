import { useLinkClickHandler } from 'react-router-dom'
import type { LinkProps } from '../shell/page/PlainLink'

/** A link of ours that stays within the portal. The router's own link brings what loads data before it is followed. */
export const RouterLink = ({ href, onClick, ...props }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href)
  return (
    <a
      {...props}
      href={href}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
