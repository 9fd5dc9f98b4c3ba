import * as t from 'io-ts'
import { entity, field } from '../../domain/privacy'
import { cell, type KeyValueStorage } from '../storage'

/** What stood in a field, not yet committed, when the page went away. */
const draftCodec = entity('Draft', {
  path: field(t.string, 'path'),
  text: field(t.string, 'answer'),
  /** Milliseconds since 1970. */
  at: field(t.number, 'open'),
  /** The last seq that the typing was done on: an answer to the same question after it is newer than the draft. */
  head: field(t.number, 'open'),
})
export type Draft = t.TypeOf<typeof draftCodec>

const draftsCodec: t.Type<readonly Draft[], unknown> = t.readonlyArray(draftCodec)

/** The drafts of one invitation. Nothing here throws; where the browser keeps nothing, they last as long as the page. */
export interface Drafts {
  /** Writes at once, before the page is gone. A draft of the same path takes the place of an older one. */
  readonly keep: (drafts: readonly Draft[]) => void
  readonly read: () => readonly Draft[]
  /** Removes these once they are committed or typed anew; one that was kept since then stays. */
  readonly remove: (drafts: readonly Draft[]) => void
  readonly erase: () => void
}

export const draftsKey = (invitation: string): string => `klantportaal.draft.${invitation}`

/**
 * A browser loses the database writes that begin while a page goes away (measured: 64 of 64), but keeps what is written
 * synchronously to `localStorage`. So what is being typed goes there, and becomes an answer at the next start.
 */
export const openDrafts = (storage: KeyValueStorage | null, invitation: string): Drafts => {
  const stored = cell(storage, draftsKey(invitation), draftsCodec)
  const read = () => stored.read() ?? []
  const write = (drafts: readonly Draft[]) => stored.write(drafts.length === 0 ? null : drafts)
  return {
    keep: drafts => {
      if (drafts.length > 0)
        write([...read().filter(({ path }) => !drafts.some(draft => draft.path === path)), ...drafts])
    },
    read,
    remove: drafts => {
      const isCommitted = (kept: Draft) => drafts.some(({ path, at }) => path === kept.path && at === kept.at)
      if (drafts.length > 0) write(read().filter(kept => !isCommitted(kept)))
    },
    erase: () => stored.write(null),
  }
}

/** Calls `leaving` whenever the page may be about to go away for good; returns what ends that. */
export const whenLeaving = (window: Window, leaving: () => void): (() => void) => {
  const { document } = window
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leaving()
  }
  window.addEventListener('pagehide', leaving)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('pagehide', leaving)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
