/**
 * Gives each file of a log a neutral name ('document-1.pdf'); null where every such name contains a text of the log. Also
 * recognises such names.
 */
import { comparisonKey, shortestHidden } from './characters'

const beginnings = ['document', 'bestand', 'stuk', 'd'] as const

/** Whether a file can be called so because its own name was replaced. */
export const isDocumentName = (name: string): boolean =>
  new RegExp(`^(?:${beginnings.join('|')})-\\d+(?:\\.(?:pdf|xml))?$`, 'i').test(name)

/**
 * Names for files that say only which file and of what kind ('document-1.pdf'); null where even that stands in the log.
 * @param hidden the texts of the log
 */
export const documentNames = (
  names: ReadonlySet<string>,
  hidden: Iterable<string>,
): ReadonlyMap<string, string> | null => {
  const usedTexts = [...hidden, ...names].map(comparisonKey).filter(text => text.length >= shortestHidden)
  const replaced = new Map<string, string>()
  for (const name of names) {
    const [kind = ''] = /\.(pdf|xml)$/i.exec(name) ?? []
    const found = beginnings
      .map(beginning => `${beginning}-${replaced.size + 1}${kind}`)
      .find(other => !usedTexts.some(text => comparisonKey(other).includes(text)))
    if (found === undefined) return null
    replaced.set(name, found)
  }
  return replaced
}
