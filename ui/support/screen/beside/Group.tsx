import { useState } from 'react'
import type { ChangeLine } from '../../words/changedWords'
import { LongText } from '../LongText'
import { ToolIcon, type ToolIconName } from '../ToolIcon'
import styles from './Panel.module.css'

type GroupProps = Readonly<{
  title: string
  icon: ToolIconName
  lines: readonly ChangeLine[]
  /** Of questions: asks why one is as it is. */
  onWhy?: (path: string) => void
}>

/** So many lines at first, and so many more with each press: a page of thousands is not drawn at once. */
const atFirst = 30
const more = 500

/** Changes of one kind; nothing where there are none. */
export const Group = ({ title, icon, lines, onWhy }: GroupProps) => {
  // Other lines begin anew.
  const about = `${lines.length} ${lines[0]?.key}`
  const [opened, setOpened] = useState({ about, most: atFirst })
  if (lines.length === 0) return null
  const most = opened.about === about ? opened.most : atFirst
  const left = Math.max(0, lines.length - most)
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
            {text !== undefined && (
              <span className={styles.text}>
                <LongText text={text} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {lines.length > atFirst && (
        <button
          type="button"
          className={styles.link}
          onClick={() => setOpened({ about, most: left > 0 ? most + more : atFirst })}
        >
          {left > 0 ? `en nog ${left}` : 'minder tonen'}
        </button>
      )}
    </section>
  )
}
