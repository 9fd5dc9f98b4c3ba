import { expect, test } from 'vitest'
import { foldRecord } from '../../events/state/fold'
import { situationOf } from '../../events/state/state'
import { treeAfter } from '../../projections/live'
import { surveyTree } from '../../projections/tree/surveyTree'
import { listening } from './listening'

const mortgages = 'customer.mortgages'

test('items that go in one record, one of which moves the list of another, are gone from the screens too', () => {
  const { catalogue, state, does, ids } = listening('shipped', 'mortgage')
  does({ type: 'AddItem', list: mortgages })
  does({ type: 'AddItem', list: mortgages })
  const [first = '', second = ''] = ids(mortgages)
  const parts = `${mortgages}.${second}.parts`
  does({ type: 'AddItem', list: parts })
  does({ type: 'AddItem', list: parts })
  const before = surveyTree(situationOf(catalogue, state()))
  const gone = (list: string, id: string) => ({ type: 'ItemRemoved', v: 1, list, id }) as const
  const record = {
    seq: 99,
    id: 'both',
    at: 9,
    by: 'customer',
    command: 'JoinWork',
    events: [gone(parts, ids(parts)[1] ?? ''), gone(mortgages, first)],
  } as const
  const after = foldRecord(catalogue, state(), record)
  expect(treeAfter(catalogue, before, after, record).tree).toEqual(surveyTree(situationOf(catalogue, after)))
})
