import { expect, test } from 'vitest'
import { disagreements } from '../bench/change'

test.each(['loanParts', 'everything'] as const)(
  'the program that the bench measures against comes to the same answers, errors, steps and notices: %s',
  visit => {
    expect(disagreements(visit, 1)).toEqual([])
    expect(disagreements(visit, 5)).toEqual([])
  },
)
