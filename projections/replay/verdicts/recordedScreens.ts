/**
 * Gives the screens of a replay the errors as recorded where the rules of another build judged; tells at a position whose
 * rules judged and which recorded messages have no visible question.
 */
import { type GroupAnswers, listsTo, type SlotAddress } from '../../../domain/engine/answers'
import type { Catalogue, Group } from '../../../domain/engine/catalogue'
import { slotAddress } from '../../../domain/engine/path'
import { orderOf, sideNavigationSteps } from '../../../domain/engine/steps/stepOrder'
import { sameAnswer } from '../../../domain/language/answer'
import type { StepKey } from '../../../domain/language/stepKey'
import { type State, situationOf } from '../../../events/state/state'
import type { SurveyView } from '../../live'
import { showsAt } from '../../tree/findNode'
import type { Replay, ReplayPosition } from '../replay'
import { type RecordedError, recordedTree } from './recordedTree'
import { type RecordedVerdict, recordedVerdicts } from './recordedVerdicts'

/** What can be said of right and wrong at a position. */
export interface RecordedJudgement {
  /**
   * `own`: the rules of this build judged there. `other`: others did, and what they said is drawn as it was recorded;
   * `silent`: the same of a screen of which the log does not say what the customer read.
   */
  readonly by: 'own' | 'other' | 'silent'
  /** Words that stood at questions of the step that this build does not have, or does not show; by the question's path. */
  readonly unmatchedWords: ReadonlyMap<string, string>
}

/** A replay as its screens are drawn. */
export interface RecordedScreens {
  /** What the screens read: as the rules of this build have it where they judged, else right and wrong as recorded. */
  readonly viewOf: (view: ReplayPosition) => SurveyView
  /** @param step the step that is in sight; null for a screen that is none */
  readonly judgementAt: (position: number, step: StepKey | null) => RecordedJudgement
  /** Whether the rules of this build judged there. */
  readonly isJudgedByOwnRules: (position: number) => boolean
}

/** The questions of a section or an item that stand there otherwise; of items those that are there both times. */
const differingSlots = (
  group: Group,
  was: GroupAnswers | undefined,
  is: GroupAnswers | undefined,
  ids: readonly string[],
): readonly SlotAddress[] => {
  if (was === is || was === undefined || is === undefined) return []
  const own = group.slots.flatMap(slot => {
    const [before, now] = [was, is].map(({ values }) => values[slot.index] ?? slot.question.initial)
    return before === undefined || now === undefined || sameAnswer(before, now) ? [] : [{ slot, ids }]
  })
  const inItems = group.lists.flatMap((list, i) =>
    (is.lists[i] === was.lists[i] ? [] : (is.lists[i]?.ids ?? [])).flatMap((id, n) => {
      const at = was.lists[i]?.index.get(id)
      return at === undefined
        ? []
        : differingSlots(list.item, was.lists[i]?.items[at], is.lists[i]?.items[n], [...ids, id])
    }),
  )
  return [...own, ...inItems]
}

/** The questions that stand otherwise at a position than right after a record; states share what is the same in both. */
const changedSince = ({ catalogue, stateAt }: Replay, seq: number, position: number): readonly SlotAddress[] => {
  const [then, now] = [stateAt(seq).answers, stateAt(position).answers]
  return catalogue.groups.flatMap((group, i) =>
    group.within === null ? differingSlots(group, then[i], now[i], []) : [],
  )
}

/** Whether an answer is looked at in judging a question; one in another item of the same list is not. */
const affects = (answer: SlotAddress, question: SlotAddress): boolean => {
  if (!answer.slot.dependents.includes(question.slot)) return false
  const [here, there] = [listsTo(answer.slot.group), listsTo(question.slot.group)]
  return here.every((list, depth) => list !== there[depth] || answer.ids[depth] === question.ids[depth])
}

/** The refused questions of a verdict of which nothing changed since that they were judged by. */
const currentErrors = (
  { catalogue }: Replay,
  { errors, words }: RecordedVerdict,
  changed: readonly SlotAddress[],
): ReadonlyMap<string, RecordedError> =>
  new Map(
    errors.flatMap(([path, rule], at) => {
      const said = words?.[at]
      const address = slotAddress(catalogue, path)
      if (said === undefined || (address !== null && changed.some(one => affects(one, address)))) return []
      return [[path, recordedError(said, rule)] as const]
    }),
  )

/** The same object for the same words, so that what stays as it was is drawn once. */
const errorCache = new WeakMap<RecordedError['words'], RecordedError>()

const recordedError = (words: RecordedError['words'], rule: string): RecordedError => {
  const known = errorCache.get(words) ?? { rule, words }
  errorCache.set(words, known)
  return known
}

/** How many questions are still refused, and whether anything of the step is another than when it was judged. */
interface VerdictStatus {
  readonly next: StepKey | null
  readonly errors: number
  readonly changed: boolean
}

/** The step that the farthest verdict led to, as far as it is known and nothing of that step changed since. */
const farthestStep = (
  catalogue: Catalogue,
  state: State,
  known: (step: StepKey) => VerdictStatus | null,
): StepKey | null => {
  const last = sideNavigationSteps(orderOf(situationOf(catalogue, state))).findLast(step => state.submitted.has(step))
  const verdict = last === undefined ? null : known(last)
  if (last === undefined || verdict === null) return null
  if (verdict.errors > 0) return last
  return verdict.changed ? null : verdict.next
}

/**
 * How a replay is drawn whose log other rules may have judged: no question is wrong that was not refused by the last
 * verdict of its step, with the words that were recorded. What changed since, and what was never submitted, is neither.
 * @param ownRules the digest of the rules of this build
 */
export const recordedScreens = (replay: Replay, ownRules: string): RecordedScreens => {
  const { catalogue } = replay
  const verdictsAt = recordedVerdicts(replay, ownRules)
  const isJudgedByOwnRules = (position: number): boolean => verdictsAt(position).rules === ownRules
  let last: { readonly of: ReplayPosition; readonly view: SurveyView } | null = null

  /** What stands of each step's last verdict. */
  const currentVerdicts = (position: number) =>
    [...verdictsAt(position).steps].map(([step, verdict]) => {
      const changed = changedSince(replay, verdict.seq, position)
      const isOfStep = changed.some(({ slot }) => slot.group.step?.key === step)
      return { step, verdict, isOfStep, errors: currentErrors(replay, verdict, changed) }
    })

  const recordedView = (view: ReplayPosition): SurveyView => {
    const { state, position } = view
    const all = currentVerdicts(position)
    const whole = new Map(all.flatMap(({ errors: some }) => [...some]))
    const submitted = new Map(
      all.flatMap(({ step, errors: some }) =>
        some.size > 0 || step === 'complete' ? [[step, new Set(some.keys())] as const] : [],
      ),
    )
    const ahead = farthestStep(catalogue, state, step => {
      const one = all.find(known => known.step === step)
      return one === undefined
        ? null
        : { next: one.verdict.next, errors: one.errors.size, changed: one.isOfStep || one.verdict.errors.length > 0 }
    })
    return { state: { ...state, submitted }, tree: recordedTree(catalogue, view.tree, whole), recorded: { ahead } }
  }

  return {
    isJudgedByOwnRules,
    viewOf: view => {
      if (isJudgedByOwnRules(view.position)) return view
      if (last?.of === view) return last.view
      last = { of: view, view: recordedView(view) }
      return last.view
    },
    judgementAt: (position, step) => {
      if (isJudgedByOwnRules(position)) return { by: 'own', unmatchedWords: new Map() }
      const verdict = step === null ? undefined : verdictsAt(position).steps.get(step)
      if (verdict === undefined) return { by: 'other', unmatchedWords: new Map() }
      if (verdict.words === null) return { by: 'silent', unmatchedWords: new Map() }
      const isAsJudged = replay.stateAt(verdict.seq).answers === replay.stateAt(position).answers
      const { tree } = replay.at(position)
      return {
        by: 'other',
        unmatchedWords: new Map(
          verdict.errors.flatMap(([path], at) =>
            isAsJudged && !showsAt(catalogue, tree, path) ? [[path, verdict.words?.[at]?.[0] ?? ''] as const] : [],
          ),
        ),
      }
    },
  }
}
