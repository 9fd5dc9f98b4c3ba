/** Characters of an answer at most; one that has more is not read at all. */
export const largestAnswer = 8_000_000
