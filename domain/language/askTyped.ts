import { asked, type Extra } from './ask'
import { longestExplanation, longestLine } from './limits'
import type { Privacy } from './privacy'
import type { DateQuestion, NumberQuestion, Settled, TextForm, TextQuestion } from './question'
import { because, type Rule, rule } from './rule'

// What a kind of question demands by itself, whatever else is asked of its answer.

/** @param most in characters */
const tooLong = (most: number): Rule => rule('length', { tag: 'length', most }, `Gebruik maximaal ${most} tekens`)

/** What is typed is a number once it can be read as one; else its field says which form it has. */
const isNumber = (form: string): Rule => because(rule('number', { tag: 'number' }, 'Ongeldige waarde'), { form })

/** The rule of every question that is answered by a number, by its unit. */
const numberForms: Readonly<Record<NumberQuestion['unit'], Rule>> = {
  money: isNumber('Vul een bedrag in, bijvoorbeeld 1.250,00'),
  percentage: isNumber('Vul een percentage in, bijvoorbeeld 2,5'),
  integer: isNumber('Vul een getal in, bijvoorbeeld 32'),
  years: isNumber('Vul een aantal jaren in, bijvoorbeeld 10 of 2,5'),
}

/** Text on one line. */
export const text = (
  title: string,
  privacy: Privacy,
  extra: Extra<string, 'text'> & { form?: TextForm; placeholder?: string; autoComplete?: string } = {},
): TextQuestion => ({
  ...asked(title, privacy, '', extra),
  rules: [...(extra.rules ?? []), tooLong(longestLine)],
  kind: 'text',
  form: extra.form ?? 'words',
  placeholder: extra.placeholder ?? null,
  autoComplete: extra.autoComplete ?? null,
})

/** Free text on several lines; always optional. */
export const textArea = (title: string, extra: Extra<string, 'text'> = {}): TextQuestion => ({
  ...asked(title, 'words', '', extra),
  rules: [...(extra.rules ?? []), tooLong(longestExplanation)],
  kind: 'text',
  form: 'lines',
  placeholder: 'Typ hier uw toelichting',
  autoComplete: null,
})

export const date = (
  title: string,
  privacy: Privacy,
  extra: Extra<string, 'date'> & { autoComplete?: string; settles?: Settled } = {},
): DateQuestion => ({
  ...asked(title, privacy, '', extra),
  kind: 'date',
  settles: extra.settles ?? null,
  autoComplete: extra.autoComplete ?? null,
})

type NumberExtra = Extra<number | string, 'number'> & { readOnly?: boolean; heldByRetrieval?: boolean }

const numeric =
  (unit: NumberQuestion['unit']) =>
  (title: string, privacy: Privacy, extra: NumberExtra = {}): NumberQuestion => ({
    ...asked<number | string>(title, privacy, '', extra),
    rules: [...(extra.rules ?? []), numberForms[unit]],
    kind: 'number',
    unit,
    readOnly: extra.readOnly ?? false,
    heldByRetrieval: extra.heldByRetrieval ?? false,
  })

export const money = numeric('money')
export const percentage = numeric('percentage')
export const integer = numeric('integer')
export const years = numeric('years')
