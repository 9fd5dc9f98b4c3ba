/**
 * Lists in words why a screen of the one-question view asks its questions: the causing answer, the consequences, the
 * look-up and the step's purpose.
 */
import type { Catalogue, Node, Slot } from '../../domain/engine/catalogue'
import { slotPath } from '../../domain/engine/path'
import { describeStep } from '../../domain/engine/steps/describeStep'
import { isAsked, isListAsked, profileOf, type VisitContext } from '../../domain/engine/visitContext'
import { type Condition, questionsReadBy, type Readable } from '../../domain/language/condition'
import type { Part } from '../../domain/language/section'
import type { StepKey } from '../../domain/language/stepKey'
import { questionReasonTexts, stepsWithoutReason } from '../../domain/texts/oneQuestionViewTexts'
import type { SurveyView } from '../live'
import type { FieldView } from '../tree/fieldView'
import { findGroup } from '../tree/findNode'
import { shownAnswer } from '../wording/shownAnswer'
import { pieceOf, type QuestionScreen } from './questionScreen'

/** The answers that a condition asks for, outermost first; of what must not be, or may be one of several, nothing. */
const questionsIn = (condition: Condition): readonly Readable[] => {
  switch (condition.tag) {
    case 'is':
    case 'ticked':
      return [condition.question]
    case 'all':
      return condition.of.flatMap(questionsIn)
    default:
      return []
  }
}

/** A question of the screen's own item, or of one around it. */
const fieldOf = (
  catalogue: Catalogue,
  { tree }: SurveyView,
  of: Readable,
  ids: readonly string[],
): FieldView | null => {
  const slot = catalogue.slotOf.get(of)
  return slot === undefined ? null : (findGroup(tree, slot.group, ids)?.fields[slot.index] ?? null)
}

const conditionOf = (screen: QuestionScreen): Condition | null => {
  const piece = pieceOf(screen)
  return piece?.slots[0]?.condition ?? piece?.list?.gate.condition ?? null
}

/** The last answer that brought the question: that which stands nearest to it. */
const causeOf = (catalogue: Catalogue, view: SurveyView, screen: QuestionScreen): string | null => {
  const condition = conditionOf(screen)
  const own = condition === null ? [] : questionsIn(condition)
  // In an item the list has been opened by an answer too.
  const list = screen.items.at(-1)?.list.list.gate ?? null
  const cause = own.at(-1) ?? list
  const field = cause === null ? null : fieldOf(catalogue, view, cause, screen.ids)
  if (field === null || !field.visible) return null
  const answer = shownAnswer(field)
  return answer === '' || screen.paths.includes(slotPath(field.slot, field.ids))
    ? null
    : questionReasonTexts.cause(field.slot.question.title, answer)
}

/** What a node asks for, where it is a question of this visit or a list of it; null where it is neither. */
const titleAskedBy = (context: VisitContext, node: Node, of: Slot): string | null => {
  if (node === of || !questionsReadBy(node.condition).includes(of.question)) return null
  if (node.kind === 'slot')
    return node.question.kind !== 'stored' && isAsked(context, node) ? node.question.title : null
  const list = node.group.lists.find(({ gate }) => gate === node)
  return list !== undefined && isListAsked(context, list) ? list.list.called : null
}

/** So many are named; of the rest it is said that they are there. */
const most = 3

const effectsOf = (context: VisitContext, slots: readonly Slot[]): readonly string[] => {
  const here = new Set<Node>(slots)
  const titles = new Set(
    slots.flatMap(slot =>
      slot.dependents.flatMap(node => (here.has(node) ? [] : (titleAskedBy(context, node, slot) ?? []))),
    ),
  )
  const { steps } = context.catalogue.survey
  const come = steps.filter(
    ({ key, comesWhen }) =>
      comesWhen !== null &&
      profileOf(context).steps.includes(key) &&
      questionsReadBy(comesWhen).some(read => slots.some(({ question }) => question === read)),
  )
  return [
    ...(titles.size === 0
      ? []
      : [questionReasonTexts.effect([...titles].slice(0, most), Math.max(titles.size - most, 0))]),
    ...(come.length === 0 ? [] : [questionReasonTexts.steps(come.map(({ title }) => title))]),
  ]
}

const looksUpIn = (screen: QuestionScreen): Part['looksUp'] => {
  const parts = Object.values(pieceOf(screen)?.content ?? {}).flatMap(entry =>
    entry.kind === 'part' ? [entry.looksUp] : [],
  )
  return parts[0] ?? null
}

/**
 * Every reason stands in the catalogue; empty where that gives none.
 * @param isFirst whether the screen says by itself what its step is for
 */
export const questionReasons = (
  catalogue: Catalogue,
  view: SurveyView,
  key: StepKey,
  screen: QuestionScreen,
  isFirst: boolean,
): readonly string[] => {
  const step = catalogue.stepAt.get(key)
  const piece = pieceOf(screen)
  if (step === undefined || piece === null || screen.paths.length === 0) return []
  const context = { catalogue, facts: view.state.facts }
  const cause = causeOf(catalogue, view, screen)
  const looksUp = looksUpIn(screen)
  const about = isFirst || stepsWithoutReason.has(key) ? '' : describeStep(context, step)
  return [
    ...(cause === null ? [] : [cause]),
    ...effectsOf(context, piece.slots),
    ...(looksUp === null ? [] : [questionReasonTexts[looksUp]]),
    ...(about === '' ? [] : [about]),
  ]
}
