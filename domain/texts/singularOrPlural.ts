/** The words for one thing or the words for more, by the count. */
export const singularOrPlural = (count: number, one: string, more: string): string => (count === 1 ? one : more)
