import { invitationTypes } from '../../domain/language/invitation'
import { debugTexts } from '../../domain/texts/debugTexts'

/** The message for an address of /debug_intro that names no invitation type; null where it names one (DEBUG-08). */
export const unknownTypeMessage = (search: string): string | null => {
  const asked = new URLSearchParams(search).get('invitationType')
  return invitationTypes.some(type => type === asked) ? null : debugTexts.choose
}
