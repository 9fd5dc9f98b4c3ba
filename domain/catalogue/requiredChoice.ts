/**
 * Builders of single-choice questions of the steps (radios, select, table row, 'Ja' and 'Nee' as radios or buttons);
 * each must be answered while it shows (spec 2 section 5).
 */

import { type ChoiceExtra, choice, mustChoose, type OptionEntry, yesNo } from '../language/chosenQuestions'

type RequiredExtra<V extends number> = Omit<ChoiceExtra<V | -1>, 'rules' | 'initial'>

const rules = [mustChoose()]

export const requiredRadio = <const V extends number>(
  title: string,
  options: readonly OptionEntry<V>[],
  extra: RequiredExtra<NoInfer<V>> = {},
) => choice<V>('radio', title, 'situation', options, { ...extra, rules })

export const requiredSelect = <const V extends number>(
  title: string,
  options: readonly OptionEntry<V>[],
  extra: RequiredExtra<NoInfer<V>> = {},
) => choice<V>('select', title, 'situation', options, { ...extra, rules })

/** A row of a table; all rows of one table have the same options. */
export const requiredRow = <const V extends number>(
  title: string,
  options: readonly OptionEntry<V>[],
  extra: RequiredExtra<NoInfer<V>> = {},
) => choice<V>('row', title, 'situation', options, { ...extra, rules })

const yesAndNo = [
  [1, 'Ja'],
  [0, 'Nee'],
] as const

/** 'Ja' and 'Nee' as radios. */
export const requiredYesNo = (title: string, extra: RequiredExtra<0 | 1> = {}) => requiredRadio(title, yesAndNo, extra)

/** 'Ja' and 'Nee' as two large buttons. */
export const requiredButtons = (title: string, extra: RequiredExtra<0 | 1> = {}) =>
  yesNo(title, 'situation', { ...extra, rules })
