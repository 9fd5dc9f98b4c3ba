import * as E from 'fp-ts/Either'
import { hasForbiddenKey, isDeeper } from '../../../events/log/importLimits'
import { importLines } from '../../../events/log/importLines'
import { impossible } from '../../../events/log/importPlan'
import { parseLine } from '../../../events/log/line'
import { emptyPart, mergeParts, type Part, partCodec } from '../report/part'
import { messageOf, type Surroundings } from './surroundings'

const longest = 16 * 2 ** 20
const limits = { size: Number.MAX_SAFE_INTEGER, header: longest, line: longest, lines: 10_000_000, depth: 8 }

/** The parts in a file, one a line, added up as they stream in. Left with a Dutch sentence. Never rejects. */
export const readParts = async (read: Surroundings['read'], file: string): Promise<E.Either<string, Part>> => {
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
