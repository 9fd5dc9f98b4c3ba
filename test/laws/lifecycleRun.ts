import fc from 'fast-check'
import { happen, kinds, type Move, type World, world } from './lifecycleWorld'

/** What happens, in any order. */
export const moves = fc.array(
  fc.noBias(fc.record({ kind: fc.integer({ min: 0, max: kinds - 1 }), choice: fc.nat(41) })),
  {
    minLength: 20,
    maxLength: 80,
    size: 'max',
  },
)

/** Every answer comes, and it is a good one. */
export const settle = (at: World): void => {
  for (let tries = 0; at.due.length > 0 && tries < 50; tries++) at.answer(0, 11)
}

/** A portal to which all of it happened. */
export const run = (all: readonly Move[]): World => {
  const at = world()
  for (const move of all) happen(at, move)
  return at
}

/** Whatever it was in the middle of is over. */
export const toClosed = (at: World): void => {
  for (let tries = 0; tries < 6 && at.lifecycle().phase.tag !== 'closed'; tries++) {
    settle(at)
    if (at.lifecycle().phase.tag === 'leftPortal') at.send({ tag: 'pageRestored' })
    at.send({ tag: 'sessionEnding', leaves: false })
    settle(at)
  }
}

/** A visit that is open for Jan, whatever came before. */
export const openForJan = (all: readonly Move[]): World => {
  const at = run(all)
  toClosed(at)
  at.logIn('jan')
  at.send({ tag: 'entered', identity: at.session(), takeOver: false })
  settle(at)
  return at
}
