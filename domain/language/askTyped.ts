import { asked, type Extra } from './ask'
import { longestExplanation, longestLine } from './limits'
import { numberForms, tooLong } from './ownRules'
import type { Privacy } from './privacy'
import type { DateQuestion, NumberQuestion, Settled, TextForm, TextQuestion } from './question'

/** Text on one line. */
export const text = (
  title: string,
  privacy: Privacy,
  extra: Extra<string, 'text'> & { form?: TextForm; placeholder?: string } = {},
): TextQuestion => ({
  ...asked(title, privacy, '', extra),
  rules: [...(extra.rules ?? []), tooLong(longestLine)],
  kind: 'text',
  form: extra.form ?? 'words',
  placeholder: extra.placeholder ?? null,
})

/** Free text on several lines; always optional. */
export const textArea = (title: string, extra: Extra<string, 'text'> = {}): TextQuestion => ({
  ...asked(title, 'words', '', extra),
  rules: [...(extra.rules ?? []), tooLong(longestExplanation)],
  kind: 'text',
  form: 'lines',
  placeholder: 'Typ hier uw toelichting',
})

export const date = (
  title: string,
  privacy: Privacy,
  extra: Extra<string, 'date'> & { settles?: Settled } = {},
): DateQuestion => ({
  ...asked(title, privacy, '', extra),
  kind: 'date',
  settles: extra.settles ?? null,
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
