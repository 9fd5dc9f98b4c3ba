import { useDeferredValue, useMemo } from 'react'
import type { ImportReason } from '../../../../events/log/logExport/importPlan'
import { type Conclusion, conclusionOf, evidenceOf } from '../../../../projections/replay/findings/conclusion'
import type { LogFinding } from '../../../../projections/replay/findings/finding'
import { findingsOf } from '../../../../projections/replay/findings/findings'
import { classNames } from '../../../widgets/classNames'
import { ToolIcon } from '../../icon/ToolIcon'
import { conclusionWords } from '../../records/findingWords'
import { noVerdictWords } from '../../words/replayWords'
import { sendingEndWords } from '../../words/sendingEndWords'
import { LongText } from '../page/LongText'
import { useMomentWords } from '../page/movedDates'
import { GoToButton } from '../panel/GoToButton'
import styles from '../panel/Panel.module.css'
import type { ReplaySession } from '../session/replaySession'
import { DivergenceBlock } from './DivergenceBlock'
import { FindingLine } from './FindingLine'
import { Findings } from './Findings'
import findingStyles from './Findings.module.css'
import { type BlockingStep, logSummary } from './logSummary'
import { type OpenedLogFile, TestCommands } from './TestCommands'

/**
 * The tab 'Kort': the conclusion, the customer's last screen, the step that blocked him with its answers, the findings,
 * and whether the verdicts come out as recorded.
 */
export const SummaryPanel = ({ session, file, reasons, onWhy }: SummaryPanelProps) => {
  const { replay, rules, goTo } = session
  const moment = useMomentWords()
  const { shutOutAt } = session.customer
  const { last, sending, refused, divergence, hasVerdicts } = useMemo(() => logSummary(session), [session])
  const isShutOut = shutOutAt(replay.length) !== null
  // The rest stands there first: of a long log this takes as long as drawing it.
  const isDrawn = useDeferredValue(true, false)
  const result = useMemo(() => {
    if (!isDrawn) return null
    const findings = findingsOf(replay, { reasons, rules, divergence, isShutOut })
    const conclusion = conclusionOf(findings, replay.records, reasons)
    const evidence = evidenceOf(conclusion)
    // The last refused step has a place of its own; one that was put right is what every visit has.
    const isShownApart = (one: LogFinding): boolean =>
      evidence.includes(one) ||
      (one.kind === 'refused' && (one.seq === refused?.seq || (one.isOver && !conclusion.evidence.includes(one))))
    return { conclusion, others: findings.filter(one => !isShownApart(one)) }
  }, [isDrawn, replay, reasons, rules, divergence, isShutOut, refused])
  return (
    <div className={styles.panel}>
      {result !== null && <ConclusionLine session={session} conclusion={result.conclusion} />}
      {last === null ? (
        <p>In dit logboek staat geen enkele handeling.</p>
      ) : (
        <p>
          De klant was het laatst op <strong>{last.title}</strong>, {moment(last.at)}. {sendingEndWords(sending)}{' '}
          <GoToButton position={last.seq} onGo={goTo}>
            Naar het einde
          </GoToButton>
        </p>
      )}
      {refused !== null && !refused.isPassed && <BlockedStep refused={refused} file={file} onGo={goTo} onWhy={onWhy} />}
      {result !== null && <Findings session={session} findings={result.others} />}
      {refused?.isPassed === true && <BlockedStep refused={refused} file={file} onGo={goTo} onWhy={onWhy} />}
      {hasVerdicts ? (
        <>
          {refused === null && <p>Geen enkele stap is afgekeurd.</p>}
          <DivergenceBlock divergence={divergence} catalogue={replay.catalogue} onGo={goTo} />
        </>
      ) : (
        <p>{noVerdictWords}</p>
      )}
    </div>
  )
}

type SummaryPanelProps = Readonly<{
  session: ReplaySession
  file: OpenedLogFile | null
  /** Why the file may not be whole. */
  reasons: readonly ImportReason[]
  onWhy: (path: string, position: number) => void
}>

const sinceWords = {
  mended: 'later verbeterd',
  changed: 'later gewijzigd',
  unasked: 'later niet meer gevraagd',
} as const

type BlockedStepProps = Readonly<{
  refused: BlockingStep
  file: OpenedLogFile | null
  onGo: (position: number) => void
  onWhy: SummaryPanelProps['onWhy']
}>

const BlockedStep = ({ refused, file, onGo, onWhy }: BlockedStepProps) => {
  const moment = useMomentWords()
  const { seq, at, title, times, refusals, isPassed } = refused
  return (
    <section className={`flagged ${isPassed ? styles.passed : styles.stuck}`}>
      <h3 className={styles.heading}>
        <ToolIcon name={isPassed ? 'check' : 'error'} />
        {isPassed ? `Eerst afgekeurd, later goed: ${title}` : `Hier liep de klant vast: ${title}`}
      </h3>
      <p>
        Afgekeurd op {moment(at)}
        {times > 1 && `, in totaal ${times} keer`}.{' '}
        <GoToButton position={seq} onGo={onGo} label={`Naar dat moment: ${title}, afgekeurd op ${moment(at)}`}>
          Naar dat moment
        </GoToButton>
      </p>
      <ul className={styles.refusals}>
        {refusals.map(({ path, title: question, answer, message, since }) => (
          <li key={path}>
            <strong>{question}</strong>
            <span className={styles.text}>
              {answer === '' ? 'Niets ingevuld' : <LongText text={`Ingevuld: ${answer}`} />}
            </span>
            <span className={styles.message}>
              {message}
              {since !== null && !isPassed && ` (${sinceWords[since]})`}
            </span>
            <button type="button" className="link" aria-label={`Waarom? ${question}`} onClick={() => onWhy(path, seq)}>
              Waarom?
            </button>
          </li>
        ))}
      </ul>
      {file !== null && <TestCommands file={file} refusals={refusals} />}
    </section>
  )
}

type ConclusionLineProps = Readonly<{ session: ReplaySession; conclusion: Conclusion }>

/** The conclusion with its evidence. */
const ConclusionLine = ({ session, conclusion }: ConclusionLineProps) => {
  const shown = evidenceOf(conclusion)
  const more = conclusion.evidence.length - shown.length
  return (
    <section className={classNames('flagged', findingStyles.conclusion, findingStyles[conclusion.attribution])}>
      <h3>{conclusionWords(conclusion)}</h3>
      {shown.map(finding => (
        <FindingLine
          key={`${finding.kind} ${finding.seq}`}
          session={session}
          finding={finding}
          isNamed={conclusion.why === 'both'}
        />
      ))}
      {more > 0 && <p className={findingStyles.soft}>En nog {more}, hieronder.</p>}
    </section>
  )
}
