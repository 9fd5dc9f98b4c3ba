/**
 * Remembers on this device that inventories arrived, and when, so that one page tells the customer after all else is
 * erased.
 */
import * as t from 'io-ts'
import { type KeyValueStorage, storageCell } from '../keyValueStorage'

/** `username`: of who sent it, where this page sent it and the device was asked to remember that name; else ''. */
interface SentMark {
  readonly submittedAt: string
  readonly username: string
}

/**
 * That inventories arrived, once nothing of them is left on this device: when, in the office's words; of whom they were
 * nothing is stored. Each is told once: by the page that sent it, or by one that began after it. A page that was open
 * beside knows of none.
 */
export interface SentMarks {
  readonly add: (submittedAt: string, username: string) => void
  /** Those that this page is to tell, as long as no other has told them. */
  readonly untold: () => readonly SentMark[]
  /** This page has told them: they go. */
  readonly told: () => void
}

/** To be made as the page begins. */
export const createSentMarks = (storage: KeyValueStorage | null): SentMarks => {
  const kept = storageCell(storage, 'klantportaal.sent', t.readonlyArray(t.string))
  const all = (): readonly string[] => kept.read() ?? []
  let known: readonly SentMark[] = all().map(submittedAt => ({ submittedAt, username: '' }))
  return {
    add: (submittedAt, username) => {
      known = [...known, { submittedAt, username }]
      kept.write([...all(), submittedAt])
    },
    untold: () => {
      const untold = all()
      return known.filter(one => untold.includes(one.submittedAt))
    },
    told: () => {
      const others = all().filter(one => !known.some(({ submittedAt }) => submittedAt === one))
      kept.write(others.length === 0 ? null : others)
    },
  }
}
