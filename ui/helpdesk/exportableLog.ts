/**
 * Reads the log to export, open in this tab or stored for the invitation; `pseudonymisedLogText` makes the text of its
 * pseudonymised export, with progress.
 */
import * as E from 'fp-ts/Either'
import { survey } from '../../domain/catalogue/survey'
import { compileCatalogue } from '../../domain/engine/catalogueCompiler/compileCatalogue'
import { openStorage } from '../../events/keyValueStorage'
import { hashIn } from '../../events/log/hashChain'
import { openIndexedDbLog } from '../../events/log/indexedDb/indexedDbLog'
import { openKeptLogs } from '../../events/log/keptLogs'
import type { StoredLine } from '../../events/log/log'
import { exportLog } from '../../events/log/logExport/exportLog'
import { readLog } from '../../events/log/readLog'
import { encodeLines } from '../../events/log/recordLine'
import type { StoredLogHeader, SurveyRecord } from '../../events/record/surveyRecord'
import { type PseudonymProgress, pseudonymise, type WithheldReason } from '../../projections/pseudonym/pseudonymise'
import type { RandomSource } from '../../projections/pseudonym/random/randomSource'
import { pictureBlobs, type VisitExport } from '../visit/log/visitExport'
import type { Visit } from '../visit/openVisit/visit'

/** A log as far as it can be read. `shutOut`: the screen of this tab, where another one has the log. */
export interface ExportableLog extends VisitExport {
  readonly shutOut: string | null
}

/** What is stored of a log that is not open in this tab; null where nothing of it can be read. */
const storedLog = async (invitation: string): Promise<VisitExport | null> => {
  // Looking for a log that is not there would make one.
  const kept = openKeptLogs(openStorage(() => window.localStorage)).all()
  if (!kept.some(one => one.invitation === invitation)) return null
  const log = openIndexedDbLog(invitation)
  const lines = await log.lines(0, Number.MAX_SAFE_INTEGER)()
  const read = E.isRight(lines) ? readLog(lines.right) : null
  const blobs = read === null ? [] : await pictureBlobs(log, read.records)
  log.close()
  if (read === null || read.header === null || E.isLeft(lines)) return null
  const { header, records, aside } = read
  return { header, records, stored: lines.right, blobs, isWhole: aside === null }
}

/**
 * The log that is open in this tab, or else what is stored of the invitation's; null where there is none to read.
 * @param shutOut the path of the screen of this tab, where another one has the log
 */
export const exportableLog = async (
  visit: Visit | null,
  invitation: string | null,
  shutOut: string | null,
): Promise<ExportableLog | null> => {
  if (visit !== null) return { ...(await visit.readExport()), shutOut: null }
  const stored = invitation === null ? null : await storedLog(invitation)
  return stored === null ? null : { ...stored, shutOut }
}

const linesAtOnce = 40

/** Records as lines with hashes of their own, chained from the log's new id on. */
function* chainedLines(
  header: StoredLogHeader,
  records: readonly SurveyRecord[],
): Generator<PseudonymProgress, readonly StoredLine[] | null> {
  const lines: StoredLine[] = []
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
export function* pseudonymisedLogText(
  log: ExportableLog,
  draw: RandomSource,
): Generator<PseudonymProgress, E.Either<WithheldReason, string>> {
  const catalogue = compileCatalogue(survey)
  const work = pseudonymise(catalogue, log, draw)
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
      pseudonymised: true,
      shutOut: log.shutOut,
    }),
  )
}
