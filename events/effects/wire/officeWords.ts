import { errorHolders, fieldErrors } from './fieldErrors'
import { firstText } from './firstText'
import { ownValue } from './wireRecord'

/** A message that is a page says nothing to a customer. */
const markup = /<[!/a-z]/i

/**
 * Why the office refused a call as a whole: what `errors` says first, else `message`. Null where neither is text, as in a
 * page or an answer that is no JSON.
 */
export const officeWords = (body: unknown): string | null => {
  const holders = errorHolders(body)
  const said = (key: string) => holders.map(holder => firstText(ownValue(holder, key)))
  const texts = [...fieldErrors(body).map(([, text]) => text), ...said('errors'), ...said('message')]
  return texts.find(text => text !== null && !markup.test(text)) ?? null
}
