import type { Catalogue } from '../../../../domain/engine/catalogue'
import { slotAddress } from '../../../../domain/engine/path'
import { sameAnswer } from '../../../../domain/language/answer'
import type { StepKey } from '../../../../domain/language/stepKey'
import type { SurveyEvent, UnknownEvent } from '../../../../events/record/surveyEvent'
import type { PlaybackMark } from '../../../../projections/replay/playback/playbackMarks'
import type { Replay } from '../../../../projections/replay/replay'
import type { Divergence } from '../../../../projections/replay/verdicts/divergence'
import { divergenceBetween } from '../../../../projections/replay/verdicts/divergenceBetween'
import { type SendingEnd, sendingEnd } from '../../../../projections/replay/visitPicture/sendingEnd'
import { brokenRuleMessage } from '../../../../projections/tree/fieldView'
import { findField, showsAt } from '../../../../projections/tree/findNode'
import type { SurveyTree } from '../../../../projections/tree/surveyTree'
import { questionTitle } from '../../../../projections/wording/questionTitle'
import { shownAnswer } from '../../../../projections/wording/shownAnswer'
import { stepTitle } from '../../../../projections/wording/stepTitle'
import type { ReplaySession } from '../session/replaySession'
import type { ScreenHistory } from '../session/screenHistory'
import { stepOfScreen } from '../session/stepOfScreen'

/**
 * The facts of the tab 'Kort': the customer's last screen, the sending, the last refused step with its questions and
 * what became of them, and the divergence.
 */
export const logSummary = ({
  replay,
  marks,
  recorded,
  rules,
  customer: { screenHistory: history },
}: SummaryInput &
  Pick<ReplaySession, 'rules'> & {
    readonly customer: Pick<ReplaySession['customer'], 'screenHistory'>
  }): LogSummary => ({
  last: lastOf(replay, history),
  sending: sendingEnd(replay, replay.length),
  hasVerdicts: marks.some(({ tag }) => tag === 'refused' || tag === 'accepted'),
  refused: refusedStep({ replay, marks, recorded }),
  // The states before submits are at hand, or near one that is: nothing is folded from the beginning again.
  divergence: divergenceBetween(replay, 0, replay.length, rules),
})

/** A question that was refused at a submit. */
export interface BlockingQuestion {
  readonly path: string
  readonly title: string
  /** Its answer then, in words; '' for none. */
  readonly answer: string
  /** What the customer was told. */
  readonly message: string
  /**
   * What became of it by the end of the log: answered otherwise and right, or answered otherwise where the rules that judged
   * are not those of this build; no longer asked; or none of these.
   */
  readonly since: 'mended' | 'changed' | 'unasked' | null
}

export interface BlockingStep {
  readonly seq: number
  readonly at: number
  readonly step: StepKey
  readonly title: string
  /** How often this step was refused in all. */
  readonly times: number
  readonly refusals: readonly BlockingQuestion[]
  /** Whether the customer got past it later. */
  readonly isPassed: boolean
}

export interface LogSummary {
  readonly last: { readonly seq: number; readonly at: number; readonly title: string } | null
  readonly sending: SendingEnd
  /** The last step that was refused. */
  readonly refused: BlockingStep | null
  readonly divergence: Divergence | null
  /** Whether a step was submitted at all: else nothing was judged. */
  readonly hasVerdicts: boolean
}

/**
 * A hidden question is not judged: that it breaks nothing says nothing of its answer. One that is right now, for the very
 * answer that was refused, is so by other rules or by another answer: nobody mended it.
 */
const laterChange = (catalogue: Catalogue, viewThen: SurveyTree, last: SurveyTree, path: string, isOwn: boolean) => {
  if (!showsAt(catalogue, last, path)) return 'unasked'
  const [was, is] = [findField(catalogue, viewThen, path), findField(catalogue, last, path)]
  if (was === null || is === null || sameAnswer(was.value, is.value)) return null
  if (!isOwn) return 'changed'
  return is.error === null ? 'mended' : null
}

type RefusedMark = Extract<PlaybackMark, { tag: 'refused' }>
type Submitted = Extract<SurveyEvent, { type: 'StepSubmitted' }>

const isSubmitOf =
  (step: StepKey) =>
  (event: SurveyEvent | UnknownEvent): event is Submitted =>
    event.type === 'StepSubmitted' && event.step === step

const refusalsAt = (
  { catalogue, at, length, records }: Replay,
  { seq, step, errors }: RefusedMark,
  isOwn: boolean,
): readonly BlockingQuestion[] => {
  const words = records[seq - 1]?.events.findLast(isSubmitOf(step))?.words
  const [viewThen, last] = [at(seq), at(length)]
  return errors.map(([path, rule], i) => {
    const question = slotAddress(catalogue, path)?.slot.question
    const field = findField(catalogue, viewThen.tree, path)
    const kept = question?.rules.find(({ name }) => name === rule)?.message
    return {
      path,
      title: questionTitle(catalogue, viewThen.tree, path),
      answer: field === null ? '' : shownAnswer(field),
      message: words?.[i]?.[0] ?? kept ?? (field === null ? null : brokenRuleMessage(field)) ?? rule,
      since: laterChange(catalogue, viewThen.tree, last.tree, path, isOwn),
    }
  })
}

const refusedStep = ({ replay, marks, recorded }: SummaryInput): BlockingStep | null => {
  const refused = marks.filter((mark): mark is RefusedMark => mark.tag === 'refused')
  const last = refused.at(-1)
  if (last === undefined) return null
  const { seq, step } = last
  const { isJudgedByOwnRules } = recorded
  return {
    seq,
    at: replay.records[seq - 1]?.at ?? 0,
    step,
    title: stepTitle(replay.catalogue, replay.at(seq), step),
    times: refused.filter(mark => mark.step === step).length,
    refusals: refusalsAt(replay, last, isJudgedByOwnRules(seq) && isJudgedByOwnRules(replay.length)),
    isPassed: marks.some(mark => mark.tag === 'accepted' && mark.step === step && mark.seq > seq),
  }
}

const lastOf = ({ catalogue, records, at, length }: Replay, history: ScreenHistory): LogSummary['last'] => {
  const record = records.at(-1)
  if (record === undefined) return null
  const view = at(length)
  const step = stepOfScreen(history.screenAt(length), view.state)
  return { seq: length, at: record.at, title: step === null ? 'nog geen scherm' : stepTitle(catalogue, view, step) }
}

type SummaryInput = Pick<ReplaySession, 'replay' | 'marks' | 'recorded'>
