import type { Catalogue } from '../../domain/engine/catalogue'
import { slotAddress } from '../../domain/engine/path'
import type { Answer } from '../../domain/language/answer'
import { supersededCommandTexts } from '../../domain/texts/logTexts'
import type { SupersededCommand } from '../../events/store/ledger'

const shown = (value: Answer): string => (typeof value === 'object' ? value.join(', ') : String(value))

/**
 * The words for a command that came out otherwise because another tab was first: a step's verdict, or the answer that
 * was typed, by its question's title.
 */
export const supersededCommandWords = (catalogue: Catalogue, { command, refusal }: SupersededCommand): string => {
  if (refusal === null) return supersededCommandTexts.verdict
  if (command.type !== 'ChangeAnswer') return supersededCommandTexts.other
  const title = slotAddress(catalogue, command.path)?.slot.question.title ?? ''
  return supersededCommandTexts.answer(title, shown(command.value))
}
