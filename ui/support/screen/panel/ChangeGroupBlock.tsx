import { ToolIcon, type ToolIconName } from '../../icon/ToolIcon'
import type { ChangeLine } from '../../words/changeGroups'
import { LongText } from '../page/LongText'
import styles from './Panel.module.css'
import { useShowMore } from './useShowMore'

/**
 * Lists the changes of one kind between two states of a log: the first 30, with a button for more; a question has a
 * button that asks why. Renders nothing where there are no changes.
 */
export const ChangeGroupBlock = ({ title, icon, lines, onWhy }: ChangeGroupBlockProps) => {
  const { most, button } = useShowMore(lines.length, { atFirst: 30, more: 500 }, `${lines.length} ${lines[0]?.key}`)
  if (lines.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>
        <ToolIcon name={icon} />
        {title}
        {lines.length > 1 && ` (${lines.length})`}
      </h3>
      <ul className={`bullets ${styles.lines}`}>
        {lines.slice(0, most).map(({ key, title: what, text }) => (
          <li key={key}>
            {onWhy === undefined ? (
              what
            ) : (
              <button type="button" className="link" title="Waarom?" onClick={() => onWhy(key)}>
                {what || key}
              </button>
            )}
            {text !== undefined && (
              <span className={styles.text}>
                <LongText text={text} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {button}
    </section>
  )
}

type ChangeGroupBlockProps = Readonly<{
  title: string
  icon: ToolIconName
  lines: readonly ChangeLine[]
  /** Of questions: asks why one is as it is. */
  onWhy?: (path: string) => void
}>
