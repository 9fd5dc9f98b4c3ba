import { numberTyping, textTyping } from '../../../domain/engine/kinds/kinds'
import { date, integer, money, percentage, text, textArea, years } from '../../../domain/language/askTyped'

/** How each kind of field is typed, by what questions of that kind say. */
export const typings = {
  words: textTyping(text('Woorden', 'open')),
  lines: textTyping(textArea('Toelichting')),
  postalCode: textTyping(text('Postcode', 'open', { form: 'postalCode' })),
  date: textTyping(date('Datum', 'open')),
  money: numberTyping(money('Bedrag', 'open')),
  percentage: numberTyping(percentage('Deel', 'open')),
  integer: numberTyping(integer('Aantal', 'open')),
  years: numberTyping(years('Jaren', 'open')),
} as const
