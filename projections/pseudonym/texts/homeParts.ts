/**
 * Splits the key by which a home was looked up ('1234AB-10-A') into postal code, house number and addition; another
 * id that is a text of the log stays whole.
 */

/** How an address is written where a home is looked up by it: a postal code, and what stands behind it. */
const address = /^[1-9]\d{3}[A-Z]{2}-./i

/**
 * What a home was looked up by, in its parts: postal code, house number and addition ('1234AB-10-A'), an office may call
 * the home so too; any other id is one. A house number may hold a dash itself.
 * @param isKnown whether a text stands in the log by itself
 */
export const homeParts = (lookupKey: string, isKnown: (text: string) => boolean): readonly string[] => {
  if (!address.test(lookupKey) && isKnown(lookupKey)) return [lookupKey]
  const [postalCode = '', ...rest] = lookupKey.split('-')
  if (rest.length < 2) return [postalCode, ...rest]
  const upTo = [...rest.keys()].map(at => at + 1).filter(count => isKnown(rest.slice(0, count).join('-')))
  const count = upTo.find(end => end === rest.length || isKnown(rest.slice(end).join('-'))) ?? upTo[0] ?? 1
  return [postalCode, rest.slice(0, count).join('-'), ...(count < rest.length ? [rest.slice(count).join('-')] : [])]
}
