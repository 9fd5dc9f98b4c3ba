import type { Catalogue } from '../domain/engine/catalogue'
import { slotAddress } from '../domain/engine/path'
import type { Answer } from '../domain/language/answer'
import { lostTexts } from '../domain/texts/logTexts'
import type { Lost } from '../events/store/ledger'

const shown = (value: Answer): string => (typeof value === 'object' ? value.join(', ') : String(value))

/** What the customer is told about something that came out otherwise because another tab was first; typed text is kept. */
export const lostWords = (catalogue: Catalogue, { command, refusal }: Lost): string => {
  if (refusal === null) return lostTexts.verdict
  if (command.type !== 'ChangeAnswer') return lostTexts.other
  const title = slotAddress(catalogue, command.path)?.slot.question.title ?? ''
  return lostTexts.answer(title, shown(command.value))
}
