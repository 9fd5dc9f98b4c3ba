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

/** So many records at a time are a few milliseconds. */
const recordsInPart = 1024

/**
 * Opens a log in parts, for a page that goes on meanwhile; tells after each how far it is, 0 to 1.
 * @param rules the digest of the rules of this build
 */
function* preparing(
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
  desk: LogImporter
}>

/** From a file to what the customer saw: choose, see what it is, look. */
export const SupportTool = (props: SupportToolProps) => (
  <HasShownScreenContext value={useRef(false)}>
    <ShownScreen {...props} />
  </HasShownScreenContext>
)

const ShownScreen = ({ catalogue, rules, desk }: SupportToolProps) => {
  const { place, shelf, shelfOf } = useStream(desk.state$)
  const [session, setSession] = useState<ReplaySession | null>(null)
  /** How far a log is that is being opened, 0 to 1. */
  const [opening, setOpening] = useState<number | null>(null)
  const stop = useRef(nothing)
  const cancel = useCallback((): void => {
    stop.current()
    desk.hold(false)
    setOpening(null)
  }, [desk])
  useEffect(() => () => stop.current(), [])
  const open = async (log: ImportedLog): Promise<void> => {
    desk.hold(true)
    const opener = new AbortController()
    stop.current = () => opener.abort()
    const opened = await runInSlices(preparing(catalogue, log, rules), setOpening, opener.signal)
    if (opened === null) return
    desk.hold(false)
    setSession(opened)
    setOpening(null)
  }
  const read = place.tag === 'read' && place.read.tag === 'planned' ? place.read : null
  // What is known of a log grows while somebody looks at it.
  if (session !== null && read !== null && read.plan.verdict !== 'impossible')
    return (
      <ReplayScreen
        catalogue={catalogue}
        rules={rules}
        read={read}
        isPart={place.tag === 'read' && place.isPart}
        log={read.plan.log}
        session={session}
        onClose={() => setSession(null)}
      />
    )
  switch (place.tag) {
    case 'empty':
    case 'reading':
      return <OpenLogScreen desk={desk} reading={place.tag === 'reading' ? place : null} />
    case 'shelf':
      return <LogFileList desk={desk} shelf={shelf} shelfOf={shelfOf} />
    case 'read':
      return (
        <ImportPlanScreen
          read={place.read}
          rules={rules}
          onBack={() => {
            cancel()
            desk.back()
          }}
          isOneOfMany={shelf.length > 0}
          opening={opening}
          onOpen={log => void open(log)}
          onCancel={cancel}
        />
      )
  }
}
