import { use } from 'react'
import { debtTexts as texts } from '../../../domain/texts/pictureTexts'
import type { DebtsPicture as Drawn } from '../../../projections/pictures/debts'
import styles from './Picture.module.css'
import { DrawingsContext } from './pictureCode'

/** The whole debt as shares, and when each fixed period ends: drawn, and in the same numbers under it. */
export const DebtsPicture = ({ title, picture }: Readonly<{ title: string; picture: Drawn }>) => {
  const { total, slices, marks, years, ticks, rows, notes } = picture
  const drawings = use(DrawingsContext)
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{title}</h2>
      <p>{total}</p>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{texts.shares}</figcaption>
        {drawings !== null && slices.length > 1 && <drawings.SharesDrawing slices={slices} />}
        <dl className={styles.rows}>
          {slices.map(({ letter, label, text, share }, nth) => (
            <div key={letter} className={styles.row}>
              <dt className={styles.label}>
                {drawings !== null && <drawings.Swatch nth={nth} />}
                <span className={styles.letter}>{letter}</span>
                <span>{label}</span>
              </dt>
              <dd className={styles.value}>{text}</dd>
              <dd className={styles.share}>{share}</dd>
            </div>
          ))}
        </dl>
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{texts.years}</figcaption>
        {drawings !== null && marks.length > 0 && <drawings.YearsDrawing marks={marks} years={years} ticks={ticks} />}
        <dl className={styles.rows}>
          {rows.map(({ key, label, days, text, letters }) => (
            <div key={key} className={styles.row}>
              <dt className={styles.label}>
                <span>
                  <span className={styles.strong}>{label}</span>
                  {days !== '' && <span className={styles.soft}> ({days})</span>}
                  <span className={styles.about}>{letters}</span>
                </span>
              </dt>
              <dd className={styles.value}>{text}</dd>
            </div>
          ))}
        </dl>
      </figure>
      {notes.map(note => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  )
}
