/**
 * Reports as findings the refused steps, each by its last refusal and cause, and a step verdict that the same rules no
 * longer give.
 */
import { playbackMarks } from '../playback/playbackMarks'
import type { Replay } from '../replay'
import { rulesDigestAt } from '../verdicts/divergenceBetween'
import type { FindingContext, LogFinding } from './finding'

/** Whether a call was for the place that a question stands in. */
const isAbout = (finding: LogFinding, path: string): boolean =>
  finding.kind === 'call' && finding.events.some(({ at }) => at !== null && path.startsWith(`${at}.`))

/** The steps that were refused, each by its last refusal; one of nothing but what a failed call left open is that call's. */
export const refusedSteps = (
  replay: Replay,
  calls: readonly LogFinding[],
  { divergence, rules }: Pick<FindingContext, 'divergence' | 'rules'>,
): readonly LogFinding[] => {
  const { records } = replay
  const isDefect = divergence !== null && !divergence.rulesDiffer
  const marks = playbackMarks(records)
  const steps = new Map<string, LogFinding>()
  for (const mark of marks) {
    const earlier = mark.tag === 'refused' || mark.tag === 'accepted' ? steps.get(mark.step) : undefined
    if (mark.tag === 'accepted' && earlier !== undefined) steps.set(mark.step, { ...earlier, isOver: true })
    if (mark.tag !== 'refused') continue
    const { seq, step, errors } = mark
    const record = records[seq - 1]
    const isTold =
      rulesDigestAt(replay, seq) === rules ||
      record?.events.some(event => event.type === 'StepSubmitted' && event.step === step && event.words !== null) ===
        true
    const questions = errors.map(([path]) => path)
    const open = calls.filter(call => !call.isOver && call.seq < seq && questions.some(path => isAbout(call, path)))
    const byCall = questions.filter(path => open.some(call => isAbout(call, path))).length
    const [cause] = byCall === questions.length ? open : []
    const own = isTold ? 'customer' : 'unclear'
    const attribution = isDefect && divergence.seq === seq ? 'defect' : (cause?.attribution ?? own)
    const times = (earlier?.kind === 'refused' ? earlier.times : 0) + 1
    const at = record?.at ?? 0
    steps.set(step, {
      kind: 'refused',
      step,
      questions,
      byCall,
      times,
      isTold,
      seq,
      at,
      attribution,
      isOver: false,
      weight: 3,
    })
  }
  const all = [...steps.values()]
  if (!isDefect) return all
  const { seq, step } = divergence
  const at = records[seq - 1]?.at ?? 0
  return [...all, { kind: 'divergence', step, seq, at, attribution: 'defect', isOver: false, weight: 3 }]
}
