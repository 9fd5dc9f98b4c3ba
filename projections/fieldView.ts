import type { Slot } from '../domain/engine/catalogue'
import { boxesAt, choosableAt, isWithoutChoice, judgedAt, type Place, type Situation } from '../domain/engine/reading'
import { type Answer, sameAnswer } from '../domain/language/answer'
import type { Box, Option } from '../domain/language/question'

/** One question as it stands. The same object as before as long as nothing about it changed. */
export interface FieldView {
  readonly slot: Slot
  /** The item ids on the way to it, outermost first. */
  readonly ids: readonly string[]
  /** The answer as it counts: the default while the question is hidden. */
  readonly value: Answer
  readonly visible: boolean
  /** The name of the rule it breaks, whether or not the step was submitted. */
  readonly error: string | null
  /** Why an answer that is there breaks it, where the rule's message does not say so. */
  readonly reason: string | null
  readonly options: readonly Option[]
  /** The office supplied nothing that could be chosen: no choice is demanded, and the lists can be asked for again. */
  readonly nothingToChoose: boolean
  readonly boxes: readonly Box[]
  /** Whether the place where a slider stands is the customer's own choice; of every other kind it is. */
  readonly chosen: boolean
}

const none: readonly never[] = []

const same = <A>(a: readonly A[], b: readonly A[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i])

/** The lists of lenders may come again: what they then offer anew may be what they offered before. */
const sameOption = (a: Option, b: Option | undefined): boolean =>
  a === b || (b !== undefined && a.value === b.value && a.label === b.label && a.offered === b.offered)

const sameOptions = (a: readonly Option[], b: readonly Option[]): boolean =>
  a === b || (a.length === b.length && a.every((one, i) => sameOption(one, b[i])))

/** @param before what stood here, to be kept as it is when nothing changed. */
export const fieldView = (
  situation: Situation,
  place: Place,
  slot: Slot,
  ids: readonly string[],
  before: FieldView | undefined,
): FieldView => {
  const { question } = slot
  const { value, visible, error, reason } = judgedAt(situation, place, slot)
  const options = question.kind === 'choice' ? choosableAt(situation, place, question, value) : none
  const boxes = question.kind === 'boxes' ? boxesAt(situation, place, question.boxes) : none
  const nothingToChoose = isWithoutChoice(situation, place, slot)
  const chosen = question.kind !== 'slider' || place.answers.touched[slot.index] === true
  return before !== undefined &&
    before.chosen === chosen &&
    before.visible === visible &&
    before.error === error &&
    before.reason === reason &&
    sameAnswer(before.value, value) &&
    before.nothingToChoose === nothingToChoose &&
    sameOptions(before.options, options) &&
    same(before.boxes, boxes)
    ? before
    : { slot, ids, value, visible, error, reason, options, nothingToChoose, boxes, chosen }
}

/** What the customer is told about the broken rule. */
export const messageOf = ({ slot, error }: FieldView): string | null =>
  error === null ? null : (slot.question.rules.find(({ name }) => name === error)?.message ?? null)
