import type { Replay } from '../../../projections/replay/replay'
import { Button } from '../../widgets/Button'
import { plain } from '../words/replayWords'
import { DataBadge } from './opening/DataBadge'
import type { Read } from './opening/readFile'
import styles from './TopLine.module.css'

type TopLineProps = Readonly<{
  read: Extract<Read, { tag: 'planned' }>
  replay: Replay
  onClose: () => void
}>

/** Which log it is, whose data are in it, and the way back. */
export const TopLine = ({ read, replay, onClose }: TopLineProps) => (
  <section className={styles.line} aria-label="Logboek">
    <div className={styles.names}>
      <h2 className={styles.name}>{read.name}</h2>
      <p className={styles.about}>Uitnodiging {plain(replay.header.invitation)}</p>
    </div>
    <DataBadge pseudonymised={read.pseudonymised} />
    <Button kind="quiet" icon="cross" onClick={onClose}>
      Sluiten
    </Button>
  </section>
)
