import { troubleTexts } from '../../domain/texts/accountTexts'
import type { CallFault } from '../../events/effects/calls/http'

/**
 * Returns the Dutch text that tells the customer why a call failed: offline, slow, too often, broken, or `refused` for
 * another 4xx. `typed`: whether the screen has a form that keeps what was typed.
 */
export const troubleText = (fault: CallFault, refused: string, typed = true): string => {
  const broken = typed ? troubleTexts.broken : troubleTexts.brokenUntyped
  switch (fault.tag) {
    case 'offline':
    case 'aborted':
      return troubleTexts.offline
    case 'slow':
      return troubleTexts.slow
    case 'nonsense':
      return broken
    case 'status':
      if (fault.status === 429) return troubleTexts.tooOften
      return fault.status >= 500 ? broken : refused
  }
}
