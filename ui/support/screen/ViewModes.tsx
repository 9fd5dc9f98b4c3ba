import styles from './ViewerHeader.module.css'

/** Buttons that switch between the views of an open log: screen, comparison, visit and file. */
export const ViewModes = ({ mode, onMode }: ViewModesProps) => (
  <nav className={styles.modes} aria-label="Weergave">
    {modes.map(([key, label]) => (
      <button
        key={key}
        type="button"
        className={styles.mode}
        aria-current={mode === key ? 'page' : undefined}
        onClick={() => onMode(key)}
      >
        {label}
      </button>
    ))}
  </nav>
)

/** The view of an open log. */
export type ViewMode = 'screen' | 'compare' | 'visit' | 'file'

const modes: readonly (readonly [ViewMode, string])[] = [
  ['screen', 'Scherm'],
  ['compare', 'Vergelijken'],
  ['visit', 'Bezoek in beeld'],
  ['file', 'Over het bestand'],
]

type ViewModesProps = Readonly<{ mode: ViewMode; onMode: (mode: ViewMode) => void }>
