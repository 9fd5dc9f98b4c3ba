import type { StepKey } from '../../../../domain/language/stepKey'
import { pausesDuring, type VisitPicture } from '../../../../projections/replay/visit'
import { GoTo } from '../beside/GoTo'
import { useMomentWords } from '../movedDates'
import { durationWords } from './durationWords'
import styles from './VisitView.module.css'

type StaysProps = Readonly<{
  picture: VisitPicture
  titleOf: (screen: string, step: StepKey | null) => string
  onGo: (position: number) => void
}>

/** Each stay on a screen in a row: the picture in words. */
export const Stays = ({ picture, titleOf, onGo }: StaysProps) => {
  const moment = useMomentWords()
  return (
    // A table that is wider than the window is scrolled by itself, by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.scroller} aria-label="Scherm voor scherm" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Scherm</th>
            <th scope="col">Vanaf</th>
            <th scope="col">Duur</th>
            <th scope="col">Antwoorden</th>
            <th scope="col">Herzien</th>
            <th scope="col">Afgekeurd</th>
            <th scope="col">Bijzonder</th>
          </tr>
        </thead>
        <tbody>
          {picture.segments.map(({ screen, step, fromSeq, toSeq, from, to, isBack, answers, corrected }) => {
            const isHere = (seq: number): boolean => seq >= fromSeq && seq <= toSeq
            const paused = pausesDuring(picture, { fromSeq })
            const notes = paused.map(pause => `pauze van ${durationWords(pause.to - pause.from)}`)
            return (
              <tr key={fromSeq}>
                <th scope="row">
                  <GoTo position={fromSeq} onGo={onGo}>
                    {titleOf(screen, step)}
                  </GoTo>
                </th>
                <td>{moment(from)}</td>
                <td>{durationWords(to - from)}</td>
                <td>{answers}</td>
                <td>{corrected}</td>
                <td>{picture.submits.filter(({ seq, errors }) => isHere(seq) && errors > 0).length}</td>
                <td>{[...(isBack ? ['ging terug'] : []), ...notes].join(', ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
