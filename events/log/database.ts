import type { Header } from '../record/envelope'
import type { Upcasters } from '../record/upcast'
import { hashIn, type Link, linkAfter } from './chain'
import type { StoreName, UseStore } from './connection'
import type { HeadMark } from './headMark'
import type { Line } from './log'
import { openLine, type Seal } from './seal'
import { type Entry, headerKey } from './transactions'

/** The database of a log, and what it is read and written with. */
export interface Database {
  readonly transact: UseStore
  readonly seal: Seal
  readonly by: Upcasters
  readonly mark: HeadMark
}

/** Transactions that begin at another store. */
export const on =
  ({ transact }: Database, name: StoreName): UseStore =>
  (mode, work) =>
    transact(mode, store => work(store.transaction.objectStore(name)))

export const linesOf = ({ seal }: Database, found: readonly Entry[]): Promise<readonly Line[]> =>
  Promise.all(found.map(async ([key, stored]) => ({ seq: Number(key), text: await openLine(seal, stored) })))

/** What is known of the log that was opened here. */
export class KnownLog {
  /** What the line after each seq is chained to; from the opening on. */
  private readonly links = new Map<number, Link>()

  /**
   * @param header as it is stored: a store with another one is not this log's to write
   * @param log its id
   * @param last the stored value of its last record, or of the header
   */
  constructor(
    readonly header: unknown,
    readonly log: string,
    private last: { readonly seq: number; readonly stored: unknown },
  ) {
    this.links.set(headerKey, log)
  }

  readonly linkAfter = (seq: number): Link | null => this.links.get(seq) ?? null

  /** What must stand at this seq still; undefined where that is not known. */
  readonly storedAt = (seq: number): unknown => (this.last.seq === seq ? this.last.stored : undefined)

  /** More of it was read or written. */
  readonly learn = (lines: readonly Line[], values: readonly unknown[]): void => {
    for (const { seq, text } of lines) if (seq > headerKey) this.links.set(seq, linkAfter(text, this.log))
    const last = lines.at(-1)
    if (last !== undefined && last.seq >= this.last.seq) this.last = { seq: last.seq, stored: values.at(-1) }
  }
}

/** What is known of a log of which these entries were read. */
export const knownOf = (
  header: unknown,
  { log }: Header,
  lines: readonly Line[],
  found: readonly Entry[],
): KnownLog => {
  const known = new KnownLog(header, log, { seq: headerKey, stored: header })
  known.learn(
    lines,
    found.map(([, value]) => value),
  )
  return known
}

/** These lines are stored: marks the last of them outside the database. */
export const noteStored = (
  { mark }: Database,
  known: KnownLog,
  lines: readonly Line[],
  values: readonly unknown[],
): void => {
  known.learn(lines, values)
  const last = lines.at(-1)
  const hash = last === undefined ? null : hashIn(last.text)
  if (last !== undefined && hash !== null) mark.write({ log: known.log, seq: last.seq, hash })
}
