import styles from './Icon.module.css'

/** An icon of the portal by name, drawn in lines and hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
)

/** Drawn on a grid of 24, as lines: they take the colour of the text beside them. */
const paths = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  warning: 'M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.4v.2',
  error: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5.5M12 16.3v.2',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.6v.2',
  back: 'M19 12H5M11 6l-6 6 6 6',
  forward: 'M5 12h14M13 6l6 6-6 6',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  trash: 'M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5',
  undo: 'M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 010 10h-3',
  plus: 'M12 5v14M5 12h14',
  upload: 'M12 16V5M7 9.5L12 4.5l5 5M4.5 15.5v4h15v-4',
  download: 'M12 4.5v11M7 10.5l5 5 5-5M4.5 15.5v4h15v-4',
  file: 'M6 3h8l4.5 4.5V21H6V3zM14 3v5h4.5',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.8-4 3.8-5.8 7.5-5.8s6.7 1.8 7.5 5.8',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.3 15.3L20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.2M4.5 12h.2M4.5 18h.2',
  map: 'M12 21c-4-4.2-6.5-7.4-6.5-10.5a6.5 6.5 0 0113 0C18.5 13.6 16 16.8 12 21zM12 8.2a2.3 2.3 0 100 4.6 2.3 2.3 0 000-4.6z',
} as const

export type IconName = keyof typeof paths
