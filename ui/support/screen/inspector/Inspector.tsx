import { useEffect, useRef } from 'react'
import type { ImportedLog, ImportReason } from '../../../../events/log/logExport/importPlan'
import { questionTitle } from '../../../../projections/wording/questionTitle'
import { useStream } from '../../../useStream'
import { Tabs } from '../../../widgets/Tabs'
import { VisuallyHidden } from '../../../widgets/VisuallyHidden'
import { DerivationPanel } from '../derivation/DerivationPanel'
import { ScenarioPanel } from '../scenario/ScenarioPanel'
import type { ScenarioCopy } from '../scenario/scenarioCopy'
import type { ReplaySession } from '../session/replaySession'
import styles from './Inspector.module.css'
import { RecordPanel } from './RecordPanel'
import { SummaryPanel } from './SummaryPanel'
import type { OpenedLogFile } from './TestCommands'

/**
 * The panel beside the customer's screen, with tabs for summary, change, derivation and scenario; from the summary it
 * goes to change or derivation once the position in the log moves.
 */
export const Inspector = (props: InspectorProps) => {
  const { session, tab, onShow, onWhy, askedPaths, onBack } = props
  const { position$ } = session
  const latest = askedPaths.at(-1) ?? null
  const isAsked = latest !== null
  useEffect(() => {
    if (tab !== 'summary') return
    const from = position$.value
    const subscription = position$.subscribe(position => position !== from && onShow(isAsked ? 'why' : 'now'))
    return () => subscription.unsubscribe()
  }, [position$, tab, onShow, isAsked])
  const scroller = useRef<HTMLElement>(null)
  // Neither is read: another one is the reason to begin at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0
  }, [tab, latest])
  const title = useRef<HTMLHeadingElement>(null)
  const previousTab = useRef(tab)
  // What was pressed went with what showed before: the focus goes on from the top of what came.
  useEffect(() => {
    if (previousTab.current !== tab && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true })
    previousTab.current = tab
  }, [tab])
  return (
    <section ref={scroller} className={`frame ${styles.beside}`} aria-label="Uitleg">
      <h2 ref={title} tabIndex={-1}>
        <VisuallyHidden>Uitleg</VisuallyHidden>
      </h2>
      <AskedStatus session={session} path={tab === 'why' ? latest : null} />
      <Tabs id="beside" label="Uitleg" tabs={tabs} selected={tab} onSelect={onShow}>
        {tab === 'summary' && (
          <SummaryPanel
            session={session}
            file={props.scenarioCopy === null ? props.file : null}
            reasons={props.scenarioCopy === null ? props.reasons : none}
            onWhy={onWhy}
          />
        )}
        {tab === 'now' && <RecordPanel session={session} onWhy={onWhy} />}
        {tab === 'why' && <DerivationPanel session={session} askedPaths={askedPaths} onAsk={onWhy} onBack={onBack} />}
        {tab === 'otherwise' && (
          <ScenarioPanel
            original={props.original}
            blobs={props.blobs}
            scenarioCopy={props.scenarioCopy}
            onScenarioCopy={props.onScenarioCopy}
            path={latest}
            onAsk={props.onAsk}
          />
        )}
      </Tabs>
    </section>
  )
}

/** The tabs of the inspector. */
export type InspectorTab = 'summary' | 'now' | 'why' | 'otherwise'

type InspectorProps = Readonly<{
  /** What is looked at: the log, or a copy of it. */
  session: ReplaySession
  original: ReplaySession
  blobs: ImportedLog['blobs']
  scenarioCopy: ScenarioCopy | null
  onScenarioCopy: (scenarioCopy: ScenarioCopy) => void
  /** The log in its file, as it was opened; null where it is one of several in that file. */
  file: OpenedLogFile | null
  /** Why that may not be whole. */
  reasons: readonly ImportReason[]
  tab: InspectorTab
  onShow: (tab: InspectorTab) => void
  onWhy: (path: string, position?: number) => void
  /** The questions that were asked about, the present one last. */
  askedPaths: readonly string[]
  /** Asks about one without leaving what is shown. */
  onAsk: (path: string) => void
  onBack: () => void
}>

const none: readonly ImportReason[] = []

const tabs = [
  { key: 'summary', label: 'Kort' },
  { key: 'now', label: 'Wijziging' },
  { key: 'why', label: 'Waarom?' },
  { key: 'otherwise', label: 'Wat als' },
] as const

type AskedStatusProps = Readonly<{
  session: ReplaySession
  /** The question that is explained; null while none is. */
  path: string | null
}>

/** A live region with the explained question. It exists from the start, so that changes are announced. */
const AskedStatus = ({ session: { replay, position$ }, path }: AskedStatusProps) => {
  const position = useStream(position$)
  return (
    <div role="status">
      {path !== null && (
        <VisuallyHidden>Uitleg bij: {questionTitle(replay.catalogue, replay.at(position).tree, path)}</VisuallyHidden>
      )}
    </div>
  )
}
