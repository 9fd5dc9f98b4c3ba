import { useMemo } from 'react'
import type { Catalogue } from '../../../../domain/engine/catalogue'
import { slotAddress } from '../../../../domain/engine/path'
import type { StepKey } from '../../../../domain/language/stepKey'
import { pausesDuring, type VisitPicture, visitPicture } from '../../../../projections/replay/visitPicture/visitPicture'
import { stepTitle } from '../../../../projections/wording/stepTitle'
import { useMomentWords } from '../page/movedDates'
import { GoToButton } from '../panel/GoToButton'
import type { ReplaySession } from '../session/replaySession'
import { durationWords } from './durationWords'
import { VisitDrawing } from './VisitDrawing'
import styles from './VisitView.module.css'
import { visitLayout } from './visitLayout'

type VisitViewProps = Readonly<{ session: ReplaySession; onGo: (position: number) => void }>

/**
 * The view 'Bezoek in beeld': the visit as a drawing, a table of the stays on each screen, and the refusals of each
 * step.
 */
export const VisitView = ({ session: { replay }, onGo }: VisitViewProps) => {
  const { catalogue, records } = replay
  const picture = useMemo(() => visitPicture(catalogue, records), [catalogue, records])
  const titleOf = useMemo(() => {
    const last = replay.at(replay.length)
    return (screen: string, step: StepKey | null): string =>
      (step === null ? screen : stepTitle(replay.catalogue, last, step)) || screen
  }, [replay])
  const drawing = useMemo(
    () =>
      visitLayout(
        picture,
        records.map(({ at }) => at),
        titleOf,
      ),
    [picture, records, titleOf],
  )
  return (
    <div className={styles.view}>
      <h2 className={styles.title}>Het bezoek in beeld</h2>
      {picture.segments.length === 0 ? (
        <p>In dit logboek staat geen enkel scherm.</p>
      ) : (
        <>
          <VisitDrawing drawing={drawing} onGo={onGo} />
          <h3 className={styles.heading}>Scherm voor scherm</h3>
          <StayTable picture={picture} titleOf={titleOf} onGo={onGo} />
        </>
      )}
      <h3 className={styles.heading}>Fouten per stap</h3>
      <StepErrors catalogue={catalogue} picture={picture} titleOf={titleOf} />
    </div>
  )
}

type StepErrorsProps = Readonly<{
  catalogue: Catalogue
  picture: VisitPicture
  titleOf: (screen: string, step: StepKey | null) => string
}>

/** Which steps were refused how often, and which of their questions. */
const StepErrors = ({ catalogue, picture, titleOf }: StepErrorsProps) => {
  const refused = picture.errorsByStep.filter(({ questions }) => questions.length > 0)
  if (refused.length === 0) return <p>Geen enkele stap is afgekeurd.</p>
  return (
    <ul className="bullets">
      {refused.map(({ step, submits, refused: times, questions }) => (
        <li key={step}>
          <strong>{titleOf(`/${step}`, step)}</strong>: {times} van de {submits} keer afgekeurd
          <ul className="bullets">
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

type StayTableProps = Readonly<{
  picture: VisitPicture
  titleOf: (screen: string, step: StepKey | null) => string
  onGo: (position: number) => void
}>

/** Each stay on a screen in a row: the picture in words. */
const StayTable = ({ picture, titleOf, onGo }: StayTableProps) => {
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
                  <GoToButton position={fromSeq} onGo={onGo}>
                    {titleOf(screen, step)}
                  </GoToButton>
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
