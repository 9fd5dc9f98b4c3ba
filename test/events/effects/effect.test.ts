import { describe, expect, test } from 'vitest'
import { receiptAskedAfter } from '../../../domain/sending/receipt'
import { type Effect, effectDelay, effectKey } from '../../../events/effects/effect'

const sought = { postalCode: '1012AB', number: '1', addition: '' }
const criteria = { postalCode: '1012AB', radius: 5, homeType: 'house' } as const
const home = { key: '1012AB-1', address: sought }
const file = { name: 'loon.pdf', type: 'application/pdf', size: 3, digest: 'd1' } as const

/** Calls that are all other ones. */
const calls: readonly Effect[] = [
  { tag: 'loadCustomer' },
  { tag: 'loadSetting' },
  { tag: 'loadLenders' },
  { tag: 'lookUpAddress', at: 'a', sought },
  { tag: 'lookUpAddress', at: 'b', sought },
  { tag: 'lookUpAddress', at: 'a', sought: { ...sought, postalCode: '1012AC' } },
  { tag: 'lookUpAddress', at: 'a', sought: { ...sought, number: '2' } },
  { tag: 'lookUpAddress', at: 'a', sought: { ...sought, addition: 'A' } },
  { tag: 'searchHomes', at: 'a', criteria },
  { tag: 'searchHomes', at: 'b', criteria },
  { tag: 'searchHomes', at: 'a', criteria: { ...criteria, radius: 10 } },
  { tag: 'searchHomes', at: 'a', criteria: { ...criteria, postalCode: '1012AC' } },
  { tag: 'seekHome', at: 'a', what: 'wanted', sought: home },
  { tag: 'seekHome', at: 'b', what: 'wanted', sought: home },
  { tag: 'seekHome', at: 'a', what: 'wanted', sought: { ...home, key: '1012AB-2' } },
  { tag: 'makeOverview', at: 1 },
  { tag: 'makeOverview', at: 2 },
  { tag: 'sendFile', file },
  { tag: 'sendFile', file: { ...file, name: 'bank.pdf' } },
  { tag: 'sendFile', file: { ...file, digest: 'd2' } },
  { tag: 'sendInventory', body: 'b1', again: false },
  { tag: 'sendInventory', body: 'b2', again: false },
  { tag: 'askReceipt', nth: 0, notBefore: 1 },
  { tag: 'askReceipt', nth: 1, notBefore: 1 },
  { tag: 'askReceipt', nth: 0, notBefore: 2 },
]

describe('a call that is due', () => {
  test('is the same one for the same thing, and another for anything else', () => {
    const keys = calls.map(effectKey)
    expect(new Set(keys).size).toBe(calls.length)
    expect(calls.map(call => effectKey({ ...call }))).toEqual(keys)
    for (const key of keys) expect(key).not.toContain('undefined')
  })

  test('waits for who types an address: half a second on the details, longer in a step, the rest of it', () => {
    const wait = (effect: Effect, sinceKey: number) => effectDelay(effect, 0, sinceKey)
    const typed: Effect = { tag: 'lookUpAddress', at: 'a', sought }
    const wanted: Effect = { tag: 'seekHome', at: 'a', what: 'wanted', sought: home }
    expect([0, 200, 500, 900].map(ms => wait(typed, ms))).toEqual([500, 300, 0, 0])
    expect([0, 200, 800, 900].map(ms => wait(wanted, ms))).toEqual([800, 600, 0, 0])
    for (const what of ['current', 'search'] as const) expect(wait({ ...wanted, what }, 0)).toBe(0)
    for (const at of [{ tag: 'loadCustomer' }, { tag: 'searchHomes', at: 'a', criteria }] as const)
      expect(wait(at, 0)).toBe(0)
  })

  test('asks about a receipt when it is time, and never later than the longest pause, wherever the clock stands', () => {
    const asked = (notBefore: number) => effectDelay({ tag: 'askReceipt', nth: 0, notBefore }, 1000, 0)
    expect([0, 1000, 1500].map(asked)).toEqual([0, 0, 500])
    expect(asked(1e12)).toBe(Math.max(...receiptAskedAfter))
  })
})
