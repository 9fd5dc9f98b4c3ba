// The facts that a text claims, for whoever has only its words.
import { factsIn, type TextFile, textsIn } from './claimRules'
import { claims } from './claims'
import type { Fact } from './fact'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../domain/texts/*.ts', { eager: true })

/** All files of texts. */
export const textFiles: readonly TextFile[] = Object.entries(modules).map(([path, exports]) => ({
  name: path.replace(/^.*\/(\w+)\.ts$/, '$1'),
  exports: { ...exports },
}))

const byText: ReadonlyMap<string, readonly Fact[]> = new Map(
  textFiles.flatMap(file => {
    const rows = claims[file.name] ?? 'nothing'
    if (rows === 'nothing') return []
    return [...textsIn(file)].map(([key, words]) => [words, factsIn(rows[key] ?? 'nothing')] as const)
  }),
)

/** Of words that are put together from parts, and of those that are no text of `domain/texts`: none. */
export const factsOf = (words: string): readonly Fact[] => byText.get(words) ?? []
