import * as E from 'fp-ts/Either'
import { failedFault } from '../../disk/storeFault'
import type { SurveyRecord } from '../../record/surveyRecord'
import { linkAfter } from '../hashChain'
import { encodeLines } from '../recordLine'
import { KnownLog, type LogDatabase, noteStored, openLines } from './database'
import { sameStored } from './seal'
import { applyRepair, everyEntry, type StoredQuarantine } from './transactions'

/**
 * Repairs a stored log: quarantines everything from the record's seq on and puts the record there, in one
 * transaction; refused where another tab wrote since.
 * @returns what is known of the log now
 */
export const repairLog = async (database: LogDatabase, known: KnownLog, record: SurveyRecord): Promise<KnownLog> => {
  const { transact, seal } = database
  const found = await transact('readonly', everyEntry)
  const lines = await openLines(database, found)
  const from = lines.findIndex(({ seq }) => seq >= record.seq)
  const before = lines[record.seq - 1]
  const last = lines.at(-1)
  // A damaged part that is known here only by what follows it, or what another tab wrote since, is left for the next start.
  const isAsKnown =
    last !== undefined && last.seq === known.last().seq && sameStored(known.last().stored, found.at(-1)?.[1])
  if (!isAsKnown || from === -1 || before?.seq !== record.seq - 1) throw failedFault('another tab wrote since')
  const encoded = encodeLines(record.seq - 1, [record], linkAfter(before.text, known.log))
  if (E.isLeft(encoded)) throw encoded.left
  const [text = ''] = encoded.right
  const line = await seal.close(text)
  const stored = found.slice(from).map(([, value]) => value)
  const aside: StoredQuarantine = { why: 'restored', at: record.at, stored }
  const key = await transact('readwrite', store =>
    applyRepair(store, { found, from, aside, added: [record.seq, line] }),
  )
  if (key === 'again') throw failedFault('another tab wrote since')
  const now = new KnownLog(known.header, known.log)
  now.learn(
    lines.slice(0, from),
    found.slice(0, from).map(([, value]) => value),
  )
  noteStored(database.mark, now, [{ seq: record.seq, text }], [line])
  return now
}
