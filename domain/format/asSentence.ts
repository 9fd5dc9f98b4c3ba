/**
 * Ends a message of the office with a full stop, unless it ends in '.', '!', '?' or '…', so that another sentence can
 * follow.
 */
export const asSentence = (words: string): string =>
  /[.!?…]\s*$/.test(words) ? words.trimEnd() : `${words.trimEnd()}.`
