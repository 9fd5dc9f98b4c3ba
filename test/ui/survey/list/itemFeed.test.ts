import { Subject, skip } from 'rxjs'
import { expect, test } from 'vitest'
import { listAddress } from '../../../../domain/engine/path'
import type { StoreChange } from '../../../../events/store/store'
import { createLive } from '../../../../projections/live'
import { createItemFeed } from '../../../../ui/survey/list/itemFeed'
import { item, portal } from '../../../projections/portal'

const opened = () => {
  const parts = Array.from({ length: 6 }, (_, n) => item({ id: String(n), leningdeelnummer: String(n) }))
  const at = portal({ type: 'mortgage', lists: { 'customer.mortgages': [item({ id: '1' }, { parts })] } })
  const path = `customer.mortgages.${at.ids('customer.mortgages')[0]}.parts`
  const address = listAddress(at.catalogue, path)
  if (address === null) throw new Error(path)
  const change$ = new Subject<StoreChange>()
  const live = createLive(at.catalogue, at.state(), change$)
  const told: string[] = []
  const feed = createItemFeed(live, address.list, address.ids)
  const watching = at.ids(path).map(id =>
    feed
      .item$(id)
      .pipe(skip(1))
      .subscribe(() => told.push(id)),
  )
  const tell = (): void => change$.next({ state: at.state(), record: at.records.at(-1) ?? null })
  return { at, path, feed, told, tell, watching }
}

test('a row hears of its own item and of no other', () => {
  const { at, path, told, tell } = opened()
  const third = at.ids(path)[2] ?? ''
  at.answers(`${path}.${third}.rentepercentage`, 2.5)
  tell()
  expect(told).toEqual([third])
  at.answers('customer.last_name', 'Jansen')
  tell()
  expect(told).toEqual([third])
})

test('an item that comes or goes tells the others nothing, and the gone one that it is gone', () => {
  const { at, path, feed, told, tell } = opened()
  at.adds(path)
  tell()
  expect(told).toEqual([])
  const second = at.ids(path)[1] ?? ''
  at.removes(path, second)
  tell()
  expect(told).toEqual([second])
  expect(feed.item$(second).value).toBeNull()
})

test('who stopped hears nothing more', () => {
  const { at, path, told, tell, watching } = opened()
  for (const one of watching) one.unsubscribe()
  at.answers(`${path}.${at.ids(path)[0]}.rentepercentage`, 2.5)
  tell()
  expect(told).toEqual([])
})
