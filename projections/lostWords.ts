import type { Answer } from '../domain/answer'
import type { Catalogue } from '../domain/catalogue'
import { slotAddress } from '../domain/path'
import { lostTexts } from '../domain/wizardTexts'
import type { Lost } from '../events/store'

const shown = (value: Answer): string => (typeof value === 'object' ? value.join(', ') : String(value))

/** What the customer is told about something that came out otherwise because another tab was first; typed text is kept. */
export const lostWords = (catalogue: Catalogue, { command, refusal }: Lost): string => {
  if (refusal === null) return lostTexts.verdict
  if (command.type !== 'ChangeAnswer') return lostTexts.other
  const title = slotAddress(catalogue, command.path)?.slot.question.title ?? ''
  return lostTexts.answer(title, shown(command.value))
}
