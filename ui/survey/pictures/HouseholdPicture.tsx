import { householdTexts } from '../../../domain/texts/pictureTexts'
import { type Household, household, type Topic } from '../../../projections/pictures/household'
import { usePortal, useView } from '../portal'
import { HouseholdDrawing } from './drawings/HouseholdDrawing'
import styles from './Household.module.css'
import { useIsWide } from './wideWindow'

type Known = Readonly<{ known: Household }>

const useHousehold = (): Household | null => {
  const { catalogue } = usePortal()
  return useView(view => household(catalogue, view))
}

/** Beside the questions, in room that nothing else has: it may grow there. In a window without that room nothing follows it. */
export const HouseholdInMargin = () => (useIsWide() ? <InMargin /> : null)

const InMargin = () => {
  const known = useHousehold()
  return known === null ? null : <HouseholdBeside known={known} />
}

/** On the page with everything that was answered. */
export const HouseholdAtOverview = () => {
  const known = useHousehold()
  return known === null ? null : <HouseholdBlock known={known} />
}

const Topics = ({ topics }: { topics: readonly Topic[] }) => (
  <dl className={styles.topics}>
    {topics.map(({ title, lines }) => (
      <div key={title}>
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
    <HouseholdDrawing scene={known.scene} />
    <Topics topics={known.topics} />
  </section>
)

/** The household, with its words beside the drawing. */
export const HouseholdBlock = ({ known }: Known) => (
  <section className={styles.overview}>
    <h3 className={styles.title}>{householdTexts.title}</h3>
    <div className={styles.sides}>
      <HouseholdDrawing scene={known.scene} />
      <Topics topics={known.topics} />
    </div>
  </section>
)
