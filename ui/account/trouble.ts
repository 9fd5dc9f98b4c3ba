import { troubleTexts } from '../../domain/texts/accountTexts'
import { missingDialog } from '../../domain/texts/problemTexts'
import type { CallFault } from '../../events/effects/http'

/** Why a call brought nothing, as the customer reads it; `refused` is what a plain refusal (4xx) comes to. */
export const troubleText = (fault: CallFault, refused: string): string => {
  switch (fault.tag) {
    case 'offline':
    case 'aborted':
      return troubleTexts.offline
    case 'outdated':
      return missingDialog.newer
    case 'slow':
      return troubleTexts.slow
    case 'nonsense':
      return troubleTexts.broken
    case 'status':
      if (fault.status === 429) return troubleTexts.tooOften
      return fault.status >= 500 ? troubleTexts.broken : refused
  }
}
