/** The step 'Toekomstig inkomen': shows the pension amounts that are known; the customer cannot change them. */

import { step } from '../language/section'
import { pensions } from './pensions'

export const futureIncome = step(
  'future_income',
  'Toekomstig inkomen',
  'Hier staan de pensioenbedragen die bij ons bekend zijn. U kunt ze bekijken, niet wijzigen.',
  [pensions],
)
