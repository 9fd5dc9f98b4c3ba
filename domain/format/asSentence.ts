/** Somebody else's words, closed where they were left open. */
export const asSentence = (words: string): string =>
  /[.!?…]\s*$/.test(words) ? words.trimEnd() : `${words.trimEnd()}.`
