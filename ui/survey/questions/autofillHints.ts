import { fieldHints } from '../../../domain/catalogue/fieldHints'
import { slotPath } from '../../../domain/engine/path'
import type { QuestionKind } from '../../../domain/language/question'
import type { BoundQuestion } from './boundQuestion'

/** What a field says of itself to the browser. Items are apart: what is filled in of one is not meant for the next. */
export const autofillHints = ({
  question,
  view: { slot, ids },
}: Pick<BoundQuestion<QuestionKind>, 'question' | 'view'>) => {
  const pattern = slotPath(
    slot,
    ids.map(() => '*'),
  )
  const { autoComplete, capitals, digits } = fieldHints(pattern, question)
  const section = ids.map(id => `section-${id} `).at(-1) ?? ''
  return {
    autoComplete: autoComplete === null ? undefined : `${section}${autoComplete}`,
    autoCapitalize: capitals ?? undefined,
    digits,
  }
}
