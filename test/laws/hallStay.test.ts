import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sessionExpired } from '../../domain/portal/navigation'
import { visitLifecycleTexts } from '../../domain/texts/visitLifecycleTexts'
import { moves, openForJan, run, settle } from './hallRun'
import { happen, type World } from './hallWorld'

/** What was done since `from`, without the erasings and countings of earlier. */
const doneSince = (at: World, from: number): readonly string[] => at.done.slice(from).map(({ tag }) => tag)

describe("'Ingelogd blijven'", () => {
  test('keeps the very visit open, without a moment in which it does not show', () => {
    fc.assert(
      fc.property(moves, all => {
        const at = openForJan(all)
        const { place } = at.hall()
        const room = place.tag === 'open' ? place.room : -1
        const from = at.done.length
        at.logIn('jan again', '1')
        const who = { token: 'jan again', invitation: '1' }
        expect(at.hall().place).toEqual({ tag: 'open', who, room })
        expect(at.done.slice(from)).toEqual([{ tag: 'goOn', room, who }])
      }),
      { numRuns: 500 },
    )
  })

  test('closes the log of before first, where another customer logs in, and opens the other one', () => {
    fc.assert(
      fc.property(moves, all => {
        const at = openForJan(all)
        const { place } = at.hall()
        const room = place.tag === 'open' ? place.room : -1
        const from = at.done.length
        at.logIn('piet', '2')
        expect(at.hall().place.tag).toBe('closing')
        expect(at.done.slice(from)).toEqual([{ tag: 'close', room }])
        settle(at)
        at.send({ tag: 'entered', who: at.session(), takeOver: false })
        settle(at)
        expect(at.hall().place).toMatchObject({ tag: 'open', who: { token: 'piet', invitation: '2' } })
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
        expect(at.hall().place).toEqual({ tag: 'elsewhere', who: { token: 'jan again', invitation: '1' } })
        expect(doneSince(at, from)).toEqual([])
        at.logIn('piet', '2')
        expect(at.hall().place.tag).toBe('closed')
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
        const { place } = at.hall()
        fc.pre('who' in place && place.who.token !== token)
        const [hall, session, from] = [at.hall(), at.session(), at.done.length]
        at.send({ tag: 'expired', token, isNew: false, redirect: null })
        expect([at.hall(), at.session(), doneSince(at, from)]).toEqual([hall, session, []])
      }),
      { numRuns: 1000 },
    )
  })

  test('is a login that failed, where the office refuses what was begun with it before it says for whom', () => {
    fc.assert(
      fc.property(moves, fc.boolean(), (all, isNew) => {
        const at = openForJan(all)
        at.send({ tag: 'ending', leaves: false })
        settle(at)
        at.logIn('jan later')
        at.send({ tag: 'entered', who: at.session(), takeOver: false })
        const from = at.done.length
        at.send({ tag: 'expired', token: 'jan later', isNew, redirect: null })
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
          if (isHere) at.send({ tag: 'expired', token: 'jan', isNew: false, redirect })
          else at.setSession(null, { redirect })
          settle(at)
          expect(at.session()).toBeNull()
          const told = at.done.slice(from).filter(({ tag }) => tag === 'go' || tag === 'leave')
          return { told, place: at.hall().place.tag }
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
        expect(at.hall().place.tag).toBe('sent')
        const from = at.done.length
        if (isHere) at.send({ tag: 'expired', token: 'jan', isNew: false, redirect: 'https://kantoor.example/mislukt' })
        else at.setSession(null, { redirect: 'https://kantoor.example/mislukt' })
        expect([at.hall().place.tag, doneSince(at, from)]).toEqual(['sent', []])
        if (leaves) at.send({ tag: 'farewell', redirect: 'https://kantoor.example/klaar' })
        else at.send({ tag: 'logOut', who: at.session() })
        const last = leaves ? { tag: 'leave', url: 'https://kantoor.example/klaar' } : { tag: 'go', to: '/login' }
        expect(at.done.slice(from)).toMatchObject([{ tag: 'eraseSession', token: 'jan' }, last])
      }),
      { numRuns: 300 },
    )
  })

  test('loses no visit: the log is let go of before anything else, and the next login finds it', () => {
    fc.assert(
      fc.property(moves, moves, (before, after) => {
        const at = openForJan(before)
        const { place } = at.hall()
        const room = place.tag === 'open' ? place.room : -1
        const from = at.done.length
        at.send({ tag: 'expired', token: 'jan', isNew: false, redirect: null })
        expect(doneSince(at, from)).toEqual(['endSession', 'close'])
        for (const move of after) happen(at, move)
        expect(at.done.slice(from).filter(effect => effect.tag === 'erase' && effect.room === room)).toEqual([])
        expect(at.faults).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
