import { expect, test } from 'vitest'
import { splitAddition } from '../../../domain/homes/lookupAddress'

test.each([
  ['A2', 'A', '2'],
  ['2', '', '2'],
  ['', '', ''],
  ['a', 'A', ''],
  ['2-hoog', 'HOOG', '2'],
  ['bis / 12', 'BIS', '12'],
])('the addition %s goes out as letter %s and number %s', (addition, number_letter, number_addition) => {
  expect(splitAddition(addition)).toEqual({ number_letter, number_addition })
})
