import { requiredRow } from './requiredChoice'

/**
 * Builds a table row that asks how likely something is: unlikely (0), a middle answer (1), very likely (2) (spec 2 section 2).
 * @param possible the label of the middle answer, which differs by page
 */
export const likelihood = (possible: string) => (title: string) =>
  requiredRow(title, [
    [0, 'Onwaarschijnlijk'],
    [1, possible],
    [2, 'Zeer waarschijnlijk'],
  ])
