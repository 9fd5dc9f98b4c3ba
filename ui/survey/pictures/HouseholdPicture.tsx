import { use } from 'react'
import { householdTexts } from '../../../domain/texts/pictureTexts'
import type { Household, Topic } from '../../../projections/pictures/household'
import styles from './Household.module.css'
import { DrawingsContext } from './pictureCode'

type Known = Readonly<{ known: Household }>

const Drawing = ({ known: { scene } }: Known) => {
  const drawings = use(DrawingsContext)
  return drawings === null ? null : <drawings.HouseholdDrawing scene={scene} />
}

const Topics = ({ topics }: { topics: readonly Topic[] }) => (
  <dl className={styles.topics}>
    {topics.map(({ title, lines }) => (
      <div key={title} className={styles.topic}>
        <dt className={styles.name}>{title}</dt>
        {lines.map((line, at) => (
          // Two children may be told in the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <dd key={at}>{line}</dd>
        ))}
      </div>
    ))}
  </dl>
)

/** The household in a narrow column of its own. */
export const HouseholdBeside = ({ known }: Known) => (
  <section className={styles.beside} aria-label={householdTexts.title}>
    <Drawing known={known} />
    <Topics topics={known.topics} />
  </section>
)

/** The household, with its words beside the drawing. */
export const HouseholdBlock = ({ known }: Known) => (
  <section className={styles.overview}>
    <h3 className={styles.title}>{householdTexts.title}</h3>
    <div className={styles.sides}>
      <Drawing known={known} />
      <Topics topics={known.topics} />
    </div>
  </section>
)
