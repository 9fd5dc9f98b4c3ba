import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Command } from '../../events/decisions/command'
import { isUnclear } from '../../events/state/sendingState'
import { isClosed } from '../../events/state/state'
import { pdf } from '../events/decisions/filledIn'
import type { Way, Ways } from './sendingOffice'
import { begun, bodyOf, firstName, type World } from './sendingWorld'

type Move =
  | { readonly tag: 'press'; readonly at: number; readonly command: Command }
  | { readonly tag: 'run'; readonly at: number; readonly nth: number; readonly ways: Ways }
  | { readonly tag: 'kill'; readonly at: number }
  | { readonly tag: 'rest' }
  | { readonly tag: 'start' }

const way = (...more: readonly Way[]) =>
  fc.constantFrom<Way>('well', 'well', 'well', 'deaf', 'silent', 'nonsense', '401', '403', '404', '500', ...more)
const put = way('deaf', 'killed', '422', '500 done')
const ways: fc.Arbitrary<Ways> = fc.record({ put, get: way('silent', '500'), file: way('killed', '500 done') })

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

const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ tag: fc.constant('press' as const), at, command: pressed }) },
    { weight: 10, arbitrary: fc.record({ tag: fc.constant('run' as const), at, nth: fc.nat(2), ways }) },
    { weight: 2, arbitrary: fc.record({ tag: fc.constant('kill' as const), at }) },
    { weight: 4, arbitrary: fc.constant<Move>({ tag: 'rest' }) },
    { weight: 2, arbitrary: fc.constant<Move>({ tag: 'start' }) },
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
      return
    case 'kill':
      if (page !== undefined) page.isDead = true
      return
    case 'press':
      if (page !== undefined && attached(move.command).length > 0)
        page.store.dispatch(move.command, attached(move.command))
      else if (page !== undefined) world.press(page, move.command)
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
    if (sending.tag === 'sent' || isClosed(page.store.state())) return
    world.press(page, isUnclear(sending) ? { type: 'SeekReceipt' } : { type: 'StartSending', body: '' })
    await page.store.settled()
  }
}

test('however it goes, it ends in what is true: one inventory at the office, or none and said so', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async all => {
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
      expect(world.office.puts).not.toEqual([])
      // What the office has is what stands here, or it is told that it may be another.
      if (state.sending.tag === 'sent') expect(world.office.puts.at(-1)).toBe(bodyOf(state))
      else expect([isClosed(state), state.attempt?.changed ?? true]).toEqual([true, true])
    }),
    { numRuns: 200 },
  )
})

test('a customer whose every call is lost in one way or another, one after the other, sends once', async () => {
  const lost: readonly Way[] = ['deaf', 'silent', 'nonsense', '500', '500 done', 'killed']
  for (const first of lost)
    for (const get of ['401', '403', '404', '500', 'silent'] as const) {
      const world = await begun()
      const [page] = world.alive()
      if (page === undefined) throw new Error('no page')
      world.press(page, { type: 'StartSending', body: '' })
      const before = bodyOf(page.store.state())
      await world.run(page, { put: first, get, file: 'well' })
      const again = page.isDead ? await world.start() : page
      // Nothing can be changed, whatever the office does not say.
      await world.run(again, { put: 'well', get, file: 'well' })
      world.press(again, { type: 'ChangeAnswer', path: firstName, value: 'Veranderd' })
      expect(bodyOf(again.store.state()), `${first}, ${get}`).toBe(before)
      world.press(again, { type: 'SendAgain' })
      await recover(world)
      expect(world.faults).toEqual([])
      expect(world.storedState().sending.tag).toBe('sent')
      expect(new Set(world.office.puts)).toEqual(new Set([before]))
    }
})
