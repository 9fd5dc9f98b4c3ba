import fc from 'fast-check'
import type { Catalogue } from '../../domain/engine/catalogue'
import { type Answer, plainAnswer } from '../../domain/language/answer'
import { answerChanged } from '../../events/definitions/answerChanged'
import { itemAdded, itemRemoved, itemRestored } from '../../events/definitions/items'
import type { SurveyEvent, UnknownEvent } from '../../events/record/surveyEvent'
import { anyAnswer, asGiven } from './answers'
import { eventArbitrary } from './record'

/** Few ids, so that events meet; among them those of a visit, of nobody, and of no item at all. */
const idArbitrary = fc.constantFrom('r1-0', 'r2-0', 'r3-0', 'a', 'b', '__proto__', '', 'a.b')

const filledIn = (pattern: string): fc.Arbitrary<string> =>
  fc
    .array(idArbitrary, { minLength: 2, maxLength: 2 })
    .map(ids => ids.reduce((path, id) => path.replace('*', id), pattern))

const oddAnswer = fc.constantFrom<Answer>('', 'x', -1, 0, 1e300, [], ['x'], ['a', 'a'])

/**
 * Events that no decision would make: right and wrong answers in questions and items that are there, or were, or never
 * were; items that come and go by any id; and any other event there is.
 */
export const strayEvent = (catalogue: Catalogue): fc.Arbitrary<SurveyEvent | UnknownEvent> => {
  const answer = fc.constantFrom(...catalogue.slotAt).chain(([pattern, { question }]) =>
    fc.tuple(filledIn(pattern), fc.oneof(anyAnswer(catalogue, question), oddAnswer)).map(([path, value]) => {
      const given = asGiven(value, '2026-11-21')
      // What is stored is JSON, and that has one zero and no other numbers.
      return answerChanged({ path, value: plainAnswer(Number.isNaN(given) || given === Infinity ? '' : given) })
    }),
  )
  const item = fc
    .tuple(
      fc.constantFrom(itemAdded, itemRemoved, itemRestored),
      fc.constantFrom(...catalogue.listAt.keys()).chain(filledIn),
      idArbitrary,
    )
    .map(([make, list, id]) => make({ list, id }))
  return fc.oneof(
    { weight: 4, arbitrary: answer },
    { weight: 4, arbitrary: item },
    { weight: 2, arbitrary: eventArbitrary },
  )
}
