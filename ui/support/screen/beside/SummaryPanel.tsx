import { useDeferredValue, useMemo } from 'react'
import type { Reason } from '../../../../events/log/importPlan'
import { type Conclusion, conclusionOf, evidenceOf } from '../../../../projections/replay/findings/conclusion'
import type { LogFinding } from '../../../../projections/replay/findings/finding'
import { findingsOf } from '../../../../projections/replay/findings/findings'
import { classNames } from '../../../widgets/classNames'
import { endingWords } from '../../words/endingWords'
import { conclusionWords } from '../../words/findingWords'
import { noVerdict } from '../../words/replayWords'
import { LongText } from '../LongText'
import { useMomentWords } from '../movedDates'
import type { Session } from '../session'
import { ToolIcon } from '../ToolIcon'
import { AsTest, type OpenFile } from './AsTest'
import { DivergenceBlock } from './DivergenceBlock'
import { FindingLine } from './FindingLine'
import { Findings } from './Findings'
import findingStyles from './Findings.module.css'
import { GoTo } from './GoTo'
import styles from './Panel.module.css'
import { type RefusedStep, summaryOf } from './summary'

type SummaryPanelProps = Readonly<{
  session: Session
  file: OpenFile | null
  /** Why the file may not be whole. */
  reasons: readonly Reason[]
  onWhy: (path: string, position: number) => void
}>

/** What one wants to know first: where the customer stood last, what held him up, and by which answers. */
export const SummaryPanel = ({ session, file, reasons, onWhy }: SummaryPanelProps) => {
  const { replay, rules, goTo } = session
  const moment = useMomentWords()
  const { shutOutAt } = session.customer
  const { last, sending, refused, divergence, hasVerdicts } = useMemo(() => summaryOf(session), [session])
  const isShutOut = shutOutAt(replay.length) !== null
  // The rest stands there first: of a long log this takes as long as drawing it.
  const isDrawn = useDeferredValue(true, false)
  const told = useMemo(() => {
    if (!isDrawn) return null
    const findings = findingsOf(replay, { reasons, rules, divergence, isShutOut })
    const conclusion = conclusionOf(findings, replay.records, reasons)
    const first = evidenceOf(conclusion)
    // The last refused step has a place of its own; one that was put right is what every visit has.
    const isElsewhere = (one: LogFinding): boolean =>
      first.includes(one) ||
      (one.kind === 'refused' && (one.seq === refused?.seq || (one.isOver && !conclusion.evidence.includes(one))))
    return { conclusion, others: findings.filter(one => !isElsewhere(one)) }
  }, [isDrawn, replay, reasons, rules, divergence, isShutOut, refused])
  return (
    <div className={styles.panel}>
      {told !== null && <ConclusionLine session={session} conclusion={told.conclusion} />}
      {last === null ? (
        <p>In dit logboek staat geen enkele handeling.</p>
      ) : (
        <p>
          De klant was het laatst op <strong>{last.title}</strong>, {moment(last.at)}. {endingWords(sending)}{' '}
          <GoTo position={last.seq} onGo={goTo}>
            Naar het einde
          </GoTo>
        </p>
      )}
      {refused !== null && !refused.isPassed && <Refused refused={refused} file={file} onGo={goTo} onWhy={onWhy} />}
      {told !== null && <Findings session={session} findings={told.others} />}
      {refused?.isPassed === true && <Refused refused={refused} file={file} onGo={goTo} onWhy={onWhy} />}
      {hasVerdicts ? (
        <>
          {refused === null && <p>Geen enkele stap is afgekeurd.</p>}
          <DivergenceBlock divergence={divergence} catalogue={replay.catalogue} onGo={goTo} />
        </>
      ) : (
        <p>{noVerdict}</p>
      )}
    </div>
  )
}

const sinceWords = {
  mended: 'later verbeterd',
  changed: 'later gewijzigd',
  unasked: 'later niet meer gevraagd',
} as const

type RefusedProps = Readonly<{
  refused: RefusedStep
  file: OpenFile | null
  onGo: (position: number) => void
  onWhy: SummaryPanelProps['onWhy']
}>

const Refused = ({ refused, file, onGo, onWhy }: RefusedProps) => {
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
        <GoTo position={seq} onGo={onGo} label={`Naar dat moment: ${title}, afgekeurd op ${moment(at)}`}>
          Naar dat moment
        </GoTo>
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
      {file !== null && <AsTest file={file} refusals={refusals} />}
    </section>
  )
}

type ConclusionLineProps = Readonly<{ session: Session; conclusion: Conclusion }>

/** Whose doing the trouble was, and what in the log says so. */
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
