/**
 * Returns the code of a loan part's repayment form ('aflosvorm', such as annuity) from the code or label that was retrieved,
 * else from its variant (RET-35); null where neither names one.
 */

import { normaliseName } from './matchLender'

/** The codes of spec 2 section 3, those that are shown only when they are loaded too. */
const codes: ReadonlySet<string> = new Set(['5', '2', '1', '50', '3', '10', '9', '13', '51', '52', '53'])

/** What lenders' own names of a form hold, in the order in which they are tried (checklist OPEN-114). */
const words: readonly (readonly [word: string, code: string])[] = [
  ['aflossingsvrij', '5'],
  ['linea', '2'],
  ['annuit', '1'],
  ['bankspa', '50'],
  ['spaar', '50'],
  ['leven', '3'],
  ['beleg', '10'],
]

const byWords = (said: string | null): string | null => {
  const name = normaliseName(said ?? '')
  return words.find(([word]) => name.includes(word))?.[1] ?? null
}

export const repaymentFormOf = (label: string | null, variant: string | null): string | null => {
  if (label !== null && codes.has(label)) return label
  return byWords(label) ?? byWords(variant)
}
