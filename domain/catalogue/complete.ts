/** The step before the closing 'success', from which the customer sends the inventory: a title and a text, without questions. */

import { step } from '../language/section'

export const complete = step(
  'complete',
  'Gegevens versturen',
  'Bedankt voor het invullen. Klik op de knop hieronder om uw gegevens te delen. Daarna kunt u niets meer wijzigen.',
  [],
)
