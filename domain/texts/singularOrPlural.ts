/** Of one thing or of more. */
export const singularOrPlural = (count: number, one: string, more: string): string => (count === 1 ? one : more)
