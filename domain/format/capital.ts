/** The same words with a capital first. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
