/**
 * Verifies the records and hashes of a log in pieces with pauses; returns the first bad seq, null without one or
 * when reading fails.
 */
import * as E from 'fp-ts/Either'
import { type ChainLink, linkAfter } from '../log/hashChain'
import type { Log } from '../log/log'
import { readRecord } from '../log/readLog'
import type { SurveyRecord } from '../record/surveyRecord'
import { upcasters } from '../record/upcast'

/** So many records are looked at in one go. */
const piece = 200

/**
 * Looks at every record of a log up to `upTo`, hashes and all, in pieces with a pause between: what a start did not look
 * at. Answers the first seq that cannot be read or is not as it was stored; null when all is well, and when the store does not let itself be read.
 * @param id of the log: the chain begins with it
 * @param each hears of every record that can be read
 */
export const verifyLog = async (
  log: Pick<Log, 'lines'>,
  id: string,
  upTo: number,
  each: (record: SurveyRecord) => void,
  pause: () => Promise<void>,
): Promise<number | null> => {
  let link: ChainLink = id
  for (let from = 1; from <= upTo; from += piece) {
    await pause()
    const last = Math.min(from + piece - 1, upTo)
    const lines = await log.lines(from, last)()
    if (E.isLeft(lines)) return null
    for (let seq = from; seq <= last; seq++) {
      const line = lines.right[seq - from]
      const record = line === undefined ? null : readRecord(line, seq, upcasters, link)
      if (line === undefined || record === null || E.isLeft(record)) return seq
      link = linkAfter(line.text, id)
      each(record.right)
    }
  }
  return null
}
