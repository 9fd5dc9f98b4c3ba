import { ToolIcon, type ToolIconName } from '../ToolIcon'
import styles from './Panel.module.css'

/** One thing that changed; `key` is the path where it is a question. */
export type Line = Readonly<{ key: string; title: string; text?: string }>

type GroupProps = Readonly<{
  title: string
  icon: ToolIconName
  lines: readonly Line[]
  /** Of questions: asks why one is as it is. */
  onWhy?: (path: string) => void
}>

const most = 30

/** Changes of one kind; nothing where there are none. */
export const Group = ({ title, icon, lines, onWhy }: GroupProps) => {
  if (lines.length === 0) return null
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>
        <ToolIcon name={icon} />
        {title}
        {lines.length > 1 && ` (${lines.length})`}
      </h3>
      <ul className={styles.lines}>
        {lines.slice(0, most).map(({ key, title: what, text }) => (
          <li key={key}>
            {onWhy === undefined ? (
              what
            ) : (
              <button type="button" className={styles.link} title="Waarom?" onClick={() => onWhy(key)}>
                {what || key}
              </button>
            )}
            {text !== undefined && <span className={styles.text}>{text}</span>}
          </li>
        ))}
        {lines.length > most && <li>en nog {lines.length - most}</li>}
      </ul>
    </section>
  )
}
