import { useLinkClickHandler } from 'react-router-dom'
import type { LinkProps } from '../shell/page/PlainLink'

/** A link within the portal. React Router's own `Link` brings code for loading data, which the portal does not use. */
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
