import * as E from 'fp-ts/Either'
import { type CommandDependencies, systemErrorWords } from '../environment/commandDependencies'

/**
 * The log files in a folder; null for a single file. Left with a Dutch sentence where a folder has none or the path
 * cannot be opened.
 */
export const logsAt = async (
  { logsIn }: Pick<CommandDependencies, 'logsIn'>,
  path: string,
): Promise<E.Either<string, readonly string[] | null>> => {
  try {
    const logs = await logsIn(path)
    return logs?.length === 0 ? E.left(`In ${path} staat geen log (.jsonl).`) : E.right(logs)
  } catch (cause) {
    return E.left(`Het bestand is niet te openen: ${systemErrorWords(cause)}`)
  }
}
