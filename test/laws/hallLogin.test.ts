import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moves, openForJan, settle } from './hallRun'

test('whoever logs in over an open visit and goes back to the first login finds it as it was', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom('jan again', 'piet'), (all, other) => {
      const at = openForJan(all)
      const before = at.hall().place
      expect(before.tag).toBe('open')
      const first = at.session()
      const done = at.done.length
      at.logIn(other)
      expect(at.hall().place.tag).toBe('asking')
      at.setSession(first)
      expect(at.hall().place).toEqual(before)
      settle(at)
      expect(at.hall().place).toEqual(before)
      expect(at.done.slice(done).map(({ tag }) => tag)).not.toContain('close')
    }),
    { numRuns: 300 },
  )
})

test('a login of the same invitation goes on with the very visit, and one of another ends it', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = openForJan(all)
      const { place } = at.hall()
      const room = place.tag === 'open' ? place.room : null
      at.logIn('jan again')
      settle(at)
      expect(at.hall().place).toMatchObject({ tag: 'open', room, who: { token: 'jan again' } })
      const done = at.done.length
      at.logIn('piet')
      settle(at)
      expect(at.done.slice(done)).toContainEqual({ tag: 'close', room })
      expect(at.hall().place.tag).toBe('closed')
    }),
    { numRuns: 300 },
  )
})

test('a sending that arrived while somebody else logs in is erased, and told to nobody else', () => {
  fc.assert(
    fc.property(moves, fc.boolean(), (all, first) => {
      const at = openForJan(all)
      const { place } = at.hall()
      const room = place.tag === 'open' ? place.room : -1
      at.evidence.add('1')
      const sent = { tag: 'sent', partnerInvited: false, receivedAt: null } as const
      const done = at.done.length
      if (first) at.send(sent)
      at.logIn('piet')
      if (!first) at.send(sent)
      settle(at)
      expect(at.done.slice(done)).toContainEqual({ tag: 'erase', room, invitation: '1', ends: first })
      expect(at.done.slice(done).filter(({ tag }) => tag === 'go')).toEqual([])
      expect(at.hall().place.tag).toBe('closed')
      expect(at.session()?.token).toBe('piet')
      expect(at.faults).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('who logs in over an open visit is asked nothing about it, and can erase nothing of it', () => {
  fc.assert(
    fc.property(moves, fc.boolean(), (all, isAsked) => {
      const at = openForJan(all)
      const done = at.done.length
      const choose = (): void => {
        at.send({ tag: 'eraseLeft' })
        at.send({ tag: 'loggedOut', how: 'erase', who: at.session() })
      }
      if (isAsked) {
        // What Jan was asked before, he has answered.
        at.send({ tag: 'loggedOut', how: 'stay', who: at.session() })
        at.send({ tag: 'logOut', who: at.session() })
        // There is something to lose.
        at.answer(0, 1)
        expect(at.hall().loggingOut?.what).toBe('some')
      }
      at.logIn('piet')
      expect(at.hall().loggingOut).toBeNull()
      choose()
      at.send({ tag: 'logOut', who: at.session() })
      choose()
      expect(at.session()).toBeNull()
      settle(at)
      expect(at.done.slice(done).map(({ tag }) => tag)).not.toContain('erase')
      expect(at.hall().place.tag).toBe('closed')
    }),
    { numRuns: 300 },
  )
})

test('what is asked about logging out is asked of one session: whoever comes after it decides nothing about it', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = openForJan(all)
      const { loggingOut } = at.hall()
      expect(loggingOut === null || loggingOut.token === 'jan').toBe(true)
      at.send({ tag: 'logOut', who: at.session() })
      at.answer(0, 2)
      const done = at.done.length
      // The news of another tab's login may come after the press.
      at.send({ tag: 'loggedOut', how: 'erase', who: { token: 'piet', invitation: '2' } })
      expect(at.done.slice(done)).toEqual([])
      expect(at.hall().loggingOut).toBeNull()
    }),
    { numRuns: 300 },
  )
})
