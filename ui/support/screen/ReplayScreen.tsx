import { useEffect, useState } from 'react'
import type { Catalogue } from '../../../domain/engine/catalogue'
import { withIntents } from '../../../events/intent/intentReader'
import type { ImportedLog } from '../../../events/log/logExport/importPlan'
import { LogViewer } from './LogViewer'
import type { InspectedFile } from './logImport/inspectFile'
import { MovedDatesContext } from './page/movedDates'
import type { ScenarioCopy } from './scenario/scenarioCopy'
import { openReplaySession, type ReplaySession } from './session/replaySession'

/**
 * Shows an open log or a changed copy of it in the viewer, and holds the replay session of each. When a hash turns out
 * wrong, reopens the log without that record and the later ones, and drops the copy.
 */
export const ReplayScreen = ({ catalogue, log, session: first, ...rest }: ReplayScreenProps) => {
  const { rules } = rest
  const [opened, setOpened] = useState({ records: first.replay.records, session: first })
  const [scenarioCopy, setScenarioCopy] = useState<ScenarioCopy | null>(null)
  const [isCut, setCut] = useState(false)
  const original = opened.session
  const records = withIntents(catalogue, log.records)
  if (opened.records !== records) {
    setOpened({ records, session: openReplaySession(catalogue, log, rules, original.position$.value) })
    setScenarioCopy(null)
    setCut(true)
  }
  useEffect(() => original.stop, [original])
  useEffect(() => scenarioCopy?.session.stop, [scenarioCopy])
  return (
    <MovedDatesContext value={rest.read.whose === 'invented'}>
      <LogViewer
        original={original}
        blobs={log.blobs}
        scenarioCopy={scenarioCopy}
        onScenarioCopy={setScenarioCopy}
        isCut={isCut}
        {...rest}
      />
    </MovedDatesContext>
  )
}

type ReplayScreenProps = Readonly<{
  catalogue: Catalogue
  rules: string
  read: Extract<InspectedFile, { tag: 'planned' }>
  /** Whether it is one of the logs of a file. */
  isPart: boolean
  /** The log as verified so far. */
  log: ImportedLog
  /** The log as it was opened. */
  session: ReplaySession
  onClose: () => void
}>
