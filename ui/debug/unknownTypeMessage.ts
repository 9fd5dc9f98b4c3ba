import { invitationTypes } from '../../domain/language/invitation'
import { debugTexts } from '../../domain/texts/debugTexts'

/** What is said of an address of /debug_intro that names no type of invitation; null where it names one (DEBUG-08). */
export const unknownTypeMessage = (search: string): string | null => {
  const asked = new URLSearchParams(search).get('invitationType')
  return invitationTypes.some(type => type === asked) ? null : debugTexts.choose
}
