import { useMemo, useState } from 'react'
import { defaultTenantStyle } from '../../../../domain/portal/tenant'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { errorSummaryId } from '../../../shell/wizard/ErrorSummary'
import { SurveyContext } from '../../../surveyContext/surveyContext'
import { useView } from '../../../surveyContext/useView'
import { useStream } from '../../../useStream'
import { rulesWords } from '../../words/rulesWords'
import { SkipLink } from '../page/SkipLink'
import { CustomerScreenContext, useCustomerScreen, useScreenPath } from '../session/customerScreenContext'
import type { ReplaySession } from '../session/replaySession'
import { stepOfScreen } from '../session/stepOfScreen'
import { CustomerScreen } from './CustomerScreen'
import styles from './CustomerWindow.module.css'
import { ScreenShadowRoot } from './ScreenShadowRoot'

/**
 * The customer's browser window at the current position: a bar with title, path and zoom, a note where other rules
 * judged, and the screen, where clicking a field explains it.
 */
export const CustomerWindow = ({ session, name, ...rest }: CustomerWindowProps) => {
  const [zoom, setZoom] = useState(usualZoom)
  return (
    <SurveyContext value={session.survey}>
      <CustomerScreenContext value={session.customer}>
        <section
          className={styles.window}
          aria-label={name === undefined ? 'Scherm van de klant' : `Scherm op het ${name}`}
        >
          {name === undefined && <SkipLink to="Uitleg" />}
          <Bar zoom={zoom} onZoom={setZoom} />
          <RulesBar session={session} />
          <ScaledScreen session={session} zoom={zoom} name={name ?? null} {...rest} />
        </section>
      </CustomerScreenContext>
    </SurveyContext>
  )
}

/** A field's own id, from that of what belongs to it. */
const idOf = (id: string): string => id.replace(/-(error|help|origin)$/, '')

const idsIn = (element: Element): readonly string[] =>
  [...element.querySelectorAll('[id], label[for]')].map(one => one.id || one.getAttribute('for') || '')

const ownIdOf = (element: Element): string =>
  element.id || element.getAttribute('for') || (element.getAttribute('href')?.replace(/^#/, '') ?? '')

/**
 * The path of the question that an element of the customer's screen belongs to: its own, that of its label, or the only
 * one in the nearest enclosing element with any. Null where there is none, or several.
 * @param isQuestionPath whether an id is the path of a question
 */
const fieldAt = (target: Element, isQuestionPath: (id: string) => boolean): string | null => {
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    const own = idOf(ownIdOf(at))
    if (isQuestionPath(own)) return own
    const within = new Set(idsIn(at).map(idOf).filter(isQuestionPath))
    if (within.size === 1) return [...within][0] ?? null
    if (within.size > 1) return null
  }
  return null
}

type CustomerWindowProps = Readonly<{
  session: ReplaySession
  /** What it is called where there is more than one ('eerste moment'). */
  name?: string
  /** The question that is asked about. */
  askedPath: string | null
  isQuestionPath: (id: string) => boolean
  onAsk: (path: string) => void
}>

const zooms = [1, 0.85, 0.7, 0.55] as const
/** At this size a usual window shows the screen as it is laid out in a wide one. */
const usualZoom = 0.7

const Bar = ({ zoom, onZoom }: Readonly<{ zoom: number; onZoom: (zoom: number) => void }>) => {
  const title = useStream(useCustomerScreen().title$)
  const path = useScreenPath()
  return (
    <div className={`row ${styles.bar}`}>
      <span className={styles.dots} aria-hidden="true" />
      <span className={styles.path}>{path ?? 'geen adres'}</span>
      <span className={`cut ${styles.title}`}>{title}</span>
      <label className={styles.zoom}>
        Grootte
        <select value={zoom} onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}>
          {zooms.map(one => (
            <option key={one} value={one}>
              {Math.round(one * 100)}%
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** The question that the record at this position answered, and the ones it changed. */
const markedPathsAt = ({ replay, screenMemory }: ReplaySession, position: number): readonly string[] => {
  const record = replay.records[position - 1]
  const answered = record?.events.find(event => event.type === 'AnswerChanged')
  if (record?.by !== 'customer' || answered?.type !== 'AnswerChanged') return []
  return [answered.path, ...screenMemory.consequences.words$.value.keys()]
}

const isRefusal = (event: SurveyRecord['events'][number]): boolean =>
  event.type === 'StepSubmitted' && event.errors.length > 0

type ScaledScreenProps = Omit<CustomerWindowProps, 'name'> & Readonly<{ zoom: number; name: string | null }>

const ScaledScreen = ({ session, askedPath, isQuestionPath, onAsk, zoom, name }: ScaledScreenProps) => {
  const { screenHistory, position$ } = useCustomerScreen()
  const position = useStream(position$)
  const style = useView(({ state }) => state.look?.style ?? defaultTenantStyle)
  const markedPaths = useMemo(
    () => (askedPath === null ? markedPathsAt(session, position) : [askedPath]),
    [session, position, askedPath],
  )
  const isRefused = session.replay.records[position - 1]?.events.some(isRefusal) === true
  const summaryId = isRefused ? errorSummaryId : null
  const ask = (target: Element): void => {
    const path = fieldAt(target, isQuestionPath)
    if (path !== null) onAsk(path)
  }
  return (
    <div className={styles.scroller}>
      <ScreenShadowRoot
        style={style}
        markedPaths={markedPaths}
        summaryId={summaryId}
        zoom={zoom}
        name={name}
        onAsk={ask}
      >
        {/* Each coming of a screen is a new one, as it was for the customer. */}
        <CustomerScreen key={screenHistory.screenSince(position)} memory={session.screenMemory} />
      </ScreenShadowRoot>
    </div>
  )
}

/** A note above a screen that other rules judged: which of its errors are as recorded. */
const RulesBar = ({ session: { replay, recorded, customer } }: { readonly session: ReplaySession }) => {
  const position = useStream(customer.position$)
  const lines = useMemo(() => {
    const step = stepOfScreen(customer.screenHistory.screenAt(position), replay.stateAt(position))
    return rulesWords(replay.catalogue, recorded.judgementAt(position, step))
  }, [replay, recorded, customer, position])
  if (lines.length === 0) return null
  return (
    <div className={styles.rules} role="note" aria-label="Andere regels">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
