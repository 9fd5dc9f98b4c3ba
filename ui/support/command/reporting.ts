import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { hasForbiddenKey, isDeeper } from '../../../events/log/importLimits'
import { importLines } from '../../../events/log/importLines'
import { impossible } from '../../../events/log/importPlan'
import { parseLine } from '../../../events/log/line'
import { unreadPart } from '../report/logPart'
import { emptyPart, mergeParts, type Part, partCodec } from '../report/part'
import { reportPage, reportStyle } from '../report/reportPage'
import { reportText } from '../report/reportText'
import { summaryOf } from '../report/summary'
import type { Asked, ReportForm } from './asked'
import { logsAt } from './logsAt'
import { failed, json, type Outcome } from './outcome'
import { askAll } from './pool'
import { messageOf, type Surroundings } from './surroundings'

const longest = 16 * 2 ** 20
const limits = { size: Number.MAX_SAFE_INTEGER, header: longest, line: longest, lines: 10_000_000, depth: 8 }

/** The parts in a file, one a line, added up as they stream in. Left with a Dutch sentence. Never rejects. */
const readParts = async (read: Surroundings['read'], file: string): Promise<E.Either<string, Part>> => {
  let whole = emptyPart
  const lines = importLines(limits, (text, number) => {
    const value = isDeeper(text, limits.depth) ? undefined : parseLine(text)
    const part = partCodec.decode(hasForbiddenKey(text, value) ? undefined : value)
    if (E.isLeft(part)) return impossible('format', `${number}`)
    whole = mergeParts(whole, part.right)
    return null
  })
  const decoder = new TextDecoder()
  try {
    for await (const chunk of read(file)) if (lines.take(decoder.decode(chunk, { stream: true })) !== null) break
  } catch (cause) {
    return E.left(`Het bestand is niet te openen: ${messageOf(cause)}`)
  }
  lines.take(decoder.decode())
  const wrong = lines.end()
  return wrong === null
    ? E.right(whole)
    : E.left(`${file} is geen deel van een rapport (regel ${wrong.reasons[0]?.detail ?? ''}).`)
}

const styleHash = `sha256-${createHash('sha256').update(reportStyle).digest('base64')}`

/** Logs that could not be read are in the report; that there were any is told by the status too. */
const reported = ({ catalogue }: Surroundings, part: Part, { json: asJson, partial, html }: ReportForm): Outcome => {
  const summary = summaryOf(catalogue, part)
  const out = partial ? `${JSON.stringify(part)}\n` : asJson ? json(summary) : reportText(summary)
  const files = html === null ? [] : [{ name: html, text: reportPage(summary, styleHash) }]
  return { status: part.unread.died === undefined ? 0 : 2, out, err: '', files }
}

/** What the logs at these places say together. Each is read in one of the processes, and none is kept. */
export const report = async (
  surroundings: Surroundings,
  asked: Extract<Asked, { task: 'report' }>,
): Promise<Outcome> => {
  const logs: string[] = []
  for (const place of asked.places) {
    const found = await logsAt(surroundings, place)
    if (E.isLeft(found)) return failed(found.left)
    logs.push(...(found.right ?? [place]))
  }
  let whole = emptyPart
  await askAll(surroundings.program, asked.workers ?? surroundings.cores, 'report', logs, ({ answer }) => {
    const part = E.isLeft(answer) ? answer : partCodec.decode(answer.right)
    whole = mergeParts(whole, E.isRight(part) ? part.right : unreadPart('died'))
  })
  return reported(surroundings, whole, asked)
}

/** The report of parts together: the same as one over all their logs. */
export const merge = async (surroundings: Surroundings, asked: Extract<Asked, { task: 'merge' }>): Promise<Outcome> => {
  let whole = emptyPart
  for (const file of asked.files) {
    const part = await readParts(surroundings.read, file)
    if (E.isLeft(part)) return failed(part.left)
    whole = mergeParts(whole, part.right)
  }
  return reported(surroundings, whole, asked)
}
