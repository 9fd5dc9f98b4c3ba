import type { Catalogue } from '../../../../domain/engine/catalogue'
import { slotAddress } from '../../../../domain/engine/path'
import type { StepKey } from '../../../../domain/language/stepKey'
import type { VisitPicture } from '../../../../projections/replay/visit'
import styles from './VisitView.module.css'

type StepErrorsProps = Readonly<{
  catalogue: Catalogue
  picture: VisitPicture
  titleOf: (screen: string, step: StepKey | null) => string
}>

/** Which steps were refused how often, and which of their questions. */
export const StepErrors = ({ catalogue, picture, titleOf }: StepErrorsProps) => {
  const refused = picture.errorsByStep.filter(({ questions }) => questions.length > 0)
  if (refused.length === 0) return <p>Geen enkele stap is afgekeurd.</p>
  return (
    <ul className={styles.errors}>
      {refused.map(({ step, submits, refused: times, questions }) => (
        <li key={step}>
          <strong>{titleOf(`/${step}`, step)}</strong>: {times} van de {submits} keer afgekeurd
          <ul>
            {questions.map(([path, count]) => (
              <li key={path}>
                {slotAddress(catalogue, path)?.slot.question.title || path} ({count}×)
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
