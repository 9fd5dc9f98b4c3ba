import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LoginIdentity } from '../../ui/visit/lifecycle/loginIdentity'
import { settle, toClosed } from './lifecycleRun'
import { happen, invitationOf, type World, world } from './lifecycleWorld'

/**
 * One tab of a browser: its page, which logs it opened, of whom the last was, and whether somebody logged in in it since.
 */
interface Tab {
  at: World
  opened: number
  lastShown: string | null
  isFree: boolean
}

const acts = [
  'logIn',
  'logIn',
  'enter',
  'takeOver',
  'answer',
  'settle',
  'settle',
  'hear',
  'reload',
  'logOut',
  'keep',
  'anything else',
  'anything else',
] as const

/** What can happen besides: no login, and nothing of another tab's. */
const besides = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const

const moves = fc.array(
  fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.constantFrom(...acts),
    token: fc.constantFrom('jan', 'jan again', 'piet'),
    kind: fc.constantFrom(...besides),
    choice: fc.nat(41),
  }),
  { minLength: 10, maxLength: 60, size: 'max' },
)
type Move = typeof moves extends fc.Arbitrary<readonly (infer M)[]> ? M : never

/** Two tabs that share one stored session: each knows it as it heard it last. */
const browser = () => {
  let stored: LoginIdentity | null = null
  const tabs: [Tab, Tab] = [
    { at: world(), opened: 0, lastShown: null, isFree: true },
    { at: world(), opened: 0, lastShown: null, isFree: true },
  ]

  /** What an act in a tab did to its session is stored; an end only of the session that stands there. */
  const act = (tab: Tab, work: (at: World) => unknown): void => {
    const previous = tab.at.session()
    work(tab.at)
    const after = tab.at.session()
    if (after !== previous && stored?.token === previous?.token) stored = after
  }
  const logIn = (tab: Tab, token: string, invitation: string | null): void => {
    tab.isFree = true
    stored = { token, invitation }
    tab.at.logIn(token, invitation)
  }
  /**
   * A log that opens is written to, seen or not: each is of whom the last one was. One that was asked for before a login
   * and is let go of as it comes is not the one that the login brings.
   */
  const note = (tab: Tab): void => {
    for (const [handle, shown] of tab.at.invitationIn) {
      if (handle <= tab.opened) continue
      tab.opened = handle
      if (shown === null) continue
      if (!tab.isFree)
        expect([shown, 'shown after', tab.lastShown]).toEqual([tab.lastShown, 'shown after', tab.lastShown])
      if (!tab.at.open.has(handle)) continue
      tab.lastShown = shown
      // What was on its way before a login is let go of as it comes: the login still brings its own.
      if (tab.at.lifecycle().phase.tag !== 'closing') tab.isFree = false
    }
  }
  const hear = (tab: Tab): void => tab.at.setSession(stored)
  const reload = (tab: Tab): void => {
    const { owner } = tab.at.lifecycle()
    tab.at = world({ owner: owner === null ? null : { ...owner, token: '' } })
    tab.opened = 0
    hear(tab)
  }
  const move = ({ tab: which, act: what, token, kind, choice }: Move): void => {
    const tab = tabs[which === 0 ? 0 : 1]
    switch (what) {
      case 'logIn':
        logIn(tab, token, choice < 30 ? null : (invitationOf[token] ?? null))
        break
      case 'enter':
      case 'takeOver':
        act(tab, at => at.send({ tag: 'entered', identity: at.session(), takeOver: what === 'takeOver' }))
        break
      case 'answer':
        act(tab, at => at.answer(choice, choice))
        break
      case 'settle':
        act(tab, settle)
        break
      case 'hear':
        hear(tab)
        break
      case 'reload':
        reload(tab)
        break
      case 'logOut':
        act(tab, at => at.send({ tag: 'logoutRequested', identity: at.session() }))
        break
      case 'keep':
        act(tab, at => at.send({ tag: 'logoutChosen', how: 'keep', identity: at.session() }))
        break
      case 'anything else':
        act(tab, at => happen(at, { kind, choice }))
    }
    for (const one of tabs) {
      note(one)
      expect(one.at.faults).toEqual([])
    }
  }
  return { tabs, move, hear, act, logIn, stored: () => stored }
}

/** A visit of Jan in the first tab, and nothing in the second. */
const janOpen = (all: readonly Move[]) => {
  const both = browser()
  for (const one of all) both.move(one)
  const [one, two] = both.tabs
  for (const tab of both.tabs) both.act(tab, toClosed)
  const comeIn = (tab: Tab, token: string): void => {
    both.logIn(tab, token, null)
    both.act(tab, at => {
      at.send({ tag: 'entered', identity: at.session(), takeOver: false })
      settle(at)
      at.send({ tag: 'entered', identity: at.session(), takeOver: false })
      settle(at)
    })
  }
  comeIn(one, 'jan of now')
  expect(one.at.lifecycle().phase.tag).toBe('open')
  return { ...both, one, two, comeIn }
}

/** Piet has logged in in the second tab, and the first has heard it. */
const pietOverJan = (all: readonly Move[]) => {
  const both = janOpen(all)
  const { one, two, comeIn, hear } = both
  comeIn(two, 'piet of now')
  hear(one)
  settle(one.at)
  one.at.send({ tag: 'entered', identity: one.at.session(), takeOver: false })
  settle(one.at)
  return both
}

test('a tab shows no other invitation than the one it showed last, unless somebody logs in in that very tab', () => {
  fc.assert(
    fc.property(moves, all => {
      const { move } = browser()
      for (const one of all) move(one)
    }),
    { numRuns: 2000 },
  )
})

test('where somebody else is logged in, the tab says so; it goes on after a login in it, for whoever that is', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom('jan later', 'piet later'), (all, token) => {
      const { one, comeIn } = pietOverJan(all)
      expect(one.at.lifecycle().phase.tag).toBe('otherCustomer')
      comeIn(one, token)
      expect(one.at.lifecycle().phase).toMatchObject({ tag: 'open', identity: { invitation: invitationOf[token] } })
    }),
    { numRuns: 300 },
  )
})

test('what the office does not say of her login ends it in no tab but her own', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom(5, 9, 10, 20), (all, answer) => {
      const both = janOpen(all)
      const { one, two, hear, stored } = both
      both.logIn(two, 'piet of now', null)
      hear(one)
      expect(one.at.lifecycle().phase.tag).toBe('identifying')
      both.act(one, at => at.answer(0, answer))
      settle(one.at)
      expect(stored()?.token).toBe('piet of now')
      expect(one.at.open.size).toBe(0)
    }),
    { numRuns: 300 },
  )
})

test('nothing of the other customer can be asked about or erased from there', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom('keep', 'erase'), (all, how) => {
      const { one, stored } = pietOverJan(all)
      expect(stored()?.token).toBe('piet of now')
      const from = one.at.done.length
      one.at.send({ tag: 'logoutRequested', identity: one.at.session() })
      one.at.send({ tag: 'logoutChosen', how, identity: one.at.session() })
      const done = one.at.done.slice(from).map(({ tag }) => tag)
      expect(done).toEqual(['endSession', 'go'])
    }),
    { numRuns: 300 },
  )
})
