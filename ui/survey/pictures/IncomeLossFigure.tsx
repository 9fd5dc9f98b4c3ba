/**
 * Each person's income in bars and words, divided into what may fall away and stays; `IncomeLossFold`: in a disclosure
 * under the steps on unemployment, disability, a partner's death, divorce and pension.
 */
import type { StepKey } from '../../../domain/language/stepKey'
import { whatIfTexts as texts } from '../../../domain/texts/pictureTexts'
import { type IncomeLoss, incomeAtRisk, type PersonIncome } from '../../../projections/pictures/incomeAtRisk'
import { Fold } from '../../shell/page/Fold'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { classNames } from '../../widgets/classNames'
import { IncomeDrawing, PersonDrawing } from './drawings/IncomeDrawing'
import styles from './Picture.module.css'
import { samePicture } from './samePicture'

export const IncomeLossFold = ({ step }: { step: StepKey }) => {
  const { catalogue } = useSurvey()
  const picture = useView(view => incomeAtRisk(catalogue, view, step), samePicture)
  return picture === null ? null : (
    <Fold title={picture.title} level={2}>
      <IncomeLossFigure picture={picture} />
    </Fold>
  )
}

export const IncomeLossFigure = ({ picture }: { picture: IncomeLoss }) => (
  <>
    <figure className={`keepWhole ${styles.only}`}>
      {picture.people.map(person => (
        <Income key={person.who} person={person} />
      ))}
    </figure>
    {picture.notes.map(note => (
      <p key={note} className={`${styles.note} soft`}>
        {note}
      </p>
    ))}
  </>
)

const Income = ({ person: { who, isPartner, pieces } }: { person: PersonIncome }) => {
  return (
    <div className={styles.person}>
      <p className={`row ${styles.who}`}>
        <PersonDrawing isPartner={isPartner} />
        <span className={styles.strong}>{who}</span>
      </p>
      <IncomeDrawing pieces={pieces} />
      <dl>
        {pieces.map(({ label, text, falls }) => (
          <div key={label} className={`keepWhole ${styles.row}`}>
            <dt className={classNames(styles.label, styles.tagged)}>
              <span>{label}</span>
              <span className={falls ? styles.falls : styles.stays}>{falls ? texts.falls : texts.other}</span>
            </dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
