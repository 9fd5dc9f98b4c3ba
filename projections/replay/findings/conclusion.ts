/**
 * Concludes from a log's findings whose doing the trouble was (customer, defect or unclear) and why; picks the
 * evidence to tell, and sorts findings by weight.
 */
import type { ImportReason } from '../../../events/log/logExport/importPlan'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { scenarioStart } from '../../logHistory/scenarioMark'
import type { Attribution, LogFinding } from './finding'

/**
 * Whose doing the trouble of a visit was, and the findings that say so, the last first. `why` says why it is unclear: the file
 * was changed, the log is a copy of support's, the findings contradict each other (`both`) or there are none.
 */
export interface Conclusion {
  readonly attribution: Attribution
  readonly why: 'changed' | 'copy' | 'both' | 'nothing' | null
  readonly evidence: readonly LogFinding[]
}

/** A step that was refused and went well later is what every visit has: another trouble is asked about sooner. */
const withoutRefusals = (findings: readonly LogFinding[]): readonly LogFinding[] => {
  const others = findings.filter(({ kind, weight }) => kind !== 'refused' && weight > 1)
  return others.length > 0 ? others : findings
}

/**
 * What weighs most counts: what is still so at the end of the log before what came right, what stops a visit before what is
 * lost. Where such findings are of one doer he did it.
 */
export const conclusionOf = (
  findings: readonly LogFinding[],
  records: readonly Pick<SurveyRecord, 'seq' | 'command'>[],
  reasons: readonly ImportReason[],
): Conclusion => {
  if (reasons.some(({ tag }) => tag === 'changed')) return { attribution: 'unclear', why: 'changed', evidence: [] }
  if (scenarioStart(records) !== null) return { attribution: 'unclear', why: 'copy', evidence: [] }
  const weighing = findings.filter(({ weight }) => weight > 0)
  const open = weighing.filter(({ isOver }) => !isOver)
  const counted = open.some(({ weight }) => weight > 1) ? open : withoutRefusals(weighing)
  const most = Math.max(0, ...counted.map(({ weight }) => weight))
  const heaviest = counted.filter(({ weight }) => weight === most).reverse()
  // A refusal of nothing but what a call had left open says what the call says, and less.
  const causes = heaviest.filter(one => one.kind !== 'refused' || one.byCall < one.questions.length)
  const evidence = causes.length > 0 ? causes : heaviest
  const [first] = evidence
  if (first === undefined) return { attribution: 'unclear', why: 'nothing', evidence }
  const isOne = evidence.every(({ attribution }) => attribution === first.attribution)
  return isOne
    ? { attribution: first.attribution, why: null, evidence }
    : { attribution: 'unclear', why: 'both', evidence }
}

/** What is said with a conclusion: the last finding, or the last of each doer where they contradict each other. */
export const evidenceOf = ({ why, evidence }: Conclusion): readonly LogFinding[] =>
  why === 'both'
    ? evidence.filter((one, at) => evidence.findIndex(({ attribution }) => attribution === one.attribution) === at)
    : evidence.slice(0, 1)

/** What is not over comes first, then what weighs more, the last before the others. */
export const findingsByWeight = (findings: readonly LogFinding[]): readonly LogFinding[] =>
  [...findings].sort((a, b) => Number(a.isOver) - Number(b.isOver) || b.weight - a.weight || b.seq - a.seq)
