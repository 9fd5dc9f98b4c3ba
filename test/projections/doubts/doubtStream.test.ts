import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import type { StoreChange } from '../../../events/store/store'
import { followDoubts } from '../../../projections/doubts/doubtStream'
import { createLive } from '../../../projections/live'
import { shippedDoubts } from '../../arbitraries/doubtful'
import { portal } from '../portal'

const employers = 'customer.employers'

test('in the list an item is called after its place and its name of now, whatever the doubt rests on', () => {
  const at = portal({ type: 'full' })
  at.answers('customer.has_employers', 1)
  const first = at.ids(employers)[0] ?? ''
  const second = at.adds(employers)
  at.answers(`${employers}.${second}.salary`, 640_000)

  const change$ = new Subject<StoreChange>()
  const { all$ } = followDoubts(at.catalogue, shippedDoubts, createLive(at.catalogue, at.state(), change$))
  const heard: (readonly string[])[] = []
  all$.subscribe(all => heard.push(all.map(({ title }) => title.replace(/, Bruto.*/, ''))))
  const follow = (): void => {
    const record = at.records.at(-1)
    if (record !== undefined) change$.next({ record, state: at.state() })
  }
  at.answers(`${employers}.${second}.name`, 'Bakkerij')
  follow()
  at.removes(employers, first)
  follow()
  // What no title holds is not told.
  at.answers('customer.initials', 'N.')
  follow()
  expect(heard).toEqual([['Werkgever 2'], ['Werkgever 2: Bakkerij'], ['Werkgever 1: Bakkerij']])
})
