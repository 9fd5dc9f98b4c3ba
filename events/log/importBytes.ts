import { createImport } from './importLog'
import type { ImportOptions, ImportPlan } from './importPlan'

/**
 * Reads an export from its bytes as they come, cut anywhere: the stream of a browser's file, or of one on disk. What
 * follows on what makes it impossible is not read. Rejects only when the bytes themselves stop coming.
 */
export const readImport = async (
  chunks: AsyncIterable<Uint8Array>,
  options: ImportOptions = {},
): Promise<ImportPlan> => {
  const reading = createImport(options)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const chunk of chunks) {
    const plan = reading.take(decoder.decode(chunk, { stream: true }))
    if (plan !== null) return plan
  }
  return reading.take(decoder.decode()) ?? reading.end()
}

/** So many bytes are read at a time, where a page has to go on meanwhile. */
const partBytes = 2 ** 20

/** The same from bytes that are there as a whole, in parts: after each it says how much was read, from 0 to 1. */
export function* importParts(bytes: Uint8Array, options: ImportOptions = {}): Generator<number, ImportPlan> {
  const reading = createImport(options)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for (let at = 0; at < bytes.length; at += partBytes) {
    const plan = reading.take(decoder.decode(bytes.subarray(at, at + partBytes), { stream: true }))
    if (plan !== null) return plan
    yield at / bytes.length
  }
  return reading.take(decoder.decode()) ?? reading.end()
}
