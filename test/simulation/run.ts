// Plays a script in a new world, and holds the world to the truth after every step.
import { pass, perform } from './customer/perform'
import type { Script } from './customer/script'
import { lastVisitIsWhole } from './truth/lastVisit'
import { createPromises } from './truth/promises'
import { judgeSaid, sentencesAreTrue, staysErased } from './truth/sentences'
import { sightIsOwn } from './truth/sight'
import { createTypedWords } from './truth/typedWords'
import { createWorld, type World } from './world'

export interface Outcome {
  /** What is not so; null where all was. */
  readonly wrong: string | null
  /** After which step, counted from 0. */
  readonly step: number
  readonly counters: ReadonlyMap<string, number>
  readonly world: World
}

/** Long enough for all that was begun to come to its end: calls that are not answered, locks that are not let go of. */
const settleMs = 120_000

export const play = async (script: Script): Promise<Outcome> => {
  const world = createWorld(script)
  const promises = createPromises(world)
  const words = createTypedWords(world)
  let untrue: string | null = null
  world.heard = (tab, text, about) => {
    untrue ??= judgeSaid(world, tab, text, about)
  }
  const check = (isWhole: boolean): string | null =>
    untrue ?? promises.check(isWhole) ?? sentencesAreTrue(world, promises) ?? sightIsOwn(world)
  const ended = (wrong: string | null, step: number): Outcome => ({ wrong, step, counters: world.counters, world })
  try {
    for (const [at, step] of script.steps.entries()) {
      const tab = world.tabs[step.tab % world.tabs.length]
      // What happens while time passes before it comes first.
      await pass(world, step.wait)
      if (tab !== undefined) words.before(step, tab)
      await perform(world, step)
      const wrong = check(false) ?? words.check(step)
      if (wrong !== null) return ended(wrong, at)
    }
    await world.scheduler.advance(settleMs)
    const wrong =
      check(true) ?? staysErased(world) ?? (await lastVisitIsWhole(world)) ?? check(true) ?? staysErased(world)
    return ended(wrong, script.steps.length)
  } catch (cause) {
    return ended(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause), -1)
  } finally {
    world.end()
  }
}
