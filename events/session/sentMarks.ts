import * as t from 'io-ts'
import { cell, type KeyValueStorage } from '../storage'

/**
 * That inventories arrived, once nothing of them is left on this device: when, in the office's words, and nothing of whom
 * they were. Each is told once: by the page that sent it, or by one that began after it. A page that was open beside knows
 * of none.
 */
export interface SentMarks {
  readonly add: (submittedAt: string) => void
  /** Those that this page is to tell, as long as no other has told them. */
  readonly untold: () => readonly string[]
  /** This page has told them: they go. */
  readonly told: () => void
}

/** To be made as the page begins. */
export const createSentMarks = (storage: KeyValueStorage | null): SentMarks => {
  const kept = cell(storage, 'klantportaal.sent', t.readonlyArray(t.string))
  const all = (): readonly string[] => kept.read() ?? []
  let known = all()
  return {
    add: submittedAt => {
      known = [...known, submittedAt]
      kept.write([...all(), submittedAt])
    },
    untold: () => all().filter(one => known.includes(one)),
    told: () => {
      const others = all().filter(one => !known.includes(one))
      kept.write(others.length === 0 ? null : others)
    },
  }
}
