import { requiredRow } from './requiredChoice'

/**
 * A row of a table that asks how likely something is: 0, 1 or 2 (spec 2 section 2).
 * @param possible what the middle is called on its page.
 */
export const likelihood = (possible: string) => (title: string) =>
  requiredRow(title, [
    [0, 'Onwaarschijnlijk'],
    [1, possible],
    [2, 'Zeer waarschijnlijk'],
  ])
