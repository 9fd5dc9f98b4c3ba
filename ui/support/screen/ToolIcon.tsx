import styles from './ToolIcon.module.css'

/** Drawn as the portal's own icons are; these come with no page of a customer's. */
const paths = {
  pencil: 'M4.5 19.5l1-4L16 5l3 3L8.5 18.5l-4 1zM13.8 7.2l3 3',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.2M4.5 12h.2M4.5 18h.2',
  error: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5.5M12 16.3v.2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  screen: 'M3.5 5h17v14h-17zM3.5 9.5h17',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  upload: 'M12 16V5M7 9.5L12 4.5l5 5M4.5 15.5v4h15v-4',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.6v.2',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  back: 'M16 5l-9 7 9 7z',
  forward: 'M8 5l9 7-9 7z',
  keys: 'M3 7h18v11H3zM6.5 10.5h.2M10 10.5h.2M13.5 10.5h.2M17 10.5h.2M8 14.5h8',
  why: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9.3 9.5a2.8 2.8 0 115 1.7c-.9.8-2.3 1.2-2.3 2.8M12 17v.2',
  warning: 'M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.4v.2',
} as const

export type ToolIconName = keyof typeof paths

/** A picture beside words: it says nothing of its own to a screen reader. */
export const ToolIcon = ({ name }: { readonly name: ToolIconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
)
