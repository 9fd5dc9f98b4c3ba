/** A name with that of its enclosing item, for accessible names: 'Leningdeel 2, Hypotheek 1'. */
export const nameWithin = (words: string, within: string | null): string =>
  within === null ? words : `${words}, ${within}`
