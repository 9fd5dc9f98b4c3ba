import { useMemo } from 'react'
import type { StepKey } from '../../../../domain/language/stepKey'
import { visitOf } from '../../../../projections/replay/visit'
import { stepTitle } from '../../../../projections/stepTitle'
import type { Session } from '../session'
import { drawingOf } from './drawing'
import { Stays } from './Stays'
import { StepErrors } from './StepErrors'
import { VisitDrawing } from './VisitDrawing'
import styles from './VisitView.module.css'

type VisitViewProps = Readonly<{ session: Session; onGo: (position: number) => void }>

/** The whole visit at once: as a picture, and in words for who does not see it. */
export const VisitView = ({ session: { replay }, onGo }: VisitViewProps) => {
  const { catalogue, records } = replay
  const picture = useMemo(() => visitOf(catalogue, records), [catalogue, records])
  const titleOf = useMemo(() => {
    const last = replay.at(replay.length)
    return (screen: string, step: StepKey | null): string =>
      (step === null ? screen : stepTitle(replay.catalogue, last, step)) || screen
  }, [replay])
  const drawing = useMemo(
    () =>
      drawingOf(
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
          <Stays picture={picture} titleOf={titleOf} onGo={onGo} />
        </>
      )}
      <h3 className={styles.heading}>Fouten per stap</h3>
      <StepErrors catalogue={catalogue} picture={picture} titleOf={titleOf} />
    </div>
  )
}
