import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers, GroupAnswers } from '../../domain/engine/answers'
import type { Group, Slot } from '../../domain/engine/catalogue'
import { isKeptEmpty, type VisitContext } from '../../domain/engine/visitContext'
import { evolve } from '../../events/state/evolve'
import { foldRecord } from '../../events/state/fold'
import { catalogues } from '../arbitraries/surveys'
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

/** A product follows the lists of the office (checklist LEN-18). */
const isProduct = ({ question }: Slot | Record<'question', null>): boolean =>
  question?.kind === 'choice' && question.supply?.from === 'products'

/**
 * Every answer that is the customer's own, by where it stands, with those of removed items; and what was removed. Not of
 * lists that the visit keeps empty (checklist LEN-13).
 */
const own = (visited: VisitContext, answers: Answers): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>()
  const within = (group: Group, { values, touched, lists }: GroupAnswers, path: string): void => {
    for (const [at, value] of values.entries())
      if (touched[at] === true && !isProduct(group.slots[at] ?? { question: null })) found.set(`${path}/${at}`, value)
    for (const list of group.lists) {
      const held = lists[list.index]
      if (held === undefined || isKeptEmpty(visited, list)) continue
      const inside = `${path}/${list.index}`
      for (const [at, item] of held.items.entries()) within(list.item, item, `${inside}/${held.ids[at]}`)
      for (const [id, { item }] of held.removed) {
        found.set(`${inside}/${id}`, 'removed')
        within(list.item, item, `${inside}/${id}`)
      }
    }
  }
  for (const group of visited.catalogue.groups) {
    const root = answers[group.id]
    if (group.within === null && root !== undefined) within(group, root, String(group.id))
  }
  return found
}

test('what the office sends or was retrieved never replaces an answer that the customer gave, nor brings back what was removed', () => {
  const law = fc.property(visitArbitrary(), visit => {
    const { records, states } = live(visit)
    const catalogue = catalogues[visit.survey]
    for (const [at, record] of records.entries()) {
      const [before, after] = [states[at], states[at + 1]]
      const loads = ['LoadCustomer', 'LoadRetrieval', 'LoadLenders'].includes(record.command)
      if (!loads || before === undefined || after === undefined) continue
      const visited = { catalogue, facts: after.facts }
      expect(own(visited, after.answers)).toEqual(own(visited, before.answers))
    }
  })
  checkLaw('loading keeps the customer’s own answers', law)
})

test('a record folds as its events do one by one, and changes nothing of the state before it', () => {
  const law = fc.property(visitArbitrary(), visit => {
    // The states are frozen: who writes in one throws.
    const { catalogue, records, states } = live(visit)
    for (const [n, record] of records.entries()) {
      const before = states[n]
      if (before === undefined) continue
      const { at, by, events } = record
      const singly = events.reduce((state, event) => evolve(catalogue, state, { at, by, event }), before)
      expect(foldRecord(catalogue, before, record)).toEqual(singly)
    }
  })
  checkLaw('a record folds as its events', law)
})
