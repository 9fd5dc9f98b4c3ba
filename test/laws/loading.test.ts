import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers, GroupAnswers } from '../../domain/answers'
import { live, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

test('loading the same customer again brings nothing new', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const last = visit.moves.findLast(move => move.move === 'other' && move.command.type === 'LoadCustomer')
    fc.pre(last !== undefined)
    const once = live({ ...visit, moves: [...visit.moves, last] })
    const twice = live({ ...visit, moves: [...visit.moves, last, last] })
    expect(twice.last).toEqual(once.last)
  })
  checkLaw('loading is idempotent', law)
})

/** Every answer that is the customer's own, by where it stands, with those of removed items; and what was removed. */
const own = (answers: Answers): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>()
  const within = ({ values, touched, lists }: GroupAnswers, path: string): void => {
    for (const [at, value] of values.entries()) if (touched[at] === true) found.set(`${path}/${at}`, value)
    for (const [list, { ids, items, removed }] of lists.entries()) {
      for (const [at, item] of items.entries()) within(item, `${path}/${list}/${ids[at]}`)
      for (const [id, { item }] of removed) {
        found.set(`${path}/${list}/${id}`, 'removed')
        within(item, `${path}/${list}/${id}`)
      }
    }
  }
  for (const [group, root] of answers.entries()) within(root, String(group))
  return found
}

test('what the office sends never replaces an answer that the customer gave, nor brings back what was removed', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { records, states } = live(visit)
    for (const [at, record] of records.entries()) {
      const [before, after] = [states[at], states[at + 1]]
      if (record.command !== 'LoadCustomer' || before === undefined || after === undefined) continue
      expect(own(after.answers)).toEqual(own(before.answers))
    }
  })
  checkLaw('loading keeps the customer’s own answers', law)
})
