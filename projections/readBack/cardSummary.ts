/**
 * Lists at most two values in words that tell which confirmed read-back card it is ('Houtmarktlaan 8', '7201 DN
 * Zutphen').
 */
import type { CardAddress } from '../../domain/engine/readBack'
import type { FieldView } from '../tree/fieldView'
import { overviewAnswerWords } from '../wording/overviewAnswerWords'

/** So many values one knows a card by: more do not stand on one line. */
const mostValues = 2

/** @param isNamed whether its title says the first already */
export const cardSummary = (
  { summary, prefix }: Pick<CardAddress, 'summary' | 'prefix'>,
  fields: readonly FieldView[],
  isNamed: boolean,
): readonly string[] => {
  const wordsAt = (key: string): string => {
    const field = fields.find(({ slot }) => slot.path === `${prefix}${key}`)
    return field === undefined || !field.visible ? '' : overviewAnswerWords(field)
  }
  return summary
    .slice(isNamed ? 1 : 0)
    .map(keys =>
      [keys]
        .flat()
        .map(wordsAt)
        .filter(words => words !== '')
        .join(' '),
    )
    .filter(words => words !== '')
    .slice(0, mostValues)
}
