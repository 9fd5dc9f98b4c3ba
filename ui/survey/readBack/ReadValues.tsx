import type { ReadGroup } from '../../../projections/readBack/cardLayout'
import type { CardSources } from '../../../projections/readBack/cardSources'
import styles from './ReadBackCard.module.css'

type ReadValuesProps = Readonly<{ groups: readonly ReadGroup[]; sources: CardSources }>

/**
 * The questions and answers of a read-back card in groups, in two columns where there is room, each with its help and a
 * source that is not the card's.
 */
export const ReadValues = ({ groups, sources }: ReadValuesProps) =>
  groups.map(({ title, rows }) => (
    <div key={title}>
      {title !== null && <p className={styles.group}>{title}</p>}
      <dl className={styles.values}>
        {rows.map(({ label, words, help, paths }) => (
          <div key={label} data-read={paths.join(' ')}>
            <dt>{label}</dt>
            <dd>
              {words}
              {[...new Set([help ?? [], ...paths.map(path => sources.other.get(path) ?? [])].flat())].map(beside => (
                <span key={beside} className={styles.other}>
                  {beside}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ))
