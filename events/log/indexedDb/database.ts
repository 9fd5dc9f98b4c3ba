/**
 * `LogDatabase`: what a log's IndexedDB database is read and written with; decrypts its stored lines. `KnownLog`: where the
 * log ends as far as this tab has read or written it; that end is also marked outside the database.
 */
import type { StoredLogHeader } from '../../record/surveyRecord'
import type { Upcasters } from '../../record/upcast'
import { type ChainLink, hashIn, linkAfter } from '../hashChain'
import type { HeadMark } from '../headMark'
import type { StoredLine } from '../log'
import type { StoreName, UseStore } from './connection'
import { openLine, type Seal } from './seal'
import { headerKey, type StoredEntry } from './transactions'

/** The database of a log, and what it is read and written with. */
export interface LogDatabase {
  readonly transact: UseStore
  readonly seal: Seal
  readonly by: Upcasters
  readonly mark: HeadMark
}

/** Transactions that begin at another store. */
export const transactionsOn =
  ({ transact }: LogDatabase, name: StoreName): UseStore =>
  (mode, work) =>
    transact(mode, store => work(store.transaction.objectStore(name)))

export const openLines = async (
  { seal }: Pick<LogDatabase, 'seal'>,
  found: readonly StoredEntry[],
): Promise<readonly StoredLine[]> => {
  const texts = found.map(([, stored]) => openLine(seal, stored))
  const read = texts.every(text => typeof text === 'string') ? texts : await Promise.all(texts)
  return read.map((text, i) => ({ seq: Number(found[i]?.[0]), text }))
}

/** Where a log is known to end: the seq, what is stored there, and what the next line is chained to. */
interface KnownLogEnd {
  readonly seq: number
  readonly stored: unknown
  readonly link: ChainLink
}

/** What is known of the log that was opened here. */
export class KnownLog {
  private end: KnownLogEnd

  /**
   * @param header as it is stored: a store with another one is not this log's to write
   * @param log its id
   */
  constructor(
    readonly header: unknown,
    readonly log: string,
  ) {
    this.end = { seq: headerKey, stored: header, link: log }
  }

  readonly last = (): KnownLogEnd => this.end

  /** More of it was read or written. */
  readonly learn = (lines: readonly StoredLine[], values: readonly unknown[]): void => {
    const last = lines.at(-1)
    if (last === undefined || last.seq < this.end.seq || last.seq === headerKey) return
    this.end = { seq: last.seq, stored: values.at(-1), link: linkAfter(last.text, this.log) }
  }
}

/** What is known of a log of which these entries were read. */
export const knownLogOf = (
  header: unknown,
  { log }: StoredLogHeader,
  lines: readonly StoredLine[],
  found: readonly StoredEntry[],
): KnownLog => {
  const known = new KnownLog(header, log)
  known.learn(
    lines,
    found.map(([, value]) => value),
  )
  return known
}

/** These lines are stored: marks the last of them outside the database. */
export const noteStored = (
  mark: HeadMark,
  known: KnownLog,
  lines: readonly StoredLine[],
  values: readonly unknown[],
): void => {
  known.learn(lines, values)
  const last = lines.at(-1)
  const hash = last === undefined ? null : hashIn(last.text)
  if (last !== undefined && hash !== null) mark.write({ log: known.log, seq: last.seq, hash })
}
