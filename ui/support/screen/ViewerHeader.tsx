import type { Replay } from '../../../projections/replay/replay'
import { Button } from '../../widgets/Button'
import { VisuallyHidden } from '../../widgets/VisuallyHidden'
import { terminalText } from '../words/terminalText'
import { DataBadge } from './logImport/DataBadge'
import type { InspectedFile } from './logImport/inspectFile'
import { SkipLink } from './page/SkipLink'
import { useScreenHeading } from './page/useScreenHeading'
import styles from './ViewerHeader.module.css'
import { type ViewMode, ViewModes } from './ViewModes'

type ViewerHeaderProps = Readonly<{
  read: Extract<InspectedFile, { tag: 'planned' }>
  replay: Replay
  mode: ViewMode
  onMode: (mode: ViewMode) => void
  onClose: () => void
}>

/** The viewer's header: file name, invitation, whose data it holds, skip links, view modes and the close button. */
export const ViewerHeader = ({ read, replay, mode, onMode, onClose }: ViewerHeaderProps) => (
  <section className={`row ${styles.line}`} aria-label="Logboek">
    <div className={styles.names}>
      <h1 className={styles.name} ref={useScreenHeading(read.name)} tabIndex={-1}>
        <VisuallyHidden>Logboek </VisuallyHidden>
        {read.name}
      </h1>
      <p className="faint">
        Uitnodiging {terminalText(replay.header.invitation)}
        {read.plan.verdict !== 'impossible' && !read.plan.isChecked && ', wordt nog nagekeken'}
      </p>
    </div>
    {mode === 'screen' && (
      <>
        <SkipLink to="Uitleg" />
        <SkipLink to="Tijdlijn" />
      </>
    )}
    <ViewModes mode={mode} onMode={onMode} />
    <DataBadge whose={read.whose} />
    <Button kind="quiet" icon="cross" onClick={onClose}>
      Sluiten
    </Button>
  </section>
)
