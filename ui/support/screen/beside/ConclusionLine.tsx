import { type Conclusion, evidenceOf } from '../../../../projections/replay/findings/conclusion'
import { classNames } from '../../../widgets/classNames'
import { conclusionWords } from '../../words/findingWords'
import type { Session } from '../session'
import { FindingLine } from './FindingLine'
import styles from './Findings.module.css'

type ConclusionLineProps = Readonly<{ session: Session; conclusion: Conclusion }>

/** Whose doing the trouble was, and what in the log says so. */
export const ConclusionLine = ({ session, conclusion }: ConclusionLineProps) => {
  const shown = evidenceOf(conclusion)
  const more = conclusion.evidence.length - shown.length
  return (
    <section className={classNames(styles.conclusion, styles[conclusion.attribution])}>
      <h3 className={styles.said}>{conclusionWords(conclusion)}</h3>
      {shown.map(finding => (
        <FindingLine
          key={`${finding.kind} ${finding.seq}`}
          session={session}
          finding={finding}
          isNamed={conclusion.why === 'both'}
        />
      ))}
      {more > 0 && <p className={styles.soft}>En nog {more}, hieronder.</p>}
    </section>
  )
}
