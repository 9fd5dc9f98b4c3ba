/**
 * Encodes records as hash-chained lines, refusing one that could not be read back; decodes a line; counts waiting
 * records that are stored already.
 */
import * as E from 'fp-ts/Either'
import type { StoreFault } from '../disk/storeFault'
import { failedFault } from '../disk/storeFault'
import { parseLine } from '../record/parseLine'
import { decodeRecord, encodeRecord, type RecordDamage, type SurveyRecord } from '../record/surveyRecord'
import type { Upcasters } from '../record/upcast'
import { type ChainLink, chainLine, hashIn } from './hashChain'

export const decodeLine = (text: string, by?: Upcasters): E.Either<RecordDamage, SurveyRecord> =>
  decodeRecord(parseLine(text), by)

/**
 * The lines of records that follow on `after`, chained to what stands there. A record that could not be read back is refused here: stored, it would
 * take all that comes after it along when the log is next opened.
 */
export const encodeLines = (
  after: number,
  records: readonly SurveyRecord[],
  link: ChainLink,
): E.Either<StoreFault, readonly string[]> => {
  const lines: string[] = []
  let chainedTo = link
  for (const [i, record] of records.entries()) {
    if (record.seq !== after + 1 + i) return E.left(failedFault(`record ${record.seq} does not follow on ${after + i}`))
    const line = E.tryCatch(
      () => JSON.stringify(encodeRecord(record)),
      () => failedFault(`record ${record.seq} is not JSON`),
    )
    if (E.isLeft(line)) return line
    const back = decodeLine(line.right)
    if (E.isLeft(back)) return E.left(failedFault(`record ${record.seq} cannot be read back: ${back.left.detail}`))
    const stored = chainLine(chainedTo, line.right)
    lines.push(stored)
    chainedTo = hashIn(stored) ?? chainedTo
  }
  return E.right(lines)
}

/** How many of the records that wait are stored already, at the beginning of what stands after their head. */
export const alreadyStoredCount = (waiting: readonly SurveyRecord[], tail: readonly SurveyRecord[]): number => {
  const other = tail.findIndex((record, i) => waiting[i]?.id !== record.id)
  return other === -1 ? tail.length : other
}
