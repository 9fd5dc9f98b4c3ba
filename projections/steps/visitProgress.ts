/**
 * Counts the answered, open and unchosen questions of each step, a section and the whole visit, with how sure the
 * count is; sums what remains and compares counts.
 */
import { rootOf } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { type CompiledVisit, compiledVisitOf } from '../../domain/engine/evaluation/compiledVisit'
import { countBoundBy, looserBound } from '../../domain/engine/evaluation/countBoundBy'
import type { Situation } from '../../domain/engine/situation'
import { orderOf, stepOf } from '../../domain/engine/steps/stepOrder'
import { isExempt } from '../../domain/engine/steps/stepVerdict'
import type { CountBound } from '../../domain/language/countBound'
import type { Section } from '../../domain/language/section'
import type { StepKey } from '../../domain/language/stepKey'
import { situationOf } from '../../events/state/state'
import { isJudged, type SurveyView } from '../live'
import type { FieldView } from '../tree/fieldView'
import type { GroupView, SurveyTree } from '../tree/surveyTree'
import { isExemptNow } from './errorScope'
import { officeRefusedFields } from './officeRefusals'
import { questionCompletion } from './questionCompletion'

/**
 * How far one is, counted in the questions that are not marked as '(niet verplicht)'. What is wrong is open, marked or not.
 * `bound`: how sure that is, by what is still to be answered.
 */
export interface QuestionProgress {
  readonly answered: number
  readonly open: number
  readonly unchosen: number
  readonly bound: CountBound
}

export const sameProgress = (a: QuestionProgress, b: QuestionProgress): boolean =>
  a.answered === b.answered && a.open === b.open && a.unchosen === b.unchosen && a.bound === b.bound

/** How many of them are still to be answered or put right. */
export const remainingQuestions = ({ open, unchosen }: QuestionProgress): number => open + unchosen

export const totalQuestions = (progress: QuestionProgress): number => progress.answered + remainingQuestions(progress)

const noProgress: QuestionProgress = { answered: 0, open: 0, unchosen: 0, bound: 'exact' }

const sumProgress = (parts: Iterable<QuestionProgress>): QuestionProgress => {
  let [answered, open, unchosen] = [0, 0, 0]
  let { bound } = noProgress
  for (const part of parts) {
    answered += part.answered
    open += part.open
    unchosen += part.unchosen
    bound = looserBound(bound, part.bound)
  }
  return { answered, open, unchosen, bound }
}

interface CachedProgress {
  readonly visit: CompiledVisit
  readonly progress: QuestionProgress
}

/** A view is of one section or item and never changes: what was counted in it is good as long as the visit is the same. */
const progressByGroup = new WeakMap<GroupView, CachedProgress>()

const countGroup = (visit: CompiledVisit, view: GroupView): QuestionProgress => {
  let [answered, open, unchosen] = [0, 0, 0]
  let { bound } = noProgress
  for (const field of view.fields) {
    const status = questionCompletion(field, true)
    if (status === null) continue
    if (status === 'answered') answered++
    else bound = looserBound(bound, countBoundBy(visit, field.slot))
    if (status === 'open') open++
    else if (status === 'unchosen') unchosen++
  }
  const own = { answered, open, unchosen, bound }
  const items = view.lists.flatMap(list => (list.visible ? list.items : []))
  return items.length === 0 ? own : sumProgress([own, ...items.map(item => groupProgress(visit, item))])
}

/** How far one is in a section or an item, with the items in it that show. */
const groupProgress = (visit: CompiledVisit, view: GroupView): QuestionProgress => {
  const cached = progressByGroup.get(view)
  if (cached?.visit === visit) return cached.progress
  const progress = countGroup(visit, view)
  progressByGroup.set(view, { visit, progress: progress })
  return progress
}

/** The office refused it as it is: it is open, whatever it was. */
const withOfficeRefusals = (progress: QuestionProgress, refused: readonly FieldView[]): QuestionProgress => {
  let { answered, open, unchosen } = progress
  for (const field of refused) {
    const status = questionCompletion(field, true)
    if (status === 'answered') answered--
    if (status === 'unchosen') unchosen--
    if (status !== 'open') open++
  }
  return { ...progress, answered, open, unchosen }
}

const stepProgress = (
  situation: Situation,
  tree: SurveyTree,
  key: StepKey,
  refused: readonly FieldView[],
): QuestionProgress => {
  const step = stepOf(situation, key)
  if (step !== null && isExempt(situation, step)) return noProgress
  const visit = compiledVisitOf(situation)
  const progress = sumProgress(
    (situation.catalogue.sectionsOf.get(key) ?? []).flatMap(({ id }) => {
      const view = tree[id]
      return view === undefined ? [] : [groupProgress(visit, view)]
    }),
  )
  return withOfficeRefusals(
    progress,
    refused.filter(({ slot }) => slot.group.step?.key === key),
  )
}

/** What was counted last: what stands beside a step asks several times after each answer. */
const cache = new WeakMap<
  Catalogue,
  { readonly view: SurveyView; readonly steps: ReadonlyMap<StepKey, QuestionProgress> }
>()

/** The progress of each step of the visit, in its order; where whatever is answered is right, nothing counts. */
export const progressByStep = (catalogue: Catalogue, view: SurveyView): ReadonlyMap<StepKey, QuestionProgress> => {
  const cached = cache.get(catalogue)
  if (cached?.view === view) return cached.steps
  const situation = situationOf(catalogue, view.state)
  const refused = officeRefusedFields(catalogue, view)
  const count = (key: StepKey): QuestionProgress =>
    isJudged(view) ? stepProgress(situation, view.tree, key, refused) : noProgress
  const steps = new Map(orderOf(situation).map(key => [key, count(key)]))
  cache.set(catalogue, { view, steps })
  return steps
}

/** The progress of the whole visit. */
export const visitProgress = (catalogue: Catalogue, view: SurveyView): QuestionProgress =>
  sumProgress(progressByStep(catalogue, view).values())

/** How many questions of a section are left; none in a step where whatever is answered is right. */
export const remainingInSection = (catalogue: Catalogue, whole: SurveyView, section: Section): number => {
  const { state, tree } = whole
  const group = catalogue.gateOf.get(section)?.group
  const view = group === undefined ? undefined : tree[group.id]
  if (group === undefined || view === undefined || !isJudged(whole)) return 0
  if (group.step !== null && isExemptNow(catalogue, state, group.step.key)) return 0
  const refused = officeRefusedFields(catalogue, whole).filter(({ slot }) => rootOf(slot.group) === group)
  return remainingQuestions(
    withOfficeRefusals(groupProgress(compiledVisitOf(situationOf(catalogue, state)), view), refused),
  )
}
