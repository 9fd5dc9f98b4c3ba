import * as E from 'fp-ts/Either'
import { hasForbiddenKey, isNestedDeeper } from '../../../../events/log/logExport/importLimits'
import { importLines } from '../../../../events/log/logExport/importLines'
import { impossibleImport } from '../../../../events/log/logExport/importPlan'
import { parseLine } from '../../../../events/record/parseLine'
import { emptyReportPart, mergeReportParts, type ReportPart, reportPartCodec } from '../../report/reportPart'
import { type CommandDependencies, systemErrorWords } from '../environment/commandDependencies'

const longest = 16 * 2 ** 20
const limits = { size: Number.MAX_SAFE_INTEGER, header: longest, line: longest, lines: 10_000_000, depth: 8 }

/**
 * Reads report parts from a file, one a line, and merges them; Left with a Dutch sentence where it cannot be read or a
 * line is no part. Never rejects.
 */
export const readReportParts = async (
  read: CommandDependencies['read'],
  file: string,
): Promise<E.Either<string, ReportPart>> => {
  let whole = emptyReportPart
  const lines = importLines(limits, (text, number) => {
    const value = isNestedDeeper(text, limits.depth) ? undefined : parseLine(text)
    const part = reportPartCodec.decode(hasForbiddenKey(text, value) ? undefined : value)
    if (E.isLeft(part)) return impossibleImport('format', `${number}`)
    whole = mergeReportParts(whole, part.right)
    return null
  })
  const decoder = new TextDecoder()
  try {
    for await (const chunk of read(file)) if (lines.take(decoder.decode(chunk, { stream: true })) !== null) break
  } catch (cause) {
    return E.left(`Het bestand is niet te openen: ${systemErrorWords(cause)}`)
  }
  lines.take(decoder.decode())
  const wrong = lines.end()
  return wrong === null
    ? E.right(whole)
    : E.left(`${file} is geen deel van een rapport (regel ${wrong.reasons[0]?.detail ?? ''}).`)
}
