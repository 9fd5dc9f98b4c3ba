import { Link } from 'react-router-dom'
import type { LinkProps } from '../shell/page/link'

/** A link of ours that stays within the portal. */
export const RouterLink = ({ href, ...props }: LinkProps) => <Link to={href} {...props} />
