import { createLogImport } from './importLog'
import type { ImportOptions, ImportPlan } from './importPlan'

/**
 * Reads an export from its bytes as they come and plans its import, stopping at what makes it impossible. Rejects
 * only when the bytes stop coming.
 */
export const importBytes = async (
  chunks: AsyncIterable<Uint8Array>,
  options: ImportOptions = {},
): Promise<ImportPlan> => {
  const reading = createLogImport(options)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  for await (const chunk of chunks) {
    const plan = reading.take(decoder.decode(chunk, { stream: true }))
    if (plan !== null) return plan
  }
  return reading.take(decoder.decode()) ?? reading.end()
}
