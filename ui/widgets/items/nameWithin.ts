/** With what it stands in, where others have the same name: 'Leningdeel 2, Hypotheek 1'. */
export const nameWithin = (words: string, within: string | null): string =>
  within === null ? words : `${words}, ${within}`
