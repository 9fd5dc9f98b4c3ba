/**
 * Turns prefilled values into events, corrects products in them to match their lenders, and tells whether a
 * question's options come from the office.
 */
import { answerAt } from '../../domain/engine/answers'
import type { Catalogue } from '../../domain/engine/catalogue'
import { productCorrections } from '../../domain/engine/consequence'
import { slotAddress } from '../../domain/engine/path'
import type { PrefillEffect } from '../../domain/engine/prefill/prefill'
import type { Answer } from '../../domain/language/answer'
import { answerChanged } from '../definitions/answerChanged'
import { itemAdded } from '../definitions/items'
import type { SurveyEvent } from '../record/surveyEvent'
import { evolve } from '../state/evolve'
import { situationOf } from '../state/state'
import type { DecisionContext } from './decision'

/** What a filling changes. */
export const prefillEvents = (filling: PrefillEffect): readonly SurveyEvent[] => {
  switch (filling.tag) {
    case 'item':
      return [itemAdded({ list: filling.list, id: filling.id })]
    case 'answer':
      return [answerChanged({ path: filling.path, value: filling.value })]
    case 'kept':
    case 'read':
    case 'placed':
    case 'unused':
      return []
  }
}

/** Whether it is a lender or a product: nothing else says which products are stray. */
export const isOfficeSupplied = (catalogue: Catalogue, path: string): boolean => {
  const question = slotAddress(catalogue, path)?.slot.question
  return question?.kind === 'choice' && question.supply !== null
}

/**
 * What is filled in, with products that go with their lenders: what would only be put right again is not filled in.
 * @param deciding with the state before it is filled
 */
export const withProductCorrections = (
  { catalogue, state, at }: DecisionContext,
  filled: readonly SurveyEvent[],
): readonly SurveyEvent[] => {
  if (state.lenders.labels.length === 0) return filled
  const own = new WeakSet()
  const after = filled
    .filter(event => event.type !== 'AnswerChanged' || isOfficeSupplied(catalogue, event.path))
    .reduce((folded, event) => evolve(catalogue, folded, { at, by: 'server', event }, own), state)
  const right = new Map(productCorrections(situationOf(catalogue, after)).map(({ path, value }) => [path, value]))
  if (right.size === 0) return filled
  const isThere = (path: string, value: Answer): boolean => {
    const address = slotAddress(catalogue, path)
    return address !== null && (answerAt(state.answers, address) ?? address.slot.question.initial) === value
  }
  return [
    ...filled.filter(event => event.type !== 'AnswerChanged' || !right.has(event.path)),
    ...[...right].flatMap(([path, value]) => (isThere(path, value) ? [] : [answerChanged({ path, value })])),
  ]
}
