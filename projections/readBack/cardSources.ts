/**
 * Sums up where the answers of a read-back card came from: the commonest source for the card, other sources by
 * question.
 */
import { readBackTexts } from '../../domain/texts/readBackTexts'

/** Where one answer of a card came from; null: nobody knows, or nothing is to be said. */
interface FieldSource {
  readonly path: string
  readonly words: string | null
  /** Whether the customer gave it himself. */
  readonly isOwn: boolean
}

/** Where the answers of a card came from: said once for all, and of each that is otherwise by itself. */
export interface CardSources {
  readonly card: string | null
  readonly other: ReadonlyMap<string, string>
}

const commonest = (words: readonly string[]): string | null => {
  const counts = new Map<string, number>()
  for (const one of words) counts.set(one, (counts.get(one) ?? 0) + 1)
  return (
    [...counts].reduce<readonly [string, number] | null>(
      (most, one) => (most === null || one[1] > most[1] ? one : most),
      null,
    )?.[0] ?? null
  )
}

export const cardSources = (fields: readonly FieldSource[]): CardSources => {
  const card = commonest(fields.flatMap(({ words, isOwn }) => (words === null || isOwn ? [] : [words])))
  const other = fields.flatMap(({ path, words, isOwn }): readonly (readonly [string, string])[] => {
    // Under a card that is said to be the adviser's, what is not his must not seem so.
    const own = isOwn && card !== null ? readBackTexts.own : null
    if (words === card && own === null) return []
    const said = [own, words].filter(one => one !== null)
    return said.length === 0 ? [] : [[path, said.join('. ')]]
  })
  return { card, other: new Map(other) }
}

export const sameCardSources = (a: CardSources, b: CardSources): boolean =>
  a.card === b.card &&
  a.other.size === b.other.size &&
  [...a.other].every(([path, words]) => b.other.get(path) === words)
