/** Somebody else's words as a sentence: with a full stop where they end without one. */
export const asSentence = (words: string): string =>
  /[.!?…]\s*$/.test(words) ? words.trimEnd() : `${words.trimEnd()}.`
