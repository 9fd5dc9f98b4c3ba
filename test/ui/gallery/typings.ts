import { numberInputFormat, textInputFormat } from '../../../domain/engine/kinds/kinds'
import { date, integer, money, percentage, text, textArea, years } from '../../../domain/language/typedQuestions'

/** How each kind of field is typed, by what questions of that kind say. */
export const typings = {
  words: textInputFormat(text('Woorden', 'open')),
  lines: textInputFormat(textArea('Toelichting')),
  postalCode: textInputFormat(text('Postcode', 'open', { form: 'postalCode' })),
  date: textInputFormat(date('Datum', 'open')),
  money: numberInputFormat(money('Bedrag', 'open')),
  percentage: numberInputFormat(percentage('Deel', 'open')),
  integer: numberInputFormat(integer('Aantal', 'open')),
  years: numberInputFormat(years('Jaren', 'open')),
} as const
