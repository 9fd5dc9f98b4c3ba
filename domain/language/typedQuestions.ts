/** Builders of questions that are answered by typing: text, a date, an amount, a percentage, a number, years. */

import { maxLengthRule, numberFormatRules } from './formatRules'
import { longestExplanation, longestLine } from './limits'
import type { Privacy } from './privacy'
import type { DateConsequence, DateQuestion, NumberQuestion, TextForm, TextQuestion } from './question'
import { type QuestionExtra, questionBase } from './questionBase'

/** Text on one line. */
export const text = (
  title: string,
  privacy: Privacy,
  extra: QuestionExtra<string, 'text'> & { form?: TextForm; placeholder?: string } = {},
): TextQuestion => ({
  ...questionBase(title, privacy, '', extra),
  rules: [...(extra.rules ?? []), maxLengthRule(longestLine)],
  kind: 'text',
  form: extra.form ?? 'words',
  placeholder: extra.placeholder ?? null,
})

/** Free text on several lines; always optional. */
export const textArea = (title: string, extra: QuestionExtra<string, 'text'> = {}): TextQuestion => ({
  ...questionBase(title, 'words', '', extra),
  rules: [...(extra.rules ?? []), maxLengthRule(longestExplanation)],
  kind: 'text',
  form: 'lines',
  placeholder: 'Typ hier uw toelichting',
})

export const date = (
  title: string,
  privacy: Privacy,
  extra: QuestionExtra<string, 'date'> & { settles?: DateConsequence } = {},
): DateQuestion => ({
  ...questionBase(title, privacy, '', extra),
  kind: 'date',
  settles: extra.settles ?? null,
})

type NumberExtra = QuestionExtra<number | string, 'number'> & { readOnly?: boolean; heldByRetrieval?: boolean }

const numeric =
  (unit: NumberQuestion['unit']) =>
  (title: string, privacy: Privacy, extra: NumberExtra = {}): NumberQuestion => ({
    ...questionBase<number | string>(title, privacy, '', extra),
    rules: [...(extra.rules ?? []), numberFormatRules[unit]],
    kind: 'number',
    unit,
    readOnly: extra.readOnly ?? false,
    heldByRetrieval: extra.heldByRetrieval ?? false,
  })

export const money = numeric('money')
export const percentage = numeric('percentage')
export const integer = numeric('integer')
export const years = numeric('years')
