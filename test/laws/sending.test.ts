import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Command } from '../../events/decisions/command'
import { isReceiptUnclear } from '../../events/state/sendingState'
import { isInvitationClosed } from '../../events/state/state'
import { pdf } from '../events/decisions/filledIn'
import type { Way, Ways } from './sendingOffice'
import { begun, bodyOf, type DiskFault, firstName, type World } from './sendingWorld'

type Move =
  | { readonly tag: 'press'; readonly at: number; readonly command: Command }
  | { readonly tag: 'run'; readonly at: number; readonly nth: number; readonly ways: Ways }
  | { readonly tag: 'kill'; readonly at: number }
  | { readonly tag: 'rest' }
  /** An answer that was late comes in. */
  | { readonly tag: 'arrive'; readonly at: number }
  /** The next write to the disk fails. */
  | { readonly tag: 'disk'; readonly at: number; readonly fault: DiskFault }
  /** Another device of this customer sends. */
  | { readonly tag: 'other' }
  | { readonly tag: 'start' }

const way = (...more: readonly Way[]) =>
  fc.constantFrom<Way>('well', 'well', 'well', 'deaf', 'silent', 'nonsense', '401', '403', '404', '500', ...more)
const put = way('deaf', 'killed', '422', '500 done')
const ways: fc.Arbitrary<Ways> = fc.record({
  put,
  get: way('silent', '500'),
  file: way('killed', '500 done'),
  late: fc.nat(3).map(n => n === 0),
})

const at = fc.nat(1)
const pressed = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Command>({ type: 'StartSending', body: '' }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Command>(
      { type: 'SendAgain' },
      { type: 'SeekReceipt' },
      { type: 'RetryFile', name: 'a.pdf' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('Jan', 'Piet')
      .map((value): Command => ({ type: 'ChangeAnswer', path: firstName, value })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('a.pdf', 'b.pdf'), fc.integer({ min: 1, max: 2 }))
      .map(([name, size]): Command => ({ type: 'AttachFile', file: pdf(name, size) })),
  },
)

const failing: fc.Arbitrary<Move> = fc.record({
  tag: fc.constant('disk' as const),
  at,
  fault: fc.constantFrom<DiskFault>('refuses', 'unheard'),
})

const movesOn = (disk: 'well' | 'failing'): fc.Arbitrary<readonly Move[]> =>
  fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ tag: fc.constant('press' as const), at, command: pressed }) },
      { weight: 10, arbitrary: fc.record({ tag: fc.constant('run' as const), at, nth: fc.nat(2), ways }) },
      { weight: 2, arbitrary: fc.record({ tag: fc.constant('kill' as const), at }) },
      { weight: 4, arbitrary: fc.constant<Move>({ tag: 'rest' }) },
      { weight: 2, arbitrary: fc.constant<Move>({ tag: 'start' }) },
      { weight: 2, arbitrary: fc.record({ tag: fc.constant('arrive' as const), at }) },
      { weight: 1, arbitrary: fc.constant<Move>({ tag: 'other' }) },
      ...(disk === 'well' ? [] : [{ weight: 3, arbitrary: failing }]),
    ),
    { maxLength: 30 },
  )

const attached = (command: Command) =>
  command.type === 'AttachFile' ? [{ digest: command.file.digest, bytes: new Uint8Array(1) }] : []

const happen = async (world: World, move: Move): Promise<void> => {
  const pages = world.alive()
  const page = 'at' in move ? pages[move.at % Math.max(1, pages.length)] : undefined
  switch (move.tag) {
    case 'start':
      // More than two tell nothing new.
      if (pages.length < 2) await world.start()
      return
    case 'rest':
      await Promise.all(pages.map(({ store }) => store.settled()))
      await vi.advanceTimersByTimeAsync(20_000)
      return
    case 'kill':
      if (page !== undefined) page.isDead = true
      return
    case 'press':
      if (page !== undefined && attached(move.command).length > 0)
        page.store.dispatch(move.command, attached(move.command))
      else if (page !== undefined) world.press(page, move.command)
      return
    case 'other':
      // Once this device has sent, another that sends after it is told nowhere here.
      if (world.office.puts.length === 0) world.office.otherSends()
      return
    case 'arrive':
      if (page !== undefined) await world.arrive(page)
      return
    case 'disk':
      page?.diskFaults.push(move.fault)
      return
    case 'run':
      if (page !== undefined) await world.run(page, move.ways, move.nth)
  }
}

/** The office and the line are well again; the customer comes back and does what the page offers. */
const recover = async (world: World): Promise<void> => {
  for (const page of world.alive()) page.isDead = true
  const page = await world.start()
  for (let turn = 0; turn < 12; turn++) {
    while (await world.run(page, world.well)) await page.store.settled()
    const { sending } = page.store.state()
    if (sending.tag === 'sent' || isInvitationClosed(page.store.state())) return
    world.press(page, isReceiptUnclear(sending) ? { type: 'SeekReceipt' } : { type: 'StartSending', body: '' })
    await page.store.settled()
  }
}

// What waits between two tries to write waits no longer than it must.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['on a disk that is well', 'well'],
  ['on a disk that fails', 'failing'],
] as const)(
  'however it goes, it ends in what is true: one inventory at the office, or none and said so; %s',
  async (_, disk) => {
    await fc.assert(
      fc.asyncProperty(movesOn(disk), async all => {
        const world = await begun()
        for (const move of all) {
          await happen(world, move)
          world.look()
          expect(world.faults).toEqual([])
        }
        await recover(world)
        world.look()
        expect(world.faults).toEqual([])
        const state = world.storedState()
        const { office } = world
        expect(office.puts.length > 0 || office.isOthers()).toBe(true)
        // What the office has is what stands here, or it is told that it may be another.
        if (state.sending.tag !== 'sent') expect(isInvitationClosed(state)).toBe(true)
        else if (world.isDiskSure()) expect(office.puts.at(-1)).toBe(bodyOf(state))
        if (state.sending.tag !== 'sent' && office.puts.length > 0 && world.isDiskSure())
          expect(state.attempt?.changed ?? true).toBe(true)
      }),
      { numRuns: 200 },
    )
  },
)

test('a customer whose every call is lost in one way or another, one after the other, sends once', async () => {
  const lost: readonly Way[] = ['deaf', 'silent', 'nonsense', '500', '500 done', 'killed']
  for (const first of lost)
    for (const get of ['401', '403', '404', '500', 'silent'] as const) {
      const world = await begun()
      const [page] = world.alive()
      if (page === undefined) throw new Error('no page')
      world.press(page, { type: 'StartSending', body: '' })
      const before = bodyOf(page.store.state())
      await world.run(page, { ...world.well, put: first, get })
      const again = page.isDead ? await world.start() : page
      // Nothing can be changed, whatever the office does not say.
      await world.run(again, { ...world.well, get })
      world.press(again, { type: 'ChangeAnswer', path: firstName, value: 'Veranderd' })
      expect(bodyOf(again.store.state()), `${first}, ${get}`).toBe(before)
      world.press(again, { type: 'SendAgain' })
      await recover(world)
      expect(world.faults).toEqual([])
      expect(world.storedState().sending.tag).toBe('sent')
      expect(new Set(world.office.puts)).toEqual(new Set([before]))
    }
})

test('an answer that comes when another page has found out takes nothing of that back', async () => {
  const late: readonly Way[] = ['well', 'deaf', 'nonsense', '403', '422', '500', '500 done']
  for (const put of late)
    for (const get of ['well', '500', 'silent'] as const) {
      const world = await begun()
      const [first] = world.alive()
      if (first === undefined) throw new Error('no page')
      world.press(first, { type: 'StartSending', body: '' })
      await world.run(first, { ...world.well, put, get, late: true })
      const second = await world.start()
      while (await world.run(second, world.well)) await second.store.settled()
      if (!isInvitationClosed(second.store.state())) world.press(second, { type: 'StartSending', body: '' })
      while (await world.run(second, world.well)) await second.store.settled()
      const known = second.store.state().sending.tag
      await world.arrive(first)
      await first.store.settled()
      world.look()
      expect([put, get, world.faults, world.storedState().sending.tag]).toEqual([put, get, [], known])
      expect(known).toBe('sent')
    }
})

test('what another page has found out meanwhile is not sent behind its back', async () => {
  const world = await begun()
  const [first] = world.alive()
  if (first === undefined) throw new Error('no page')
  world.press(first, { type: 'StartSending', body: '' })
  await first.store.settled()
  const second = await world.start()
  // It asks the office, which has nothing yet, and says so.
  await world.run(second, world.well)
  await second.store.settled()
  await world.run(first, { ...world.well, late: true })
  world.look()
  expect(world.faults).toEqual([])
  expect(world.office.puts).toEqual([])
})
