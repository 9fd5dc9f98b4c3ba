/**
 * The debts as shares of the whole and the years in which fixed periods end, in drawings and numbers; `DebtsFold`: in a
 * disclosure under the step on mortgages and pensions.
 */
import { debtTexts as texts } from '../../../domain/texts/pictureTexts'
import { type DebtsPicture as Drawn, debtsPicture } from '../../../projections/pictures/debtsPicture'
import { Fold } from '../../shell/page/Fold'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useView } from '../../surveyContext/useView'
import { SharesDrawing, Swatch } from './drawings/SharesDrawing'
import { YearsDrawing } from './drawings/YearsDrawing'
import styles from './Picture.module.css'
import { samePicture } from './samePicture'

export const DebtsFold = () => {
  const { catalogue } = useSurvey()
  const picture = useView(view => debtsPicture(catalogue, view), samePicture)
  return picture === null ? null : (
    <Fold title={texts.title} level={2}>
      <DebtsFigure picture={picture} />
    </Fold>
  )
}

export const DebtsFigure = ({ picture }: Readonly<{ picture: Drawn }>) => {
  const { total, slices, marks, years, ticks, rows, notes } = picture
  return (
    <>
      <p>{total}</p>
      <figure className={`keepWhole ${styles.figure}`}>
        <figcaption className={styles.caption}>{texts.shares}</figcaption>
        {slices.length > 1 && <SharesDrawing slices={slices} />}
        <dl className={styles.rows}>
          {slices.map(({ letter, label, text, share }, nth) => (
            <div key={letter} className={`keepWhole ${styles.row}`}>
              <dt className={styles.label}>
                <Swatch nth={nth} />
                <span className={styles.letter}>{letter}</span>
                <span>{label}</span>
              </dt>
              <dd className={styles.value}>{text}</dd>
              <dd className={styles.share}>{share}</dd>
            </div>
          ))}
        </dl>
      </figure>
      <figure className={`keepWhole ${styles.figure}`}>
        <figcaption className={styles.caption}>{texts.years}</figcaption>
        {marks.length > 0 && <YearsDrawing marks={marks} years={years} ticks={ticks} />}
        <dl className={styles.rows}>
          {rows.map(({ key, label, days, text, letters }) => (
            <div key={key} className={`keepWhole ${styles.row}`}>
              <dt className={styles.label}>
                <span>
                  <span className={styles.strong}>{label}</span>
                  {days !== '' && <span className="soft"> ({days})</span>}
                  <span className={`${styles.about} soft`}>{letters}</span>
                </span>
              </dt>
              <dd className={styles.value}>{text}</dd>
            </div>
          ))}
        </dl>
      </figure>
      {notes.map(note => (
        <p key={note} className={`${styles.note} soft`}>
          {note}
        </p>
      ))}
    </>
  )
}
