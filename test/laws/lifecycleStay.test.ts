import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sessionExpired } from '../../domain/portal/navigation'
import { visitLifecycleTexts } from '../../domain/texts/visitLifecycleTexts'
import { moves, openForJan, run, settle } from './lifecycleRun'
import { happen, type World } from './lifecycleWorld'

/** What was done since `from`, without the erasings and countings of earlier. */
const doneSince = (at: World, from: number): readonly string[] => at.done.slice(from).map(({ tag }) => tag)

describe("'Ingelogd blijven'", () => {
  test('keeps the very visit open, without a moment in which it does not show', () => {
    fc.assert(
      fc.property(moves, all => {
        const at = openForJan(all)
        const { phase } = at.lifecycle()
        const handle = phase.tag === 'open' ? phase.handle : -1
        const from = at.done.length
        at.logIn('jan again', '1')
        const identity = { token: 'jan again', invitation: '1' }
        expect(at.lifecycle().phase).toEqual({ tag: 'open', identity, handle })
        expect(at.done.slice(from)).toEqual([{ tag: 'changeLogin', handle, identity }])
      }),
      { numRuns: 500 },
    )
  })

  test('closes the log of before first, where another customer logs in, and opens the other one', () => {
    fc.assert(
      fc.property(moves, all => {
        const at = openForJan(all)
        const { phase } = at.lifecycle()
        const handle = phase.tag === 'open' ? phase.handle : -1
        const from = at.done.length
        at.logIn('piet', '2')
        expect(at.lifecycle().phase.tag).toBe('closing')
        expect(at.done.slice(from)).toEqual([{ tag: 'close', handle }])
        settle(at)
        at.send({ tag: 'entered', identity: at.session(), takeOver: false })
        settle(at)
        expect(at.lifecycle().phase).toMatchObject({ tag: 'open', identity: { token: 'piet', invitation: '2' } })
        expect(at.faults).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('leaves a tab that does not edit the log as it is, under the new session', () => {
    fc.assert(
      fc.property(moves, all => {
        const at = openForJan(all)
        at.send({ tag: 'takenOver' })
        settle(at)
        const from = at.done.length
        at.logIn('jan again', '1')
        expect(at.lifecycle().phase).toEqual({ tag: 'inOtherTab', identity: { token: 'jan again', invitation: '1' } })
        expect(doneSince(at, from)).toEqual([])
        at.logIn('piet', '2')
        expect(at.lifecycle().phase.tag).toBe('closed')
      }),
      { numRuns: 300 },
    )
  })
})

describe('the end of a session by the clock', () => {
  test('is not heard of one that was renewed, in whatever order that comes', () => {
    fc.assert(
      fc.property(moves, fc.constantFrom('jan', 'jan again', 'piet'), (all, token) => {
        const at = run(all)
        const { phase } = at.lifecycle()
        fc.pre('identity' in phase && phase.identity.token !== token)
        const [state, session, from] = [at.lifecycle(), at.session(), at.done.length]
        at.send({ tag: 'sessionExpired', token, isNew: false, redirect: null })
        expect([at.lifecycle(), at.session(), doneSince(at, from)]).toEqual([state, session, []])
      }),
      { numRuns: 1000 },
    )
  })

  test('is a login that failed, where the office refuses what was begun with it before it says for whom', () => {
    fc.assert(
      fc.property(moves, fc.boolean(), (all, isNew) => {
        const at = openForJan(all)
        at.send({ tag: 'sessionEnding', leaves: false })
        settle(at)
        at.logIn('jan later')
        at.send({ tag: 'entered', identity: at.session(), takeOver: false })
        const from = at.done.length
        at.send({ tag: 'sessionExpired', token: 'jan later', isNew, redirect: null })
        expect(at.done.slice(from)).toMatchObject([
          { tag: 'endSession', token: 'jan later' },
          { tag: 'go', to: '/login', notice: { text: isNew ? visitLifecycleTexts.loginFailed : sessionExpired } },
        ])
      }),
      { numRuns: 100 },
    )
  })

  test('is the same, whichever tab saw it first', () => {
    fc.assert(
      fc.property(moves, fc.constantFrom(null, 'https://kantoor.example/'), (all, redirect) => {
        const said = [true, false].map(isHere => {
          const at = openForJan(all)
          const from = at.done.length
          if (isHere) at.send({ tag: 'sessionExpired', token: 'jan', isNew: false, redirect })
          else at.setSession(null, { redirect })
          settle(at)
          expect(at.session()).toBeNull()
          const told = at.done.slice(from).filter(({ tag }) => tag === 'go' || tag === 'leave')
          return { told, place: at.lifecycle().phase.tag }
        })
        expect(said[0]).toEqual(said[1])
        const [first] = said[0]?.told ?? []
        expect(said[0]?.told).toHaveLength(1)
        expect(first?.tag).toBe(redirect === null ? 'go' : 'leave')
        expect(first).toMatchObject({ notice: { text: sessionExpired } })
      }),
      { numRuns: 300 },
    )
  })

  test('is no end of what was sent: that has its own farewell', () => {
    fc.assert(
      fc.property(moves, fc.boolean(), fc.boolean(), (all, isHere, leaves) => {
        const at = openForJan(all)
        at.evidence.add('1')
        at.send({ tag: 'sent', partnerInvited: false, receivedAt: null })
        settle(at)
        expect(at.lifecycle().phase.tag).toBe('sent')
        const from = at.done.length
        if (isHere)
          at.send({ tag: 'sessionExpired', token: 'jan', isNew: false, redirect: 'https://kantoor.example/mislukt' })
        else at.setSession(null, { redirect: 'https://kantoor.example/mislukt' })
        expect([at.lifecycle().phase.tag, doneSince(at, from)]).toEqual(['sent', []])
        if (leaves) at.send({ tag: 'farewellOver', redirect: 'https://kantoor.example/klaar' })
        else at.send({ tag: 'logoutRequested', identity: at.session() })
        const last = leaves ? { tag: 'leave', url: 'https://kantoor.example/klaar' } : { tag: 'go', to: '/login' }
        expect(at.done.slice(from)).toMatchObject([{ tag: 'eraseSession', token: 'jan' }, last])
      }),
      { numRuns: 300 },
    )
  })

  test('loses no visit: the log is let go of before anything else, and the next login finds it', () => {
    fc.assert(
      fc.property(moves, moves, (previous, after) => {
        const at = openForJan(previous)
        const { phase } = at.lifecycle()
        const handle = phase.tag === 'open' ? phase.handle : -1
        const from = at.done.length
        at.send({ tag: 'sessionExpired', token: 'jan', isNew: false, redirect: null })
        expect(doneSince(at, from)).toEqual(['endSession', 'close'])
        for (const move of after) happen(at, move)
        expect(at.done.slice(from).filter(effect => effect.tag === 'erase' && effect.handle === handle)).toEqual([])
        expect(at.faults).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
