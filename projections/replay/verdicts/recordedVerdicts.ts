/**
 * The last recorded verdict of each step at every position of a log, with the words that the customer read, and the
 * digest of the rules that judged there.
 */
import type { RefusalWords } from '../../../domain/engine/steps/refusalWords'
import type { QuestionRefusal } from '../../../domain/engine/steps/stepVerdict'
import type { StepKey } from '../../../domain/language/stepKey'
import { isJudgingEvent, type JudgingEvent } from '../../../events/record/eventRows'
import type { SurveyRecord } from '../../../events/record/surveyRecord'
import { lastUpTo } from '../../logHistory/lastUpTo'
import { scenarioStart } from '../../logHistory/scenarioMark'
import type { Replay } from '../replay'

/** The last verdict of a step as the customer got it; `words` null where the log does not say what he read. */
export interface RecordedVerdict {
  /** The record that it stands in. */
  readonly seq: number
  readonly errors: readonly QuestionRefusal[]
  readonly words: readonly RefusalWords[] | null
  readonly next: StepKey | null
}

/** What the records up to one of them say of right and wrong. `rules`: the digest of the rules that judge from there on. */
interface RecordedVerdicts {
  readonly seq: number
  readonly rules: string
  /** Of each step that counts as submitted and was judged by these rules. */
  readonly steps: ReadonlyMap<StepKey, RecordedVerdict>
}

const none: ReadonlyMap<StepKey, RecordedVerdict> = new Map()

type Verdicts = RecordedVerdicts['steps']

const afterEvent = (steps: Verdicts, seq: number, event: JudgingEvent): Verdicts => {
  switch (event.type) {
    case 'StepSubmitted': {
      const { step, errors, words, next } = event
      return new Map(steps).set(step, { seq, errors, words, next })
    }
    case 'ActionUndone':
      if (event.reopened.length === 0) return steps
      return new Map([...steps].filter(([step]) => !event.reopened.includes(step)))
    case 'AnswersRestored':
      return none
  }
}

const after = (before: RecordedVerdicts, { seq, events }: SurveyRecord): RecordedVerdicts => {
  let { rules, steps } = before
  for (const event of events)
    if (event.type === 'PortalOpened') {
      // What other rules said of a step is not what stood on the screen from here on.
      if (event.rules !== rules) steps = none
      rules = event.rules
    } else if (isJudgingEvent(event)) steps = afterEvent(steps, seq, event)
  return rules === before.rules && steps === before.steps ? before : { seq, rules, steps }
}

/**
 * The recorded verdicts at each position of a log. In a copy of support's the rules of this build judge from its mark on.
 * @param ownRules the digest of the rules of this build
 */
export const recordedVerdicts = (
  { header, records }: Pick<Replay, 'header' | 'records'>,
  ownRules: string,
): ((position: number) => RecordedVerdicts) => {
  const first: RecordedVerdicts = { seq: 0, rules: header.rules, steps: none }
  const all: RecordedVerdicts[] = [first]
  for (const record of records) {
    const last = all.at(-1) ?? first
    const now = after(last, record)
    if (now !== last) all.push(now)
  }
  const copied = scenarioStart(records)
  const own: RecordedVerdicts = { seq: copied ?? 0, rules: ownRules, steps: none }
  return position => (copied !== null && position >= copied ? own : (lastUpTo(all, position) ?? first))
}
