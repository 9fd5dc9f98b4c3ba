import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersKeptTexts, visitLifecycleTexts } from '../../domain/texts/visitLifecycleTexts'
import { moves, openForJan, run, settle } from './lifecycleRun'
import { happen, invitationOf, lefts, type Room, type World, world } from './lifecycleWorld'

test('nothing is erased before the office has it or the customer said so, and one log is open at a time', () => {
  fc.assert(
    fc.property(moves, all => {
      expect(run(all).faults).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('a visit ends once: it is let go of or erased, and nothing else is done with it after that', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = run(all)
      const ended = new Map<Room, string>()
      for (const effect of at.done) {
        if (effect.tag !== 'close' && effect.tag !== 'erase' && effect.tag !== 'start' && effect.tag !== 'changeLogin')
          continue
        if (effect.handle === null) continue
        const previous = ended.get(effect.handle)
        // What the office has may be tried to be erased again; it is never closed, begun or gone on with.
        if (previous !== undefined) expect([previous, effect.tag]).toEqual(['erase', 'erase'])
        if (effect.tag === 'close' || effect.tag === 'erase') ended.set(effect.handle, effect.tag)
      }
    }),
    { numRuns: 1000 },
  )
})

test('once the browser leaves, nothing is opened or asked any more until it is back', () => {
  fc.assert(
    fc.property(moves, moves, (previous, after) => {
      const at = run(previous)
      settle(at)
      at.send({ tag: 'sessionEnding', leaves: true })
      settle(at)
      const { tag } = at.lifecycle().phase
      expect(tag).toBe('leftPortal')
      const done = at.done.length
      for (const move of after) {
        // The page that comes back is another beginning; a new login there is one too.
        if (move.kind !== 9) happen(at, move)
      }
      const since = at.done.slice(done).map(effect => effect.tag)
      for (const effect of ['load', 'open', 'start', 'close', 'erase', 'go', 'leave'])
        expect(since).not.toContain(effect)
    }),
    { numRuns: 500 },
  )
})

/** What the customer can do where the portal comes to rest. */
const wayOn = (at: World): unknown => {
  const { phase, loggingOut } = at.lifecycle()
  if (loggingOut !== null) at.send({ tag: 'logoutChosen', how: 'keep', identity: at.session() })
  switch (phase.tag) {
    case 'leftPortal':
      return at.send({ tag: 'pageRestored' })
    case 'erased':
      // The button of that page loads the portal anew.
      return at.send({ tag: 'sessionEnding', leaves: false })
    case 'sent':
      return at.send({ tag: 'farewellOver', redirect: null })
    default:
      return at.send({ tag: 'logoutRequested', identity: at.session() })
  }
}

test('from wherever one is, there is a way on: to an open visit after a login, and out of it again', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = run(all)
      settle(at)
      // At rest nothing is on its way, and it is a place with something to do.
      expect(['closed', 'open', 'inOtherTab', 'erased', 'unreachable', 'sent', 'leftPortal']).toContain(
        at.lifecycle().phase.tag,
      )
      expect(at.lifecycle().loggingOut?.what).not.toBe('looking')
      for (let tries = 0; tries < 4 && at.lifecycle().phase.tag !== 'closed'; tries++) {
        wayOn(at)
        settle(at)
        if (at.lifecycle().loggingOut !== null) {
          at.send({ tag: 'logoutChosen', how: 'keep', identity: at.session() })
          settle(at)
        }
        if (at.session() === null && at.lifecycle().phase.tag !== 'leftPortal') at.setSession(null)
        settle(at)
      }
      expect(at.lifecycle().phase.tag).toBe('closed')
      at.logIn('piet')
      at.send({ tag: 'entered', identity: at.session(), takeOver: false })
      settle(at)
      expect(at.lifecycle().phase.tag).toBe('open')
    }),
    { numRuns: 1000 },
  )
})

test('a visit shows only under a login of its own invitation', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = world()
      for (const move of all) {
        happen(at, move)
        const { phase } = at.lifecycle()
        if (phase.tag !== 'open') continue
        const of = at.invitationIn.get(phase.handle)
        expect(of === null || of === invitationOf[phase.identity.token] || of === phase.identity.invitation).toBe(true)
        expect(at.session()?.token).toBe(phase.identity.token)
      }
    }),
    { numRuns: 1000 },
  )
})

test('what is not known to be erased is never called erased', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = world()
      for (const move of all) {
        const [erasings, done] = [at.erasedFor.length, at.done.length]
        happen(at, move)
        const { phase } = at.lifecycle()
        if (phase.tag === 'sent' && phase.erased) expect(at.erasedFor.at(-1)).toBe(true)
        if (at.erasedFor.length === erasings || at.erasedFor.at(-1) === true) continue
        for (const effect of at.done.slice(done))
          if (effect.tag === 'go' && effect.to === '/login')
            expect(effect.notice?.text).toBe(visitLifecycleTexts.notErased)
      }
    }),
    { numRuns: 1000 },
  )
})

test('that the adviser has it all is said only of what the office confirmed', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = world()
      for (const move of all) {
        const [previous, done] = [at.lifecycle().phase, at.done.length]
        happen(at, move)
        for (const effect of at.done.slice(done))
          if ('notice' in effect && effect.notice?.more === visitLifecycleTexts.arrived)
            expect(previous.tag).toBe('sent')
        if (at.lifecycle().phase.tag === 'sent') expect(at.messages.some(({ tag }) => tag === 'sent')).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
})

test('the login says that all is erased only where the customer wished it and the device confirmed it', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = world()
      for (const move of all) {
        const [previous, done, erasings] = [at.lifecycle().phase, at.done.length, at.erasedFor.length]
        happen(at, move)
        const isSure = at.erasedFor.length > erasings && at.erasedFor.at(-1) === true
        const isWish = previous.tag === 'erasing' && previous.reason.tag === 'requested'
        for (const effect of at.done.slice(done)) {
          if (effect.tag === 'go')
            expect(effect.notice?.text === visitLifecycleTexts.wiped.title).toBe(
              effect.to === '/login' && isSure && isWish,
            )
          // Logging out with nothing to ask about takes no name along that somebody asked this device to remember.
          if (effect.tag === 'eraseSession' && previous.tag === 'erasing') expect(effect.name).toBe(isWish)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test('what is not known to be stored is never called kept', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = world()
      for (const move of all) {
        const done = at.done.length
        happen(at, move)
        for (const effect of at.done.slice(done))
          if (effect.tag === 'go' && effect.notice?.text === answersKeptTexts.all.title)
            expect(at.leftFor.at(-1)?.tag).toBe('all')
      }
    }),
    { numRuns: 1000 },
  )
})

test('who keeps his answers is told what became of them, and nobody who leaves in another way', () => {
  const ways = ['keep', 'erase', 'other tab', 'expired'] as const
  fc.assert(
    fc.property(moves, fc.constantFrom(...lefts), fc.constantFrom(...ways), (all, remaining, way) => {
      const at = openForJan(all)
      at.leaveAll(remaining)
      at.send({ tag: 'logoutChosen', how: 'stay', identity: at.session() })
      at.send({ tag: 'logoutRequested', identity: at.session() })
      // There is something to lose.
      at.answer(0, 1)
      const from = at.done.length
      if (way === 'other tab') at.setSession(null)
      else if (way === 'expired') at.send({ tag: 'sessionExpired', token: 'jan', isNew: false, redirect: null })
      else {
        if (way === 'erase') at.evidence.add('1')
        at.send({ tag: 'logoutChosen', how: way, identity: at.session() })
      }
      settle(at)
      const told = at.done.slice(from).flatMap(effect => (effect.tag === 'go' ? [effect.notice?.text ?? ''] : []))
      const titles: readonly string[] = [answersKeptTexts.all.title, answersKeptTexts.unsure.title]
      expect(told).toHaveLength(1)
      if (way === 'keep')
        expect(told).toEqual([remaining.tag === 'nothing' ? '' : answersKeptTexts[remaining.tag].title])
      else expect(titles).not.toContain(told[0])
    }),
    { numRuns: 500 },
  )
})
