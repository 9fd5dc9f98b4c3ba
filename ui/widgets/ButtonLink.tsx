import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

/** A link that leads out of the portal (a mail, a browser's download page) and looks like a button. */
export const ButtonLink = ({ href, kind = 'secondary', icon, opens, children }: ButtonLinkProps) => (
  <a
    href={href}
    className={classNames(styles.button, styles[kind], styles.link)}
    {...(opens === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {icon !== undefined && <Icon name={icon} />}
    <span>
      {children}
      {opens !== undefined && <VisuallyHidden> {opens}</VisuallyHidden>}
    </span>
  </a>
)

type ButtonLinkProps = Readonly<{
  href: string
  kind?: 'primary' | 'secondary'
  icon?: IconName
  /** For an address elsewhere: it gets a window of its own, and these words say so. */
  opens?: string | undefined
  children: ReactNode
}>
