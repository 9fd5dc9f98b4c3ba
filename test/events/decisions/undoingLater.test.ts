import { describe, expect, test } from 'vitest'
import { listAt } from '../../../domain/engine/answers'
import { listAddress } from '../../../domain/engine/path'
import { mergeLogs } from '../../../events/merge/mergeLogs'
import { createLogHistory } from '../../../projections/logHistory/logHistory'
import { retrievedDifferences, retrievedGroups } from '../../../projections/retrieval/retrievedGroups'
import { nextUndo, restoreItemCommand, type UndoDirection, undoStateAt } from '../../../projections/undo/nextUndo'
import { undoResultWords } from '../../../projections/undo/undoWords'
import { severalLenders } from '../../arbitraries/lenders'
import { olderRecord } from '../../arbitraries/olderRecord'
import { begun, type Computer, does, joiningOf } from '../../arbitraries/twoComputers'
import { item, type Portal, portal } from '../../projections/portal'
import { viewOf } from '../../projections/viewOf'
import { retrievedHouseholds } from '../../standin/data/retrieved/households'
import { employers, home, mortgages, of, year } from './retrievedHome'

/** As a screen reads it; nothing is typed on, for there are seconds between what is done. */
const past = ({ catalogue, records }: Pick<Portal, 'catalogue'> & Pick<Computer, 'records'>) => ({
  history: createLogHistory(
    catalogue,
    records.map((record, n) => ({ ...olderRecord(record), at: record.at + n * 20_000 })),
  ),
  seq: records.length,
})

const press = (visit: Portal, way: UndoDirection = 'undo'): void => {
  const { ready } = nextUndo(past(visit), visit.state(), way)
  if (ready !== null) visit.does(ready.command)
}

describe('what came since an answer is not lost when that answer is taken back', () => {
  const name = 'customer.last_name'

  test('what was retrieved stands there, and is not called an answer of the customer', () => {
    const visit = home()
    visit.answers(name, 'Jansen')
    visit.retrieves(retrievedHouseholds.couple(year))
    press(visit)
    expect(visit.value(name)).toBe('Vries')
    expect(undoResultWords(visit.catalogue, viewOf(visit), undoStateAt(past(visit)))).toBe(
      'Ongedaan gemaakt. Achternaam is nu Vries.',
    )
    expect(retrievedDifferences(visit.catalogue, viewOf(visit)).map(({ path }) => path)).not.toContain(name)
    const lines = retrievedGroups(visit.catalogue, viewOf(visit)).flatMap(group =>
      group.items.flatMap(one => one.lines),
    )
    expect(lines.find(({ path }) => path === name)?.kept).toBe(false)
    press(visit, 'redo')
    expect(visit.value(name)).toBe('Jansen')
    expect(retrievedDifferences(visit.catalogue, viewOf(visit)).map(({ path }) => path)).toContain(name)
  })

  test('a product that its lender has no more does not come back', () => {
    const loaded = item({ id: '1', hdn_company_id: 'lender-2', hdn_company_label_id: 'product-2' })
    const visit = portal({ type: 'mortgage', lists: { [mortgages]: [loaded] }, lenders: severalLenders })
    const product = `${mortgages}.${visit.ids(mortgages)[0]}.hdn_company_label_id`
    visit.answers(product, 'product-3')
    const label = (id: string) => ({ id, company_id: 'lender-2', code: id, name: id })
    visit.lends({ ...severalLenders, labels: ['product-3', 'product-4'].map(label) })
    expect(visit.value(product)).toBe('product-3')
    press(visit)
    expect(visit.value(product)).toBe('none')
  })

  test('what the office had said stands there again as it was said', () => {
    const visit = portal({ type: 'full', values: { [name]: 'Smit' } })
    visit.answers(name, 'Jansen')
    visit.retrieves(retrievedHouseholds.couple(year))
    press(visit)
    expect(visit.value(name)).toBe('Smit')
  })

  test('what a retrieval holds for good stays (checklist OPEN-75)', () => {
    const visit = home('mortgage_pension')
    visit.does({ type: 'AddItem', list: mortgages })
    const parts = `${mortgages}.${visit.ids(mortgages)[0]}.parts`
    const part = `${parts}.${visit.ids(parts)[0]}`
    visit.answers(`${part}.leningdeelnummer`, '001')
    visit.answers(`${part}.huidige_hoogte_leningdeel`, 168_400.25)
    visit.retrieves(retrievedHouseholds.couple(year))
    press(visit)
    expect(of(visit, parts, 'huidige_hoogte_leningdeel')[0]).toBe(168_400.25)
  })
})

describe('an item of others is not hidden', () => {
  const told = { [employers]: [item({ id: '7', name: 'Ziekenhuis' })] }

  test('by a removal that is done again', () => {
    const visit = portal({ type: 'full' })
    visit.answers('customer.has_employers', 1)
    const [id = ''] = visit.ids(employers)
    visit.answers(`${employers}.${id}.name`, 'Bakkerij')
    visit.removes(employers, id)
    press(visit)
    visit.loads({}, told)
    press(visit, 'redo')
    expect([visit.ids(employers).length > 0, visit.value('customer.has_employers')]).toEqual([true, 1])
  })

  test('by an item that was added before it and is taken back; without others the question is open again', () => {
    for (const [lists, answer] of [
      [told, 1],
      [{}, -1],
    ] as const) {
      const visit = portal({ type: 'full' })
      visit.does({ type: 'AddItem', list: employers })
      visit.loads({}, lists)
      press(visit)
      expect(visit.value('customer.has_employers')).toBe(answer)
    }
  })
})

test('the button of a removed item shows it, though one said since that there is none', () => {
  const visit = portal({ type: 'full' })
  const [first] = [visit.adds(employers), visit.adds(employers)]
  visit.removes(employers, first)
  expect(restoreItemCommand(past(visit), visit.state(), employers, first)).not.toBeNull()
  visit.answers('customer.has_employers', 0)
  expect(restoreItemCommand(past(visit), visit.state(), employers, first)).toBeNull()
})

test('an item that was added, taken back and added again does not go with what came from another computer', () => {
  const { catalogue } = portal()
  const pressOn = (one: Computer, way: UndoDirection = 'undo'): void => {
    const { ready } = nextUndo(past({ catalogue, records: one.records }), one.state, way)
    if (ready !== null) does(one, ready.command)
  }
  const takes = (one: Computer, file: Computer): void => {
    const { events } = mergeLogs(joiningOf(one, file), new Map())
    does(one, { type: 'JoinWork', on: one.state, events })
  }
  const idOf = ({ records }: Computer) =>
    records.flatMap(({ events }) => events.flatMap(event => (event.type === 'ItemAdded' ? [event.id] : [])))[0]
  const isThere = ({ state }: Computer): boolean => {
    const address = listAddress(catalogue, employers)
    return address !== null && listAt(state.answers, address.list, [])?.ids[0] === idOf(here)
  }
  const [here, other] = [begun('a'), begun('b')]
  does(here, { type: 'AddItem', list: employers })
  pressOn(here)
  pressOn(here, 'redo')
  takes(other, here)
  does(other, { type: 'ChangeAnswer', path: `${employers}.${idOf(here)}.name`, value: 'Bakkerij' })
  takes(here, other)
  pressOn(here)
  expect(isThere(here)).toBe(true)
})
