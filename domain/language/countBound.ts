/**
 * The type of how sure a count of open questions is: `exact`, `atLeast` (an answer may ask for more) or `about` (an
 * answer may also take some away, such as an age that exempts from a step).
 */
export type CountBound = 'exact' | 'atLeast' | 'about'
