import type { ReadGroup } from '../../../projections/readBack/cardLayout'
import type { CardSources } from '../../../projections/readBack/sources'
import styles from './ReadBackCard.module.css'

type ReadValuesProps = Readonly<{ groups: readonly ReadGroup[]; sources: CardSources }>

/** Answers under their questions, in two columns where there is room. */
export const ReadValues = ({ groups, sources }: ReadValuesProps) =>
  groups.map(({ title, rows }) => (
    <div key={title}>
      {title !== null && <p className={styles.group}>{title}</p>}
      <dl className={styles.values}>
        {rows.map(({ label, words, paths }) => (
          <div key={label} data-read={paths.join(' ')}>
            <dt>{label}</dt>
            <dd>
              {words}
              {[...new Set(paths.flatMap(path => sources.other.get(path) ?? []))].map(source => (
                <span key={source} className={styles.other}>
                  {source}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ))
