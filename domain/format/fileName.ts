/** Controls, ends of lines, and what turns the direction of writing: with those a name can look like another. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** A file's name as it may be shown: what cannot be seen in it shows as '\uFFFD'. */
export const showFileName = (name: string): string => name.replace(unseen, '\uFFFD')
