import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { begun, stored, timeStandsStill } from './begunLog'
import { left, right } from './outcome'
import { answered, header } from './samples'

timeStandsStill()

describe('a transaction that hung', () => {
  it('and came through behind the back is recognised, with what waits since', async () => {
    const { device, store, log } = await begun()
    store.next('unanswered')
    expect(await left(log.append(1, [answered(2)], []))).toMatchObject({ tag: 'failed' })
    await right(log.append(1, [answered(2), answered(3)], []))
    expect(await stored(device)).toEqual([answered(1), answered(2), answered(3)])
  })

  it('is told apart from what another tab wrote on top', async () => {
    const { device, store, log } = await begun()
    store.next('unanswered')
    await left(log.append(1, [answered(2)], []))
    const other = device.tab()
    await right(other.open(header('second')))
    await right(other.append(2, [answered(3, 'theirs', 'other-3')], []))
    const moved = await left(log.append(1, [answered(2), answered(3)], []))
    expect(moved).toEqual({ tag: 'headMoved', tail: [answered(2), answered(3, 'theirs', 'other-3')] })
  })
})
