/**
 * Works out which answers change along with another: the interest type with a date, the product with its lender; and
 * which products do not go with their lender.
 */

import type { Answer } from '../language/answer'
import { isoDateOf, monthsLater } from '../language/date'
import type { Lenders } from '../language/lender'
import type { ChoiceQuestion, DateConsequence, Question } from '../language/question'
import { type Answers, answerAt, listAt, type SlotAddress } from './answers'
import type { Group, Slot } from './catalogue'
import { isEmptyAnswer } from './kinds/kinds'
import { slotPath } from './path'
import type { Situation } from './situation'
import { productsOf } from './suppliedOptions'
import { isAsked } from './visitContext'

/** An answer that follows from another, by its path. */
export interface Consequence {
  readonly path: string
  readonly value: Answer
}

/** An answer that must be so, as long as this visit asks for it; nothing where it is so already. */
const unlessSame = (situation: Situation, slot: Slot, ids: readonly string[], value: Answer): Consequence[] => {
  const current = answerAt(situation.answers, { slot, ids })
  if (current === undefined || current === value || !isAsked(situation, slot)) return []
  return [{ path: slotPath(slot, ids), value }]
}

/** Only a real date settles anything: one that is cleared or half typed changes nothing. */
const byDate = (situation: Situation, { slot, ids }: SlotAddress, settles: DateConsequence): readonly Consequence[] => {
  const { catalogue, facts, answers } = situation
  const date = isoDateOf(String(answerAt(answers, { slot, ids }) ?? ''))
  const settled = catalogue.slotOf.get(settles.question)
  if (date === null || settled === undefined || facts.today === '') return []
  const value = date > monthsLater(facts.today, settles.months) ? settles.beyond : settles.within
  return unlessSame(situation, settled, ids, value)
}

/** The product that goes with a lender: the held one if it is the lender's, the only one there is, else none. */
const productFor = (lists: Lenders, lender: string, current: Answer): string => {
  const products = productsOf(lists, lender)
  const [first] = products
  if (products.some(({ value }) => value === current)) return String(current)
  return products.length === 1 && first !== undefined ? first.value : 'none'
}

const productAt = (situation: Situation, slot: Slot, ids: readonly string[], lender: Answer): Consequence[] => {
  const current = answerAt(situation.answers, { slot, ids }) ?? 'none'
  return unlessSame(situation, slot, ids, productFor(situation.lenders, String(lender), current))
}

const lenderOf = ({ question }: Slot): ChoiceQuestion | null =>
  question.kind === 'choice' && question.supply?.from === 'products' ? question.supply.of : null

const byLender = (situation: Situation, { slot, ids }: SlotAddress): readonly Consequence[] => {
  const lender = answerAt(situation.answers, { slot, ids }) ?? 'none'
  return slot.dependents.flatMap(node =>
    node.kind === 'slot' && lenderOf(node) === slot.question ? productAt(situation, node, ids, lender) : [],
  )
}

/** The ids that lead to a group, for every item there is; a section stands once. */
const idsOfEveryItem = (answers: Answers, { within }: Group): readonly (readonly string[])[] =>
  within === null
    ? [[]]
    : idsOfEveryItem(answers, within.group).flatMap(ids =>
        (listAt(answers, within, ids)?.ids ?? []).map(id => [...ids, id]),
      )

export const hasConsequences = (question: Question): boolean =>
  question.kind === 'date'
    ? question.settles !== null
    : question.kind === 'choice' && question.supply?.from === 'lenders'

/**
 * What an answer brings about (spec 2 section 4): the kind of interest from the end of the fixed period, the product from the
 * lender. `situation` is the one with that answer in it.
 */
export const consequencesOf = (situation: Situation, address: SlotAddress): readonly Consequence[] => {
  const { question } = address.slot
  if (question.kind === 'date' && question.settles !== null) return byDate(situation, address, question.settles)
  return hasConsequences(question) ? byLender(situation, address) : []
}

/**
 * The products that do not go with their lender, with what stands in their place: a product of another lender goes, the
 * only one there is comes. A lender that has no list here says nothing of its products.
 */
export const productCorrections = (situation: Situation): readonly Consequence[] => {
  const { catalogue, answers, lenders } = situation
  if (lenders.labels.length === 0) return []
  return catalogue.slots.flatMap(slot => {
    const of = catalogue.slotOf.get(lenderOf(slot) ?? slot.question)
    if (of === undefined || of === slot) return []
    return idsOfEveryItem(answers, slot.group).flatMap(ids => {
      const lender = answerAt(answers, { slot: of, ids }) ?? 'none'
      if (isEmptyAnswer(of.question, lender) || productsOf(lenders, String(lender)).length === 0) return []
      return productAt(situation, slot, ids, lender)
    })
  })
}
