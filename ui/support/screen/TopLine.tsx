import type { Replay } from '../../../projections/replay/replay'
import { Button } from '../../widgets/Button'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { plain } from '../words/replayWords'
import { type Mode, Modes } from './Modes'
import { DataBadge } from './opening/DataBadge'
import type { Read } from './opening/readFile'
import { SkipLink } from './SkipLink'
import styles from './TopLine.module.css'
import { useScreenHeading } from './useScreenHeading'

type TopLineProps = Readonly<{
  read: Extract<Read, { tag: 'planned' }>
  replay: Replay
  mode: Mode
  onMode: (mode: Mode) => void
  onClose: () => void
}>

/** Which log it is, whose data are in it, the ways to look at it, and the way back. */
export const TopLine = ({ read, replay, mode, onMode, onClose }: TopLineProps) => (
  <section className={`row ${styles.line}`} aria-label="Logboek">
    <div className={styles.names}>
      <h1 className={styles.name} ref={useScreenHeading(read.name)} tabIndex={-1}>
        <VisuallyHidden>Logboek </VisuallyHidden>
        {read.name}
      </h1>
      <p className="faint">
        Uitnodiging {plain(replay.header.invitation)}
        {read.plan.verdict !== 'impossible' && !read.plan.isChecked && ', wordt nog nagekeken'}
      </p>
    </div>
    {mode === 'screen' && (
      <>
        <SkipLink to="Uitleg" />
        <SkipLink to="Tijdlijn" />
      </>
    )}
    <Modes mode={mode} onMode={onMode} />
    <DataBadge whose={read.whose} />
    <Button kind="quiet" icon="cross" onClick={onClose}>
      Sluiten
    </Button>
  </section>
)
