/**
 * A drawing of the household with the same facts in words beside it; `HouseholdFold`: in a closed disclosure on the
 * page before sending.
 */
import { householdTexts } from '../../../domain/texts/pictureTexts'
import { type Household, type HouseholdTopic, householdPicture } from '../../../projections/pictures/householdPicture'
import { Fold } from '../../shell/page/Fold'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { HouseholdDrawing } from './drawings/HouseholdDrawing'
import styles from './Household.module.css'

export const HouseholdFold = () => {
  const { catalogue } = useSurvey()
  const known = useView(view => householdPicture(catalogue, view))
  if (known === null) return null
  return (
    <Fold title={householdTexts.title} level={3}>
      <HouseholdFigure known={known} />
    </Fold>
  )
}

const Topics = ({ topics }: { topics: readonly HouseholdTopic[] }) => (
  <dl className={styles.topics}>
    {topics.map(({ title, lines }) => (
      <div key={title}>
        <dt className="strong">{title}</dt>
        {lines.map((line, at) => (
          // Two children may be told in the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <dd key={at}>{line}</dd>
        ))}
      </div>
    ))}
  </dl>
)

export const HouseholdFigure = ({ known }: Readonly<{ known: Household }>) => (
  <div className={`keepWhole ${styles.sides}`}>
    <HouseholdDrawing scene={known.scene} />
    <Topics topics={known.topics} />
  </div>
)
