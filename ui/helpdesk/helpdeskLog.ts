import * as E from 'fp-ts/Either'
import { survey } from '../../domain/catalogue/survey'
import { load } from '../../domain/engine/load'
import { hashIn } from '../../events/log/chain'
import { openIndexedDbLog } from '../../events/log/indexedDb'
import { encodeLines } from '../../events/log/line'
import type { Line } from '../../events/log/log'
import { readLog } from '../../events/log/reading'
import { openKeptLogs } from '../../events/log/retention'
import { exportLog } from '../../events/log/transfer'
import type { Header, SurveyRecord } from '../../events/record/envelope'
import { openStorage } from '../../events/storage'
import type { Draw } from '../../projections/pseudonym/draw'
import { type Progress, pseudonymised, type Withheld } from '../../projections/pseudonym/pseudonymised'
import { ownText, shownBlobs, type VisitParts } from '../visit/exportVisit'
import type { Visit } from '../visit/visit'

/** A log as far as it can be read. `shutOut`: the screen of this tab, where another one has the log. */
export interface ReadableLog extends VisitParts {
  readonly shutOut: string | null
}

/** What is stored of a log that is not open in this tab; null where nothing of it can be read. */
const storedLog = async (invitation: string): Promise<VisitParts | null> => {
  // Looking for a log that is not there would make one.
  const kept = openKeptLogs(openStorage(() => window.localStorage)).all()
  if (!kept.some(one => one.invitation === invitation)) return null
  const log = openIndexedDbLog(invitation)
  const lines = await log.lines(0, Number.MAX_SAFE_INTEGER)()
  const read = E.isRight(lines) ? readLog(lines.right) : null
  const blobs = read === null ? [] : await shownBlobs(log, read.records)
  log.close()
  if (read === null || read.header === null || E.isLeft(lines)) return null
  const { header, records, aside } = read
  return { header, records, stored: lines.right, blobs, isWhole: aside === null }
}

/**
 * The log that is open in this tab, or else what is stored of the invitation's; null where there is none to read.
 * @param shutOut the path of the screen of this tab, where another one has the log
 */
export const readableLog = async (
  visit: Visit | null,
  invitation: string | null,
  shutOut: string | null,
): Promise<ReadableLog | null> => {
  if (visit !== null) return { ...(await visit.exported()), shutOut: null }
  const stored = invitation === null ? null : await storedLog(invitation)
  return stored === null ? null : { ...stored, shutOut }
}

/** The log as it is, for the customer and whoever the customer gives it to. */
export const ownTextOf = (log: ReadableLog): string => ownText(log)

const linesAtOnce = 40

/** Records as lines with hashes of their own, chained from the log's new id on. */
function* chainedLines(header: Header, records: readonly SurveyRecord[]): Generator<Progress, readonly Line[] | null> {
  const lines: Line[] = []
  let link = header.log
  for (let at = 0; at < records.length; at += linesAtOnce) {
    const encoded = encodeLines(at, records.slice(at, at + linesAtOnce), link)
    if (E.isLeft(encoded)) return null
    for (const text of encoded.right) lines.push({ seq: lines.length + 1, text })
    link = hashIn(lines.at(-1)?.text ?? '') ?? link
    yield at / records.length
  }
  return lines
}

/** Which part of the work the hashes are. */
const hashesFrom = 0.9

/** The text of the pseudonymised log; yields how far it is, from 0 to 1. */
export function* inventedText(log: ReadableLog, draw: Draw): Generator<Progress, E.Either<Withheld, string>> {
  const catalogue = load(survey)
  const work = pseudonymised(catalogue, log, draw)
  let step = work.next()
  for (; step.done !== true; step = work.next()) yield step.value * hashesFrom
  if (E.isLeft(step.value)) return step.value
  const { header, records } = step.value.right
  const chain = chainedLines(header, records)
  let link = chain.next()
  for (; link.done !== true; link = chain.next()) yield hashesFrom + link.value * (1 - hashesFrom)
  if (link.value === null) return E.left('words')
  return E.right(
    exportLog({
      header,
      records,
      stored: link.value,
      blobs: log.blobs,
      includeDocuments: false,
      pseudonymised: true,
      shutOut: log.shutOut,
    }),
  )
}
