/**
 * Extracts why the office refused a call as a whole from the answer's `errors`, else its `message`; null where
 * neither is plain text.
 */
import { errorHolders, fieldErrors } from './fieldErrors'
import { firstText } from './firstText'
import { ownValue } from './wireRecord'

/** A message that is a page says nothing to a customer. */
const markup = /<[!/a-z]/i

export const officeWords = (body: unknown): string | null => {
  const holders = errorHolders(body)
  const said = (key: string) => holders.map(holder => firstText(ownValue(holder, key)))
  const texts = [...fieldErrors(body).map(([, text]) => text), ...said('errors'), ...said('message')]
  return texts.find(text => text !== null && !markup.test(text)) ?? null
}
