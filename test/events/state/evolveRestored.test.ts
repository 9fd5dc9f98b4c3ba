import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerAt, groupAt, listAt } from '../../../domain/engine/answers'
import { listAddress, slotAddress } from '../../../domain/engine/path'
import type { ToldValue } from '../../../domain/retrieval/toldValue'
import type { SurveyEvent } from '../../../events/record/surveyEvent'
import { evolveRestored } from '../../../events/state/evolveRestored'
import { isHeldByRetrieval } from '../../../events/state/isHeldByRetrieval'
import { initialState, type RetrievalState, type State } from '../../../events/state/state'
import { knownEventArbitrary } from '../../arbitraries/record'
import { catalogues } from '../../arbitraries/surveys'
import { portal } from '../../projections/portal'

type Restored = Extract<SurveyEvent, { type: 'AnswersRestored' }>

const catalogue = catalogues.everyKind
const first = initialState(catalogue)

const restored = (more: Partial<Restored> = {}): Restored => ({
  type: 'AnswersRestored',
  v: 1,
  items: [],
  answers: [],
  submitted: [],
  files: [],
  filesSent: [],
  ...more,
})

const boats = (state: State) => {
  const list = listAddress(catalogue, 'customer.boats')
  return list === null ? null : listAt(state.answers, list.list, list.ids)?.ids
}
const answer = (state: State, path: string) => {
  const address = slotAddress(catalogue, path)
  return address === null ? null : answerAt(state.answers, address)
}
const isOwn = (state: State, path: string) => {
  const address = slotAddress(catalogue, path)
  const group = address === null ? null : groupAt(state.answers, address.slot.group, address.ids)
  return address === null ? null : group?.touched[address.slot.index]
}

/** A retrieval of these values, by path. */
const retrieval = (values: readonly (readonly [string, ToldValue['value']])[]): RetrievalState => {
  const [event] = fc.sample(
    knownEventArbitrary.filter(({ type }) => type === 'DataRetrieved'),
    { numRuns: 1, seed: 1 },
  )
  if (event?.type !== 'DataRetrieved') throw new Error('no retrieval could be made')
  const { retrieved, setAside, passedOver } = event
  const told = values.map(
    ([path, value]) => [path, { value, source: 'mbd', manner: 'read', open: true, at: 7 }] as const,
  )
  return { at: 5, retrieved, setAside, passedOver, placed: [{ at: 'a', path: 'b' }], told: new Map(told), seen: true }
}

describe('answers that come back after damage', () => {
  const items = ['b1', 'b2'].map(id => ({ list: 'customer.boats', id }))
  const name = (id: string) => `customer.boats.${id}.name`

  test('stand in the place of all that was there, with whose they are', () => {
    const before = evolveRestored(catalogue, first, restored({ items: [{ list: 'customer.boats', id: 'old' }] }))
    const state = evolveRestored(
      catalogue,
      before,
      restored({
        items,
        answers: [
          { path: name('b1'), value: 'Zwaan', own: true },
          { path: name('b2'), value: 'Eend', own: false },
        ],
        submitted: ['intro'],
        files: [{ name: 'a.pdf', type: 'application/pdf', size: 1, digest: 'd' }],
        filesSent: ['a.pdf'],
      }),
    )
    expect(boats(state)).toEqual(['b1', 'b2'])
    expect([answer(state, name('b1')), answer(state, name('b2'))]).toEqual(['Zwaan', 'Eend'])
    expect([isOwn(state, name('b1')), isOwn(state, name('b2'))]).toEqual([true, false])
    expect(state).toMatchObject({
      begun: true,
      submitted: new Map([['intro', new Set()]]),
      filesSent: new Set(['a.pdf']),
    })
    expect(state.files).toHaveLength(1)
  })

  test('a customer who gave none of them has not begun by it, and one who had begun has still', () => {
    const others = restored({ items, answers: [{ path: name('b1'), value: 'Zwaan', own: false }] })
    expect(evolveRestored(catalogue, first, others).begun).toBe(false)
    expect(evolveRestored(catalogue, first, restored()).begun).toBe(false)
    expect(evolveRestored(catalogue, { ...first, begun: true }, restored()).begun).toBe(true)
    const mixed = [...others.answers, { path: name('b2'), value: 'Eend', own: true }]
    expect(evolveRestored(catalogue, first, { ...others, answers: mixed }).begun).toBe(true)
  })

  test('what has no place any more, or cannot stand there, is passed over and the rest comes back', () => {
    const state = evolveRestored(
      catalogue,
      first,
      restored({
        items: [
          { list: 'customer.rockets', id: 'r1' },
          { list: 'customer.boats', id: 'a.b' },
          { list: 'customer.boats', id: '' },
          ...items,
        ],
        answers: [
          { path: 'customer.rockets.r1.name', value: 'Saturn', own: true },
          { path: name('lost'), value: 'Zwaan', own: true },
          { path: name('b1'), value: 7, own: true },
          { path: name('b2'), value: 'Eend', own: true },
        ],
      }),
    )
    expect(boats(state)).toEqual(['b1', 'b2'])
    expect(answer(state, name('b1'))).toBe('')
    expect(answer(state, name('b2'))).toBe('Eend')
  })

  test('what the office told beside them is asked for anew', () => {
    const told: State = {
      ...first,
      lookUps: new Map([['customer.address', 'due']]),
      homes: new Map([['a', { search: null, single: null }]]),
      retrieval: retrieval([]),
    }
    const state = evolveRestored(catalogue, told, restored())
    expect([state.lookUps.size, state.homes.size, state.retrieval]).toEqual([0, 0, null])
  })
})

describe('what was retrieved stands for good', () => {
  const at = () => {
    const visit = portal({ type: 'mortgage' })
    const mortgage = visit.adds('customer.mortgages')
    const [part = ''] = visit.ids(`customer.mortgages.${mortgage}.parts`)
    const owed = `customer.mortgages.${mortgage}.parts.${part}.huidige_hoogte_leningdeel`
    visit.answers(owed, 1000)
    const isHeld = (values: Parameters<typeof retrieval>[0] | null, path = owed) => {
      const address = slotAddress(visit.catalogue, path)
      if (address === null) throw new Error(`Nothing at ${path}`)
      const held = values === null ? null : retrieval(values)
      return isHeldByRetrieval(visit.catalogue, { ...visit.state(), retrieval: held }, address)
    }
    return { visit, owed, isHeld }
  }

  test('where the question is one of those, and holds what was retrieved', () => {
    const { owed, isHeld } = at()
    expect(isHeld([[owed, 1000]])).toBe(true)
    expect(isHeld(null)).toBe(false)
    expect(isHeld([])).toBe(false)
    expect(isHeld([[owed, 999]])).toBe(false)
    expect(isHeld([['customer.first_name', '']], 'customer.first_name')).toBe(false)
  })

  test('not where it breaks a rule: nobody could put it right', () => {
    const { visit, owed, isHeld } = at()
    visit.answers(owed, -5)
    expect(visit.message(owed, 'mortgage_and_pension')).not.toBeNull()
    expect(isHeld([[owed, -5]])).toBe(false)
  })

  test('not where another question of the same kind holds it', () => {
    const { visit, owed, isHeld } = at()
    const other = owed.replace('huidige_hoogte_leningdeel', 'oorspronkelijke_hoogte_leningdeel')
    visit.answers(other, 1000)
    expect(isHeld([[other, 1000]], other)).toBe(false)
  })
})
