import { useCallback, useMemo, useState } from 'react'
import { slotAddress } from '../../../domain/engine/path'
import type { ImportedLog, ImportPlan } from '../../../events/log/logExport/importPlan'
import { scenarioStart } from '../../../projections/replay/scenarioMark'
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

type ViewerProps = Readonly<{
  /** The log itself. */
  original: ReplaySession
  blobs: ImportedLog['blobs']
  /** The copy that is looked at in its stead. */
  variant: ScenarioCopy | null
  onVariant: (variant: ScenarioCopy | null) => void
  rules: string
  read: Extract<InspectedFile, { tag: 'planned' }>
  /** Whether it is one of the logs of a file: no command takes it by itself. */
  isPart: boolean
  /** Whether something of the log went while it was open, because it is not as it was stored. */
  isCut: boolean
  onClose: () => void
}>

/** The timeline, the customer's screen, what changed, and the way through the log. */
export const LogViewer = (props: ViewerProps) => {
  const { original, blobs, variant, onVariant, rules, read, isPart, isCut, onClose } = props
  const session = variant?.session ?? original
  const { catalogue } = original.replay
  const from = useMemo(() => scenarioStart(original.replay.records), [original])
  const [mode, setMode] = useState<ViewMode>('screen')
  const [showing, setShowing] = useState<InspectorTab>('summary')
  const [asked, setAsked] = useState<readonly string[]>([])
  const isPath = useCallback((id: string) => slotAddress(catalogue, id) !== null, [catalogue])
  const ask = useCallback((path: string): void => {
    setAsked(before => (before.at(-1) === path ? before : [...before, path]))
  }, [])
  const why = useCallback(
    (path: string, position?: number): void => {
      if (position !== undefined) session.goTo(position)
      ask(path)
      setMode('screen')
      setShowing(now => (now === 'otherwise' ? now : 'why'))
    },
    [session, ask],
  )
  const show = useCallback((next: InspectorTab): void => {
    setShowing(next)
    if (next === 'now') setAsked([])
  }, [])
  usePageTitle(`${read.name} - Logboek bekijken`)
  const back = useCallback(() => setAsked(before => before.slice(0, -1)), [])
  const goTo = (position: number): void => {
    session.goTo(position)
    setMode('screen')
  }
  const { plan } = read
  return (
    <TicketContext value={plan.verdict === 'impossible' || variant !== null ? null : plan.digest}>
      <main className={styles.viewer}>
        <div>
          <ViewerHeader read={read} replay={session.replay} mode={mode} onMode={setMode} onClose={onClose} />
          {isCut && read.plan.verdict !== 'impossible' && <CutLine plan={read.plan} />}
          {variant === null && from !== null && <ScenarioFileLine from={from} />}
          {variant !== null && (
            <ScenarioCopyLine
              variant={variant}
              isChecked={read.plan.verdict !== 'impossible' && read.plan.isChecked}
              text={() => scenarioCopyText(variant, blobs, read.whose === 'invented')}
              onBack={() => onVariant(null)}
            />
          )}
        </div>
        {mode === 'screen' && (
          <div className={styles.middle}>
            <Timeline session={session} />
            <CustomerWindow session={session} asked={asked.at(-1) ?? null} isPath={isPath} onAsk={why} />
            <Inspector
              session={session}
              original={original}
              blobs={blobs}
              variant={variant}
              onVariant={onVariant}
              file={isPart ? null : read}
              reasons={plan.reasons}
              showing={showing}
              onShow={show}
              onWhy={why}
              asked={asked}
              onAsk={ask}
              onBack={back}
            />
          </div>
        )}
        {mode === 'compare' && <CompareView session={session} isPath={isPath} onWhy={why} />}
        {mode === 'visit' && <VisitView session={session} onGo={goTo} />}
        {mode === 'file' && <FileView read={read} rules={rules} />}
        {mode === 'screen' && <PlaybackBar session={session} />}
      </main>
    </TicketContext>
  )
}

/** Says that part of the log that is open is gone from it, and where to read why. */
const CutLine = ({ plan }: { readonly plan: Exclude<ImportPlan, { verdict: 'impossible' }> }) => (
  <div role="alert" className={styles.cut}>
    <Icon name="warning" />
    <p>
      <strong>Dit logboek is niet heel:</strong> {leftOutRecordsWords(plan)}
    </p>
  </div>
)
