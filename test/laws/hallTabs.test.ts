import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Who } from '../../ui/app/hall/hall'
import { settle } from './hallRun'
import { invitationOf, type World, world } from './hallWorld'

/** One tab of a browser: its page, what it showed last, and whether somebody logged in in it since. */
interface Tab {
  at: World
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
] as const

const moves = fc.array(
  fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.constantFrom(...acts),
    token: fc.constantFrom('jan', 'jan again', 'piet'),
    choice: fc.nat(41),
  }),
  { minLength: 10, maxLength: 60, size: 'max' },
)
type Move = typeof moves extends fc.Arbitrary<readonly (infer M)[]> ? M : never

/** Two tabs that share one stored session: each knows it as it heard it last. */
const browser = () => {
  let stored: Who | null = null
  const tabs: [Tab, Tab] = [
    { at: world(), lastShown: null, isFree: true },
    { at: world(), lastShown: null, isFree: true },
  ]

  /** What an act in a tab did to its session is stored; an end only of the session that stands there. */
  const act = (tab: Tab, work: (at: World) => unknown): void => {
    const before = tab.at.session()
    work(tab.at)
    const after = tab.at.session()
    if (after !== before && stored?.token === before?.token) stored = after
  }
  const logIn = (tab: Tab, token: string, invitation: string | null): void => {
    tab.isFree = true
    stored = { token, invitation }
    tab.at.logIn(token, invitation)
  }
  const note = (tab: Tab): void => {
    const { place } = tab.at.hall()
    if (place.tag !== 'open') return
    const shown = tab.at.invitationIn.get(place.room) ?? null
    if (shown === null) return
    if (!tab.isFree)
      expect([shown, 'shown after', tab.lastShown]).toEqual([tab.lastShown, 'shown after', tab.lastShown])
    tab.lastShown = shown
    tab.isFree = false
  }
  const hear = (tab: Tab): void => tab.at.setSession(stored)
  const reload = (tab: Tab): void => {
    const { owner } = tab.at.hall()
    tab.at = world({ owner: owner === null ? null : { ...owner, token: '' } })
    hear(tab)
  }
  const happen = ({ tab: which, act: what, token, choice }: Move): void => {
    const tab = tabs[which === 0 ? 0 : 1]
    switch (what) {
      case 'logIn':
        logIn(tab, token, choice < 30 ? null : (invitationOf[token] ?? null))
        break
      case 'enter':
      case 'takeOver':
        act(tab, at => at.send({ tag: 'entered', who: at.session(), takeOver: what === 'takeOver' }))
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
        act(tab, at => at.send({ tag: 'logOut', who: at.session() }))
        break
      case 'keep':
        act(tab, at => at.send({ tag: 'loggedOut', how: 'keep', who: at.session() }))
    }
    for (const one of tabs) note(one)
  }
  return { tabs, happen, hear, act, logIn, stored: () => stored }
}

/** A visit of Jan in the first tab; Piet has logged in in the second one, and the first has heard it. */
const pietOverJan = (all: readonly Move[]) => {
  const both = browser()
  for (const move of all) both.happen(move)
  const [one, two] = both.tabs
  const logIn = (tab: Tab, token: string): void => {
    both.logIn(tab, token, null)
    both.act(tab, at => {
      at.send({ tag: 'entered', who: at.session(), takeOver: false })
      settle(at)
      at.send({ tag: 'entered', who: at.session(), takeOver: false })
      settle(at)
    })
  }
  logIn(one, 'jan of now')
  expect(one.at.hall().place.tag).toBe('open')
  logIn(two, 'piet of now')
  both.hear(one)
  settle(one.at)
  one.at.send({ tag: 'entered', who: one.at.session(), takeOver: false })
  settle(one.at)
  return { ...both, one, two, logIn }
}

test('a tab shows no other invitation than the one it showed last, unless somebody logs in in that very tab', () => {
  fc.assert(
    fc.property(moves, all => {
      const { happen } = browser()
      for (const move of all) happen(move)
    }),
    { numRuns: 2000 },
  )
})

test('where somebody else is logged in, the tab says so; it goes on after a login in it, for whoever that is', () => {
  fc.assert(
    fc.property(moves, fc.constantFrom('jan later', 'piet later'), (all, token) => {
      const { one, logIn } = pietOverJan(all)
      expect(one.at.hall().place.tag).toBe('otherCustomer')
      logIn(one, token)
      expect(one.at.hall().place).toMatchObject({ tag: 'open', who: { invitation: invitationOf[token] } })
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
      one.at.send({ tag: 'logOut', who: one.at.session() })
      one.at.send({ tag: 'loggedOut', how, who: one.at.session() })
      const done = one.at.done.slice(from).map(({ tag }) => tag)
      expect(done).toEqual(['endSession', 'go'])
    }),
    { numRuns: 300 },
  )
})
