import { expect, test } from 'vitest'
import { disagreements } from '../bench/change'

test('the program that the bench measures against comes to the same answers, errors, steps and notices', () => {
  expect(disagreements(1)).toEqual([])
  expect(disagreements(5)).toEqual([])
})
