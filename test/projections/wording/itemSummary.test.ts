import { describe, expect, test } from 'vitest'
import { listAddress } from '../../../domain/engine/path'
import { findItems } from '../../../projections/tree/findNode'
import { itemSummary, summaryFields } from '../../../projections/wording/itemSummary'
import { type Portal, portal } from '../portal'
import { viewOf } from '../viewOf'

const summary = (at: Portal, path: string, place: number) => {
  const list = listAddress(at.catalogue, path)?.list
  const item = findItems(at.catalogue, viewOf(at).tree, path)?.items[place]
  if (list === undefined || item === undefined) throw new Error(path)
  return itemSummary(list, place, summaryFields(list, item))
}

describe('a card', () => {
  test('says what it is, which, whose, and what else sums it up', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.has_employers', 1)
    const second = at.adds('customer.employers')
    const path = `customer.employers.${second}`
    at.answers(`${path}.name`, 'Bakkerij Jansen')
    at.answers(`${path}.salary`, 42000.5)
    expect(summary(at, 'customer.employers', 1)).toMatchObject({
      title: 'Werkgever 2: Bakkerij Jansen',
      line: '€\u00a042.000,50',
    })
    at.answers(`${path}.function`, 'Bakker')
    expect(summary(at, 'customer.employers', 1).line).toBe('Bakker · €\u00a042.000,50')
  })

  test('says a last name with what stands before it', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.has_children', 1)
    const path = `customer.children.${at.ids('customer.children')[0]}`
    at.answers(`${path}.first_name`, 'Jan')
    at.answers(`${path}.last_name`, 'Berg')
    at.answers(`${path}.insertion`, 'van den')
    expect(summary(at, 'customer.children', 0)).toMatchObject({ title: 'Kind 1: Jan', line: 'van den Berg' })
    expect(summary(at, 'customer.children', 0).cells[0]).toMatchObject({ label: 'Achternaam', text: 'van den Berg' })
    at.answers(`${path}.insertion`, '')
    expect(summary(at, 'customer.children', 0).line).toBe('Berg')
  })

  test('says of a date what is on that day, but under its own label', () => {
    const at = portal({ type: 'full' })
    at.answers('customer.has_children', 1)
    const path = `customer.children.${at.ids('customer.children')[0]}`
    at.answers(`${path}.date_of_birth`, '01-05-2015')
    const { line, cells } = summary(at, 'customer.children', 0)
    expect(line).toBe('geboortedatum 01-05-2015')
    expect(cells.at(-1)).toMatchObject({ label: 'Geboortedatum', text: '01-05-2015' })
  })

  test('is known by its number while it has no name', () => {
    const at = portal({ type: 'full' })
    const id = at.adds('customer.employers')
    at.answers(`customer.employers.${id}.name`, '   ')
    expect(summary(at, 'customer.employers', 0)).toMatchObject({ title: 'Werkgever 1', line: '' })
  })

  test('holds no more of an answer than a line may be', () => {
    const at = portal({ type: 'full' })
    const id = at.adds('customer.employers')
    at.answers(`customer.employers.${id}.name`, 'x'.repeat(300_000))
    expect(summary(at, 'customer.employers', 0).title).toMatch(/^Werkgever 1: x{255}…$/)
  })

  test('leaves out what this invitation does not ask', () => {
    const at = portal({
      type: 'pension',
      values: { 'customer.has_employers': 1 },
      lists: {
        'customer.employers': [
          {
            values: new Map([
              ['name', 'Jansen'],
              ['function', 'Bakker'],
            ]),
            lists: new Map(),
          },
        ],
      },
    })
    expect(summary(at, 'customer.employers', 0)).toMatchObject({ title: 'Werkgever 1: Jansen', line: '' })
  })
})
