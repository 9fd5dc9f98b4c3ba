import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersKeptTexts, visitLifecycleTexts } from '../../domain/texts/visitLifecycleTexts'
import { moves, openForJan, run, settle } from './hallRun'
import { happen, invitationOf, lefts, type Room, type World, world } from './hallWorld'

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
        if (effect.tag !== 'close' && effect.tag !== 'erase' && effect.tag !== 'begin' && effect.tag !== 'goOn')
          continue
        if (effect.room === null) continue
        const before = ended.get(effect.room)
        // What the office has may be tried to be erased again; it is never closed, begun or gone on with.
        if (before !== undefined) expect([before, effect.tag]).toEqual(['erase', 'erase'])
        if (effect.tag === 'close' || effect.tag === 'erase') ended.set(effect.room, effect.tag)
      }
    }),
    { numRuns: 1000 },
  )
})

test('once the browser leaves, nothing is opened or asked any more until it is back', () => {
  fc.assert(
    fc.property(moves, moves, (before, after) => {
      const at = run(before)
      settle(at)
      at.send({ tag: 'ending', leaves: true })
      settle(at)
      const { tag } = at.hall().place
      expect(tag).toBe('gone')
      const done = at.done.length
      for (const move of after) {
        // The page that comes back is another beginning; a new login there is one too.
        if (move.kind !== 9) happen(at, move)
      }
      const since = at.done.slice(done).map(effect => effect.tag)
      for (const effect of ['load', 'open', 'begin', 'close', 'erase', 'go', 'leave'])
        expect(since).not.toContain(effect)
    }),
    { numRuns: 500 },
  )
})

/** What the customer can do where the portal comes to rest. */
const wayOn = (at: World): unknown => {
  const { place, loggingOut } = at.hall()
  if (loggingOut !== null) at.send({ tag: 'loggedOut', how: 'keep', who: at.session() })
  switch (place.tag) {
    case 'gone':
      return at.send({ tag: 'back' })
    case 'erased':
      // The button of that page loads the portal anew.
      return at.send({ tag: 'ending', leaves: false })
    case 'sent':
      return at.send({ tag: 'farewell', redirect: null })
    default:
      return at.send({ tag: 'logOut', who: at.session() })
  }
}

test('from wherever one is, there is a way on: to an open visit after a login, and out of it again', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = run(all)
      settle(at)
      // At rest nothing is on its way, and it is a place with something to do.
      expect(['closed', 'open', 'elsewhere', 'erased', 'unreachable', 'sent', 'gone']).toContain(at.hall().place.tag)
      expect(at.hall().loggingOut?.what).not.toBe('looking')
      for (let tries = 0; tries < 4 && at.hall().place.tag !== 'closed'; tries++) {
        wayOn(at)
        settle(at)
        if (at.hall().loggingOut !== null) {
          at.send({ tag: 'loggedOut', how: 'keep', who: at.session() })
          settle(at)
        }
        if (at.session() === null && at.hall().place.tag !== 'gone') at.setSession(null)
        settle(at)
      }
      expect(at.hall().place.tag).toBe('closed')
      at.logIn('piet')
      at.send({ tag: 'entered', who: at.session(), takeOver: false })
      settle(at)
      expect(at.hall().place.tag).toBe('open')
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
        const { place } = at.hall()
        if (place.tag !== 'open') continue
        const of = at.invitationIn.get(place.room)
        expect(of === null || of === invitationOf[place.who.token] || of === place.who.invitation).toBe(true)
        expect(at.session()?.token).toBe(place.who.token)
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
        const { place } = at.hall()
        if (place.tag === 'sent' && place.erased) expect(at.erasedFor.at(-1)).toBe(true)
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
        const [before, done] = [at.hall().place, at.done.length]
        happen(at, move)
        for (const effect of at.done.slice(done))
          if ('notice' in effect && effect.notice?.more === visitLifecycleTexts.arrived) expect(before.tag).toBe('sent')
        if (at.hall().place.tag === 'sent') expect(at.messages.some(({ tag }) => tag === 'sent')).toBe(true)
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
        const [before, done, erasings] = [at.hall().place, at.done.length, at.erasedFor.length]
        happen(at, move)
        const isSure = at.erasedFor.length > erasings && at.erasedFor.at(-1) === true
        const isWish = before.tag === 'erasing' && before.why.tag === 'wish'
        for (const effect of at.done.slice(done)) {
          if (effect.tag === 'go')
            expect(effect.notice?.text === visitLifecycleTexts.wiped.title).toBe(
              effect.to === '/login' && isSure && isWish,
            )
          // Logging out with nothing to ask about takes no name along that somebody asked this device to remember.
          if (effect.tag === 'eraseSession' && before.tag === 'erasing') expect(effect.name).toBe(isWish)
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
    fc.property(moves, fc.constantFrom(...lefts), fc.constantFrom(...ways), (all, left, way) => {
      const at = openForJan(all)
      at.leaveAll(left)
      at.send({ tag: 'loggedOut', how: 'stay', who: at.session() })
      at.send({ tag: 'logOut', who: at.session() })
      // There is something to lose.
      at.answer(0, 1)
      const from = at.done.length
      if (way === 'other tab') at.setSession(null)
      else if (way === 'expired') at.send({ tag: 'expired', token: 'jan', isNew: false, redirect: null })
      else {
        if (way === 'erase') at.evidence.add('1')
        at.send({ tag: 'loggedOut', how: way, who: at.session() })
      }
      settle(at)
      const told = at.done.slice(from).flatMap(effect => (effect.tag === 'go' ? [effect.notice?.text ?? ''] : []))
      const titles: readonly string[] = [answersKeptTexts.all.title, answersKeptTexts.unsure.title]
      expect(told).toHaveLength(1)
      if (way === 'keep') expect(told).toEqual([left.tag === 'nothing' ? '' : answersKeptTexts[left.tag].title])
      else expect(titles).not.toContain(told[0])
    }),
    { numRuns: 500 },
  )
})
