import { expect, test } from 'vitest'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import type { SurveyEvent } from '../../events/record/surveyEvent'
import type { SurveyRecord } from '../../events/record/surveyRecord'
import { foldRecord } from '../../events/state/fold'
import { initialState, situationOf } from '../../events/state/state'
import { treeAfter } from '../../projections/live'
import { findItems } from '../../projections/tree/findNode'
import { surveyTree } from '../../projections/tree/surveyTree'

const catalogue = compileCatalogue(survey)
const list = 'customer.employers'

const item = (type: 'ItemAdded' | 'ItemRemoved' | 'ItemRestored', id: string): SurveyEvent => ({ type, v: 1, list, id })
const named = (id: string, value: string): SurveyEvent => ({
  type: 'AnswerChanged',
  v: 1,
  path: `${list}.${id}.name`,
  value,
})

/** The trees after each of these records, each equal to a fresh one. */
const treesOf = (...records: readonly (readonly SurveyEvent[])[]) => {
  let state = initialState(catalogue)
  let tree = surveyTree(situationOf(catalogue, state))
  return records.map((events, n) => {
    const record: SurveyRecord = { seq: n + 1, id: `r${n}`, at: n, by: 'customer', command: 'Test', events }
    state = foldRecord(catalogue, state, record)
    tree = treeAfter(catalogue, tree, state, record).tree
    expect(tree).toEqual(surveyTree(situationOf(catalogue, state)))
    return tree
  })
}

test('an item that comes or goes leaves the others as they were', () => {
  const [before, added, removed] = treesOf(
    [item('ItemAdded', 'a'), named('a', 'Werf'), item('ItemAdded', 'b'), named('b', 'Bakker')],
    [item('ItemAdded', 'c')],
    [item('ItemRemoved', 'b')],
  )
  const items = [before, added, removed].map(tree =>
    tree === undefined ? null : findItems(catalogue, tree, list)?.items,
  )
  expect(items[1]?.[0]).toBe(items[0]?.[0])
  expect(items[1]?.[1]).toBe(items[0]?.[1])
  expect(items[2]?.[0]).toBe(items[0]?.[0])
  expect(items[2]?.[1]).toBe(items[1]?.[2])
})

test('an item that goes and comes in one record shows what it holds now, not what it held', () => {
  const first = [item('ItemAdded', 'a'), named('a', 'Werf')]
  treesOf(first, [item('ItemRemoved', 'a'), item('ItemAdded', 'a')])
  treesOf(first, [item('ItemRemoved', 'a'), item('ItemRestored', 'a')])
  treesOf(first, [item('ItemRemoved', 'a'), item('ItemAdded', 'a'), named('a', 'Bakker')])
})
