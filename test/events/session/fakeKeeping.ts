import type { SharedStoredValue } from '../../../events/disk/storedValue'
import { createErasures, type Erasures } from '../../../events/session/erasures'
import type {
  NextSessionData,
  PersistedSession,
  SessionPersistence,
  StoredSession,
} from '../../../events/session/sessionPersistence'

/** What a browser keeps of a session, by the name of its place; a reload reads `begun`. */
export interface FakeKeeping extends SessionPersistence {
  readonly kept: Map<string, string>
  readonly erasures: Erasures
  /** Nothing is kept or erased any more. */
  isBroken: boolean
  readonly begun: () => PersistedSession
  /** How often other tabs were told. */
  readonly told: () => number
}

export const fakeKeeping = (kept: Map<string, string> = new Map()): FakeKeeping => {
  let told = 0
  const read = <A>(name: string): A | null => JSON.parse(kept.get(name) ?? 'null')
  const value = <A>(name: string): SharedStoredValue<A> => ({
    read: async () => read<A>(name),
    write: async next => {
      await Promise.resolve()
      if (keeping.isBroken) return false
      if (next === null) kept.delete(name)
      else kept.set(name, JSON.stringify(next))
      return true
    },
    change: async work => {
      await Promise.resolve()
      if (keeping.isBroken) return false
      const next = work(read<A>(name))
      if (next === null) kept.delete(name)
      else kept.set(name, JSON.stringify(next))
      return true
    },
  })
  // By themselves: what is being erased, and was, is no trace of what is kept.
  const apart = <A>(): SharedStoredValue<A> => {
    let now: A | null = null
    const change = async (work: (before: A | null) => A | null): Promise<boolean> => {
      if (keeping.isBroken) return false
      now = work(now)
      return true
    }
    return { read: async () => now, write: next => change(() => next), change }
  }
  const erasures = createErasures({ begun: apart(), erased: apart() }, undefined)
  const keeping: FakeKeeping = {
    kept,
    erasures,
    ended: erasures.endSessions,
    isBroken: false,
    session: value<StoredSession>('klantportaal.session'),
    onward: value<NextSessionData>('klantportaal.onward'),
    tell: () => {
      told++
    },
    hear: () => undefined,
    begun: () => ({
      session: read<StoredSession>('klantportaal.session'),
      onward: read<NextSessionData>('klantportaal.onward'),
    }),
    told: () => told,
  }
  return keeping
}
