import { useCallback, useEffect, useRef, useState } from 'react'
import type { Catalogue } from '../../../domain/engine/catalogue'
import type { ImportedLog } from '../../../events/log/logExport/importPlan'
import { openReplay } from '../../../projections/replay/replay'
import { runInSlices } from '../../browser/runInSlices'
import { useStream } from '../../useStream'
import { ImportPlanScreen } from './logImport/ImportPlanScreen'
import { LogFileList } from './logImport/LogFileList'
import type { LogImporter } from './logImport/logImporter'
import { OpenLogScreen } from './logImport/OpenLogScreen'
import { HasShownScreenContext } from './page/useScreenHeading'
import { ReplayScreen } from './ReplayScreen'
import { createReplaySession, type ReplaySession } from './session/replaySession'

/**
 * The root of the support tool: choose a file or one of several logs, see its import plan, and open the log, in slices
 * with progress, in the viewer.
 */
export const SupportTool = (props: SupportToolProps) => (
  <HasShownScreenContext value={useRef(false)}>
    <ShownScreen {...props} />
  </HasShownScreenContext>
)

/** This many records take a few milliseconds. */
const recordsInPart = 1024

/**
 * Opens a log in slices, so that the page stays responsive; yields the progress, 0 to 1.
 * @param rules the digest of the rules of this build
 */
function* openSession(
  catalogue: Catalogue,
  { header, records, blobs, shutOut }: ImportedLog,
  rules: string,
): Generator<number, ReplaySession> {
  const replay = openReplay(catalogue, header, records)
  const length = Math.max(records.length, 1)
  for (let position = 0; position <= records.length; position += recordsInPart) {
    replay.stateAt(position)
    yield position / length
  }
  return createReplaySession(replay, blobs, rules, records.length, shutOut)
}

const nothing = (): void => undefined

type SupportToolProps = Readonly<{
  catalogue: Catalogue
  /** The digest of the rules of this build. */
  rules: string
  logImporter: LogImporter
}>

const ShownScreen = ({ catalogue, rules, logImporter }: SupportToolProps) => {
  const { view, files, filesOf } = useStream(logImporter.state$)
  const [session, setSession] = useState<ReplaySession | null>(null)
  /** The progress of opening a log, 0 to 1; null while none is opened. */
  const [opening, setOpening] = useState<number | null>(null)
  const stopOpening = useRef(nothing)
  const cancel = useCallback((): void => {
    stopOpening.current()
    logImporter.pauseHashes(false)
    setOpening(null)
  }, [logImporter])
  useEffect(() => () => stopOpening.current(), [])
  const open = async (log: ImportedLog): Promise<void> => {
    logImporter.pauseHashes(true)
    const abort = new AbortController()
    stopOpening.current = () => abort.abort()
    const opened = await runInSlices(openSession(catalogue, log, rules), setOpening, abort.signal)
    if (opened === null) return
    logImporter.pauseHashes(false)
    setSession(opened)
    setOpening(null)
  }
  const read = view.tag === 'read' && view.read.tag === 'planned' ? view.read : null
  // What is known of a log grows while somebody looks at it.
  if (session !== null && read !== null && read.plan.verdict !== 'impossible')
    return (
      <ReplayScreen
        catalogue={catalogue}
        rules={rules}
        read={read}
        isPart={view.tag === 'read' && view.isPart}
        log={read.plan.log}
        session={session}
        onClose={() => setSession(null)}
      />
    )
  switch (view.tag) {
    case 'empty':
    case 'reading':
      return <OpenLogScreen logImporter={logImporter} reading={view.tag === 'reading' ? view : null} />
    case 'list':
      return <LogFileList logImporter={logImporter} files={files} filesOf={filesOf} />
    case 'read':
      return (
        <ImportPlanScreen
          read={view.read}
          rules={rules}
          onBack={() => {
            cancel()
            logImporter.back()
          }}
          isOneOfMany={files.length > 0}
          opening={opening}
          onOpen={log => void open(log)}
          onCancel={cancel}
        />
      )
  }
}
