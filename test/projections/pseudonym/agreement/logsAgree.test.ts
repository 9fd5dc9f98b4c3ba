import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { answerChanged } from '../../../../events/definitions/answerChanged'
import { itemAdded } from '../../../../events/definitions/items'
import { stepSubmitted } from '../../../../events/definitions/stepSubmitted'
import type { SurveyRecord } from '../../../../events/record/surveyRecord'
import { doubtsOf } from '../../../../projections/doubts/doubtsOf'
import { logsAgree } from '../../../../projections/pseudonym/agreement/logsAgree'
import { catalogues } from '../../../arbitraries/surveys'
import { logOf, opened } from '../logs'
import { finished } from '../seeded'

const renamed = { path: (path: string) => path, id: (id: string) => id }
const agree = (one: readonly SurveyRecord[], other: readonly SurveyRecord[]) =>
  finished(logsAgree(catalogues.shipped, doubtsOf(catalogues.shipped), one, other, renamed))
const born = (value: string) => answerChanged({ path: 'customer.date_of_birth', value })
const partner = (value: number) => answerChanged({ path: 'customer.has_partner', value })
const submitted = (errors: readonly (readonly [string, string])[]) =>
  stepSubmitted({ step: 'personal_details', errors, words: null, next: null })

test('the replay of two logs agrees with itself, and with one in which nothing is judged otherwise', () => {
  expect(agree(logOf(opened, born('21-11-1960')), logOf(opened, born('20-11-1960')))).toEqual(E.right('all'))
})

test.each([
  ['a record less', logOf(opened, born('21-11-1960')), logOf(opened)],
  ['another fault', logOf(opened, born('21-11-1960')), logOf(opened, born('21-11-1860'))],
  ['another reason', logOf(opened, born('21-11-2030')), logOf(opened, born('21-11-2020'))],
  ['other questions', logOf(opened, partner(1)), logOf(opened, partner(0))],
  ['an item more', logOf(itemAdded({ list: 'customer.children', id: 'a' })), logOf(partner(1))],
  ['another verdict that was given', logOf(submitted([])), logOf(submitted([['customer.email', 'email']]))],
  ['another age of whoever is exempt', logOf(opened, born('21-11-1960')), logOf(opened, born('21-11-1962'))],
])('the replay of two logs does not agree with %s', (_, one, other) => {
  expect(E.isLeft(agree(one, other))).toBe(true)
})
