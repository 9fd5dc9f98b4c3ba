import { compareTexts } from '../../domain/texts/elsewhereTexts'
import type { CameIn } from './joinFile'

/** What is said of a file that came in; of answers that did not come only where there was something to choose. */
export const cameWords = ({ conflicts }: Pick<CameIn, 'conflicts'>): string =>
  [compareTexts.done, ...(conflicts.length === 0 ? [] : [compareTexts.left])].join(' ')
