import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { unreadPart } from '../report/logPart'
import { emptyPart, mergeParts, type Part, partCodec } from '../report/part'
import { reportPage, reportStyle } from '../report/reportPage'
import { reportText } from '../report/reportText'
import { summaryOf } from '../report/summary'
import type { Asked, ReportForm } from './asked'
import { logsAt } from './logsAt'
import { failed, json, type Outcome } from './outcome'
import { askAll } from './pool'
import { readParts } from './readParts'
import type { Surroundings } from './surroundings'

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
