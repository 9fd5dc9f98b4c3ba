import { fieldHints } from '../../../domain/catalogue/fieldHints'
import { slotPath } from '../../../domain/engine/path'
import type { QuestionKind } from '../../../domain/language/question'
import type { BoundQuestion } from './boundQuestion'

/** The browser's autofill and keyboard hints of a field. Each item is an autofill section of its own. */
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
