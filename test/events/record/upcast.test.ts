import * as E from 'fp-ts/Either'
import { describe, expect, test } from 'vitest'
import { decodeRecord } from '../../../events/record/envelope'
import { foldRecord } from '../../../events/state/fold'
import { severalLenders } from '../../arbitraries/lenders'
import { portal } from '../../domain/portal/portal'

const stored = (event: unknown) =>
  decodeRecord({ seq: 1, id: 'r1', at: 0, by: 'server', command: 'LoadLenders', events: [event] })

describe('LendersLoaded v1', () => {
  test('says that nothing is new: the lists that are held stay, and the next answer of the office brings them', () => {
    const read = stored({ type: 'LendersLoaded', v: 1, digest: 'a' })
    if (E.isLeft(read)) throw new Error(read.left.detail)
    expect(read.right.events).toEqual([{ type: 'LendersLoaded', v: 2, digest: 'a', lists: null }])
    const home = portal({ type: 'mortgage', lenders: severalLenders })
    const after = foldRecord(home.catalogue, home.state(), read.right)
    expect(after.lenders).toBe(home.state().lenders)
    const fresh = portal({ type: 'mortgage' })
    expect(foldRecord(fresh.catalogue, fresh.state(), read.right)).toMatchObject({
      lenders: { digest: null },
      wanted: { lenders: false },
    })
  })

  test.each([{}, { digest: 7 }])('that does not have its shape is damaged: %j', fields => {
    const read = stored({ type: 'LendersLoaded', v: 1, ...fields })
    expect(E.isLeft(read) && read.left).toMatchObject({ reason: 'damaged', event: 'LendersLoaded' })
  })
})

describe('sending, v1', () => {
  test('kept nothing of what was sent, and knew two reasons for doubt', () => {
    const read = stored({ type: 'SendingStarted', v: 1 })
    expect(read).toMatchObject({ right: { events: [{ type: 'SendingStarted', v: 2, body: null }] } })
    const doubt = stored({ type: 'SendingUnconfirmed', v: 1, why: 'noAnswer' })
    expect(doubt).toMatchObject({ right: { events: [{ type: 'SendingUnconfirmed', v: 2, why: 'noAnswer' }] } })
  })

  test.each(['status', 'bodyGone', 7])('with a reason that it did not know (%s) is damaged', why => {
    const read = stored({ type: 'SendingUnconfirmed', v: 1, why })
    expect(E.isLeft(read) && read.left).toMatchObject({ reason: 'damaged', event: 'SendingUnconfirmed' })
  })
})
