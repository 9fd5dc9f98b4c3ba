/** Gives the words at each question that a step is refused for: the broken rule's message and the reason. */

import { evaluateQuestion, scopeAt } from '../evaluation/evaluateQuestion'
import { slotAddress } from '../path'
import type { Situation } from '../situation'
import type { QuestionRefusal } from './stepVerdict'

/** What stands at a refused question: the broken rule's message, and why the answer breaks it, null where that says so. */
export type RefusalWords = readonly [message: string, reason: string | null]

/** In the order of the questions. */
export const refusalWords = (situation: Situation, errors: readonly QuestionRefusal[]): readonly RefusalWords[] =>
  errors.map(([path, rule]) => {
    const address = slotAddress(situation.catalogue, path)
    const scope = address === null ? null : scopeAt(situation, address.slot.group, address.ids)
    if (address === null || scope === null) return ['', null]
    const { rules } = address.slot.question
    const message = rules.find(({ name }) => name === rule)?.message ?? ''
    return [message, evaluateQuestion(situation, scope, address.slot).reason]
  })
