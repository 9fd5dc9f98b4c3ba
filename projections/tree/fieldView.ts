/**
 * Builds the view of one question (answer, visibility, requirement, error, options), the same object while unchanged;
 * compares views, and gives the message of the broken rule.
 */
import type { Slot } from '../../domain/engine/catalogue'
import { type CompiledQuestion, hiddenAnswerOf, shownAnswerOf } from '../../domain/engine/evaluation/compiledQuestion'
import {
  boxesAt,
  breachOf,
  choosableAt,
  isWithoutChoice,
  noBreach,
} from '../../domain/engine/evaluation/evaluateQuestion'
import type { AnswerScope, Situation } from '../../domain/engine/situation'
import { type Answer, sameAnswer } from '../../domain/language/answer'
import type { Box, Option } from '../../domain/language/question'

/** One question as it stands. The same object as before as long as nothing about it changed. */
export interface FieldView {
  readonly slot: Slot
  /** The item ids on the way to it, outermost first. */
  readonly ids: readonly string[]
  /** The answer as it counts: the default while the question is hidden. */
  readonly value: Answer
  readonly visible: boolean
  /** Whether an empty answer would be refused now; of what is not shown it never is. */
  readonly required: boolean
  /** The name of the rule it breaks, whether or not the step was submitted. */
  readonly error: string | null
  /** Why an answer that is there breaks it, where the rule's message does not say so. */
  readonly reason: string | null
  /** What was recorded of it, in place of the rule's message: in a replay of other rules. */
  readonly message?: string
  readonly options: readonly Option[]
  /** The office supplied nothing that could be chosen: no choice is demanded, and the lists can be asked for again. */
  readonly nothingToChoose: boolean
  readonly boxes: readonly Box[]
  /** Whether it shows and the customer has answered it himself, if only by making it empty. */
  readonly given: boolean
}

const none: readonly never[] = []

const same = <A>(a: readonly A[], b: readonly A[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** The lists of lenders may come again: what they then offer anew may be what they offered before. */
const sameOption = (a: Option, b: Option | undefined): boolean =>
  a === b || (b !== undefined && a.value === b.value && a.label === b.label && a.offered === b.offered)

const sameOptions = (a: readonly Option[], b: readonly Option[]): boolean =>
  a === b || (a.length === b.length && a.every((one, i) => sameOption(one, b[i])))

const optionsOf = (
  situation: Situation,
  scope: AnswerScope,
  compiled: CompiledQuestion,
  value: Answer,
): readonly Option[] => {
  const { choice, question, offersAll, isSupplied } = compiled
  if (choice !== null && offersAll) return choice.options
  if (choice === null && !isSupplied) return none
  return question.kind === 'choice' ? choosableAt(situation, scope, question, value) : none
}

const boxesOf = (situation: Situation, scope: AnswerScope, { boxes, offersAll }: CompiledQuestion) => {
  if (boxes === null) return none
  return offersAll ? boxes : boxesAt(situation, scope, boxes)
}

/** Whether nobody has yet chosen the place where a slider stands. */
export const isUnchosen = ({ slot, given }: FieldView): boolean => slot.question.kind === 'slider' && !given

/** Whether two views of a question differ in nothing but the answer, and whose it is. */
export const sameButValue = (a: FieldView, b: FieldView): boolean =>
  a.slot === b.slot &&
  same(a.ids, b.ids) &&
  a.visible === b.visible &&
  a.required === b.required &&
  a.error === b.error &&
  a.reason === b.reason &&
  a.message === b.message &&
  a.options === b.options &&
  a.nothingToChoose === b.nothingToChoose &&
  a.boxes === b.boxes

/**
 * Builds the view of one question.
 * @param before the view from before; it is returned when nothing changed
 */
export const fieldView = (
  situation: Situation,
  scope: AnswerScope,
  compiled: CompiledQuestion,
  ids: readonly string[],
  before: FieldView | undefined,
): FieldView => {
  const { slot } = compiled
  const visible = compiled.asked && compiled.shows(situation, scope)
  const value = visible ? shownAnswerOf(situation, scope, compiled) : hiddenAnswerOf(situation, scope, compiled)
  const { error, reason } = visible ? breachOf(situation, scope, compiled, value) : noBreach
  const options = optionsOf(situation, scope, compiled, value)
  const boxes = boxesOf(situation, scope, compiled)
  const nothingToChoose = compiled.isSupplied && isWithoutChoice(situation, scope, slot)
  const required = visible && !nothingToChoose && compiled.demands.some(holds => holds(situation, scope))
  const given = visible && scope.answers.touched[slot.index] === true
  return before !== undefined &&
    before.given === given &&
    before.visible === visible &&
    before.required === required &&
    before.error === error &&
    before.reason === reason &&
    sameAnswer(before.value, value) &&
    before.nothingToChoose === nothingToChoose &&
    sameOptions(before.options, options) &&
    same(before.boxes, boxes)
    ? before
    : { slot, ids, value, visible, required, error, reason, options, nothingToChoose, boxes, given }
}

/** What the customer is told about the broken rule. */
export const brokenRuleMessage = ({ slot, error, message }: FieldView): string | null =>
  error === null ? null : (message ?? slot.question.rules.find(({ name }) => name === error)?.message ?? null)
