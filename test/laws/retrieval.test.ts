import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAt } from '../../domain/engine/answers'
import { choosableAt, scopeAt } from '../../domain/engine/evaluation/evaluateQuestion'
import { slotAddress } from '../../domain/engine/path'
import { type State, situationOf } from '../../events/state/state'
import { retrievalCommand } from '../arbitraries/plainMoves'
import { catalogues } from '../arbitraries/surveys'
import { live, type Visit, visitArbitrary } from '../arbitraries/visit'
import { checkLaw } from './check'

const catalogue = catalogues.shipped

const retrieval = retrievalCommand.map(command => ({ move: 'other' as const, command }))

const shipped = visitArbitrary(25).map((visit): Visit => ({ ...visit, survey: 'shipped' }))

test('the same result again is nothing new', () => {
  const law = fc.property(shipped, retrieval, (visit, came) => {
    const once = live({ ...visit, moves: [...visit.moves, came] })
    const twice = live({ ...visit, moves: [...visit.moves, came, came] })
    expect(twice.last).toEqual(once.last)
    expect(twice.records.length).toBe(once.records.length)
  })
  checkLaw('retrieving is idempotent', law)
})

/** What stands at a question; undefined where it is not there. */
const standing = (state: State, path: string) => {
  const address = slotAddress(catalogue, path)
  return address === null ? undefined : answerAt(state.answers, address)
}

test('nothing that was retrieved stands in a choice that does not offer it, whatever the lists are', () => {
  const law = fc.property(shipped, retrieval, (visit, came) => {
    const { states, records } = live({ ...visit, moves: [...visit.moves, came] })
    for (const [at, record] of records.entries()) {
      const after = states[at + 1]
      if (record.command !== 'LoadRetrieval' || after === undefined) continue
      for (const event of record.events) {
        const address = event.type === 'AnswerChanged' ? slotAddress(catalogue, event.path) : null
        if (address?.slot.question.kind !== 'choice' || event.type !== 'AnswerChanged') continue
        const { slot, ids } = address
        const situation = situationOf(catalogue, after)
        const place = scopeAt(situation, slot.group, ids)
        const { question } = slot
        if (place === null || question.kind !== 'choice' || event.value === question.none) continue
        const offered = choosableAt(situation, place, question, event.value)
        const lists = question.supply === null ? offered : offered.filter(one => one.offered === 'always')
        expect(lists.map(({ value }) => value)).toContain(event.value)
      }
    }
  })
  checkLaw('retrieved choices are offered', law)
})

test('it does not matter whether the office or the retrieval comes first, for what either says of a question', () => {
  const law = fc.property(shipped, retrieval, (visit, came) => {
    const load = visit.moves.find(move => move.move === 'other' && move.command.type === 'LoadCustomer')
    fc.pre(load !== undefined)
    // What was brought along before is out of the way: only what the customer did stands.
    const own = visit.moves.filter(move => move.move !== 'other' || move.command.type === 'OpenPortal')
    const first = live({ ...visit, moves: [load, ...own, came, load] }).last
    const second = live({ ...visit, moves: [load, ...own, load, came] }).last
    for (const [path, { manner }] of first.retrieval?.told ?? []) {
      const isRoot = slotAddress(catalogue, path)?.ids.length === 0
      if (isRoot && manner !== 'assumed') expect([path, standing(first, path)]).toEqual([path, standing(second, path)])
    }
  })
  checkLaw('office and retrieval in either order', law)
})

test('what differs from the customer’s own answer is open, and what is open does differ', () => {
  const law = fc.property(shipped, retrieval, (visit, came) => {
    const { last, records, states } = live({ ...visit, moves: [...visit.moves, came] })
    const before = states.at(-2)
    const isNew = records.at(-1)?.command === 'LoadRetrieval' && before?.retrieval === null
    for (const [path, { value, open, manner }] of last.retrieval?.told ?? []) {
      const held = standing(last, path)
      if (open) expect([path, held]).not.toEqual([path, value])
      else if (isNew && manner !== 'assumed') {
        const address = slotAddress(catalogue, path)
        const place = address === null ? null : scopeAt(situationOf(catalogue, last), address.slot.group, address.ids)
        const isOwn = address !== null && place?.answers.touched[address.slot.index] === true
        if (isOwn) expect([path, held]).toEqual([path, value])
      }
    }
  })
  checkLaw('what differs is open', law)
})
