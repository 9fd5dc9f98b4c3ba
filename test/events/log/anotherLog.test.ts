import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { indexedDbDevice } from './device'
import { right } from './outcome'
import { answered, header } from './samples'

it('a log that was erased and begun anew by another tab is not erased by a tab that held the old one', async () => {
  const device = indexedDbDevice()
  const old = device.tab()
  await right(old.open(header('first')))
  await right(old.append(0, [answered(1)], []))
  old.close()
  await right(device.tab().erase())
  const anew = device.tab()
  await right(anew.open(header('second')))
  await right(anew.append(0, [answered(1)], []))
  anew.close()

  await old.erase()()
  const found = await right(device.tab().open(header('third')))
  expect([found.header, found.records]).toEqual([header('second'), [answered(1)]])
})
