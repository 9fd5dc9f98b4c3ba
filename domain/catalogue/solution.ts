import { reuseGroup } from '../language/questionBase'
import { requiredRadio } from './requiredChoice'

export const solutionExplanationTitle = 'Leg uit wat u dan doet'

const solving = reuseGroup('choice', 'Als u uw woonlasten niet meer kunt betalen')
const explained = reuseGroup('text', 'Wat u dan doet')

/**
 * Builds the question what a customer does who can no longer pay the housing costs; its last option (4, 'Anders') asks
 * for an explanation (checklist OPEN-31).
 */
export const solution = () =>
  requiredRadio(
    'Wat doet u als u uw woonlasten dan niet meer kunt betalen?',
    [
      [0, 'Ik geef minder uit'],
      [1, 'Ik gebruik mijn spaargeld'],
      [2, 'Ik pas mijn hypotheek aan'],
      [3, 'Ik verhuis naar een goedkopere woning'],
      [4, 'Anders'],
    ],
    { explanation: { title: solutionExplanationTitle, at: [4], alike: explained }, alike: solving },
  )
