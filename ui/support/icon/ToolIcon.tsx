import { memo } from 'react'
import { Icon, type IconName } from '../../widgets/Icon'
import styles from '../../widgets/Icon.module.css'

/** An icon of the support tool or the portal by name, hidden from screen readers. */
export const ToolIcon = memo(({ name }: { readonly name: ToolIconName }) =>
  isOwn(name) ? (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  ) : (
    <Icon name={name} />
  ),
)

/** Drawn as the portal's own icons are; these come with no page of a customer's. */
const paths = {
  pencil: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5l-4 1zM13.8 7.2l3 3',
  screen: 'M3.5 5h17v14h-17zM3.5 9.5h17',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  keys: 'M3 7h18v11H3zM6.5 10.5h.2M10 10.5h.2M13.5 10.5h.2M17 10.5h.2M8 14.5h8',
  why: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9.3 9.5a2.8 2.8 0 115 1.7c-.9.8-2.3 1.2-2.3 2.8M12 17v.2',
} as const

type OwnName = keyof typeof paths
export type ToolIconName = OwnName | IconName

const isOwn = (name: ToolIconName): name is OwnName => Object.hasOwn(paths, name)
