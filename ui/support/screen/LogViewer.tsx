/**
 * Shows an open log, or a changed copy of it, in the support tool: timeline, customer's screen, inspector and playback
 * bar, or another view mode; says where records were removed.
 */
import { useCallback, useMemo, useState } from 'react'
import { slotAddress } from '../../../domain/engine/path'
import type { ImportedLog, ImportPlan } from '../../../events/log/logExport/importPlan'
import { scenarioStart } from '../../../projections/logHistory/scenarioMark'
import { usePageTitle } from '../../shell/page/usePageTitle'
import { Icon } from '../../widgets/Icon'
import { CompareView } from './compare/CompareView'
import { CustomerWindow } from './customerScreen/CustomerWindow'
import { Inspector, type InspectorTab } from './inspector/Inspector'
import styles from './LogViewer.module.css'
import { FileView } from './logImport/FileView'
import { leftOutRecordsWords } from './logImport/importVerdictWords'
import type { InspectedFile } from './logImport/inspectFile'
import { PlaybackBar } from './playback/PlaybackBar'
import { ScenarioCopyLine, ScenarioFileLine } from './scenario/ScenarioCopyLine'
import { type ScenarioCopy, scenarioCopyText } from './scenario/scenarioCopy'
import type { ReplaySession } from './session/replaySession'
import { TicketContext } from './ticket/ticketContext'
import { Timeline } from './timeline/Timeline'
import { ViewerHeader } from './ViewerHeader'
import type { ViewMode } from './ViewModes'
import { VisitView } from './visit/VisitView'

type LogViewerProps = Readonly<{
  /** The log itself. */
  original: ReplaySession
  blobs: ImportedLog['blobs']
  /** The changed copy that is shown instead; null for the log itself. */
  scenarioCopy: ScenarioCopy | null
  onScenarioCopy: (scenarioCopy: ScenarioCopy | null) => void
  rules: string
  read: Extract<InspectedFile, { tag: 'planned' }>
  /** Whether it is one of several logs of a file: the command line cannot open it by itself. */
  isPart: boolean
  /** Whether records were removed while the log was open, because a hash did not match. */
  isCut: boolean
  onClose: () => void
}>

export const LogViewer = (props: LogViewerProps) => {
  const { original, blobs, scenarioCopy, onScenarioCopy, rules, read, isPart, isCut, onClose } = props
  const session = scenarioCopy?.session ?? original
  const { catalogue } = original.replay
  const from = useMemo(() => scenarioStart(original.replay.records), [original])
  const [mode, setMode] = useState<ViewMode>('screen')
  const [tab, setTab] = useState<InspectorTab>('summary')
  const [askedPaths, setAskedPaths] = useState<readonly string[]>([])
  const isQuestionPath = useCallback((id: string) => slotAddress(catalogue, id) !== null, [catalogue])
  const ask = useCallback((path: string): void => {
    setAskedPaths(before => (before.at(-1) === path ? before : [...before, path]))
  }, [])
  const explain = useCallback(
    (path: string, position?: number): void => {
      if (position !== undefined) session.goTo(position)
      ask(path)
      setMode('screen')
      setTab(now => (now === 'otherwise' ? now : 'why'))
    },
    [session, ask],
  )
  const showTab = useCallback((next: InspectorTab): void => {
    setTab(next)
    if (next === 'now') setAskedPaths([])
  }, [])
  usePageTitle(`${read.name} - Logboek bekijken`)
  const back = useCallback(() => setAskedPaths(before => before.slice(0, -1)), [])
  const goTo = (position: number): void => {
    session.goTo(position)
    setMode('screen')
  }
  const { plan } = read
  return (
    <TicketContext value={plan.verdict === 'impossible' || scenarioCopy !== null ? null : plan.digest}>
      <main className={styles.viewer}>
        <div>
          <ViewerHeader read={read} replay={session.replay} mode={mode} onMode={setMode} onClose={onClose} />
          {isCut && read.plan.verdict !== 'impossible' && <CutLine plan={read.plan} />}
          {scenarioCopy === null && from !== null && <ScenarioFileLine from={from} />}
          {scenarioCopy !== null && (
            <ScenarioCopyLine
              scenarioCopy={scenarioCopy}
              isChecked={read.plan.verdict !== 'impossible' && read.plan.isChecked}
              text={() => scenarioCopyText(scenarioCopy, blobs, read.whose === 'invented')}
              onBack={() => onScenarioCopy(null)}
            />
          )}
        </div>
        {mode === 'screen' && (
          <div className={styles.middle}>
            <Timeline session={session} />
            <CustomerWindow
              session={session}
              askedPath={askedPaths.at(-1) ?? null}
              isQuestionPath={isQuestionPath}
              onAsk={explain}
            />
            <Inspector
              session={session}
              original={original}
              blobs={blobs}
              scenarioCopy={scenarioCopy}
              onScenarioCopy={onScenarioCopy}
              file={isPart ? null : read}
              reasons={plan.reasons}
              tab={tab}
              onShow={showTab}
              onWhy={explain}
              askedPaths={askedPaths}
              onAsk={ask}
              onBack={back}
            />
          </div>
        )}
        {mode === 'compare' && <CompareView session={session} isQuestionPath={isQuestionPath} onWhy={explain} />}
        {mode === 'visit' && <VisitView session={session} onGo={goTo} />}
        {mode === 'file' && <FileView read={read} rules={rules} />}
        {mode === 'screen' && <PlaybackBar session={session} />}
      </main>
    </TicketContext>
  )
}

/** Says that records were removed from the open log, and where to read why. */
const CutLine = ({ plan }: { readonly plan: Exclude<ImportPlan, { verdict: 'impossible' }> }) => (
  <div role="alert" className={styles.cut}>
    <Icon name="warning" />
    <p>
      <strong>Dit logboek is niet heel:</strong> {leftOutRecordsWords(plan)}
    </p>
  </div>
)
