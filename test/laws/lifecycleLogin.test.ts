import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moves, openForJan, settle } from './lifecycleRun'

test('whoever logs in over an open visit and goes back to the first login finds it as it was', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom('jan again', 'piet'), (all, other) => {
      const at = openForJan(all)
      const previous = at.lifecycle().phase
      expect(previous.tag).toBe('open')
      const first = at.session()
      const done = at.done.length
      at.logIn(other)
      expect(at.lifecycle().phase.tag).toBe('identifying')
      at.setSession(first)
      expect(at.lifecycle().phase).toEqual(previous)
      settle(at)
      expect(at.lifecycle().phase).toEqual(previous)
      expect(at.done.slice(done).map(({ tag }) => tag)).not.toContain('close')
    }),
    { numRuns: 300 },
  )
})

test('a login of the same invitation goes on with the very visit, and one of another ends it', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = openForJan(all)
      const { phase } = at.lifecycle()
      const handle = phase.tag === 'open' ? phase.handle : null
      at.logIn('jan again')
      settle(at)
      expect(at.lifecycle().phase).toMatchObject({ tag: 'open', handle, identity: { token: 'jan again' } })
      const done = at.done.length
      at.logIn('piet')
      settle(at)
      expect(at.done.slice(done)).toContainEqual({ tag: 'close', handle })
      expect(at.lifecycle().phase.tag).toBe('closed')
    }),
    { numRuns: 300 },
  )
})

test('a sending that arrived while somebody else logs in is erased, and told to nobody else', () => {
  fc.assert(
    fc.property(moves, fc.boolean(), (all, first) => {
      const at = openForJan(all)
      const { phase } = at.lifecycle()
      const handle = phase.tag === 'open' ? phase.handle : -1
      at.evidence.add('1')
      const sent = { tag: 'sent', partnerInvited: false, receivedAt: null } as const
      const done = at.done.length
      if (first) at.send(sent)
      at.logIn('piet')
      if (!first) at.send(sent)
      settle(at)
      expect(at.done.slice(done)).toContainEqual({ tag: 'erase', handle, invitation: '1', endsSession: first })
      expect(at.done.slice(done).filter(({ tag }) => tag === 'go')).toEqual([])
      expect(at.lifecycle().phase.tag).toBe('closed')
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
        at.send({ tag: 'eraseRequested' })
        at.send({ tag: 'logoutChosen', how: 'erase', identity: at.session() })
      }
      if (isAsked) {
        // What Jan was asked before, he has answered.
        at.send({ tag: 'logoutChosen', how: 'stay', identity: at.session() })
        at.send({ tag: 'logoutRequested', identity: at.session() })
        // There is something to lose.
        at.answer(0, 1)
        expect(at.lifecycle().loggingOut?.what).toBe('some')
      }
      at.logIn('piet')
      expect(at.lifecycle().loggingOut).toBeNull()
      choose()
      at.send({ tag: 'logoutRequested', identity: at.session() })
      choose()
      expect(at.session()).toBeNull()
      settle(at)
      expect(at.done.slice(done).map(({ tag }) => tag)).not.toContain('erase')
      expect(at.lifecycle().phase.tag).toBe('closed')
    }),
    { numRuns: 300 },
  )
})

test('what is asked about logging out is asked of one session: whoever comes after it decides nothing about it', () => {
  fc.assert(
    fc.property(moves, all => {
      const at = openForJan(all)
      const { loggingOut } = at.lifecycle()
      expect(loggingOut === null || loggingOut.token === 'jan').toBe(true)
      at.send({ tag: 'logoutRequested', identity: at.session() })
      at.answer(0, 2)
      const done = at.done.length
      // The news of another tab's login may come after the press.
      at.send({ tag: 'logoutChosen', how: 'erase', identity: { token: 'piet', invitation: '2' } })
      expect(at.done.slice(done)).toEqual([])
      expect(at.lifecycle().loggingOut).toBeNull()
    }),
    { numRuns: 300 },
  )
})
