/**
 * Composes typed text (NFC) and removes what nobody can see, as it makes two names that look the same differ; joiners
 * in letters and emoji stay, and what holds only spaces becomes empty.
 */

/** Precomposed Latin letters, signs and spaces: nothing to do, which is nearly always so. */
const plain = {
  line: /^[ -~\u00a1-\u00ac\u00ae-\u024f\u2018-\u201d\u20ac]*$/,
  lines: /^[\n -~\u00a1-\u00ac\u00ae-\u024f\u2018-\u201d\u20ac]*$/,
} as const

/** Spaces of any width, the empty braille cell too. */
const blank = /^[\s\u2800]*$/
// Stryker disable next-line Regex: it makes an escape of \v that cannot be read, and no test then loads
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
const whiteControls = /[\t\n]/gu
/** Halves of a character, controls, and all that takes no room; line breaks, tabs and what may cling are judged apart. */
const unseen =
  /\p{Surrogate}|(?![\t\n])\p{Control}|[\ufff9-\ufffb]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu
/** A variation ('❤️' in colour) varies the one character before it. */
const looseVariations = /(?<![^\p{Default_Ignorable_Code_Point}\s])\p{Variation_Selector}/gu
/** Tags spell which flag follows the black one (England, Scotland, Wales); anywhere else they hide text. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f})|[\u{e0020}-\u{e007f}]/gu
/** Joiners shape Arabic, Persian and Indic letters and make one picture of several. */
const looseJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{e007f}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu

const seen = (text: string, form: 'line' | 'lines'): string => {
  const broken = text.replace(lineBreaks, '\n')
  return (form === 'lines' ? broken : broken.replace(whiteControls, ' '))
    .replace(unseen, '')
    .replace(looseVariations, '')
    .replace(tags, '$1')
    .replace(looseJoiners, '')
    .normalize('NFC')
}

/**
 * Typed text as it is kept: composed (NFC), without control characters, halves of characters and what is invisible.
 * Joiners between letters or emoji stay; line breaks and tabs stay in `lines` and are spaces on one `line`. What then holds
 * only spaces is empty. Idempotent; never longer than the text composed.
 */
export const withoutInvisibleCharacters = (text: string, form: 'line' | 'lines'): string => {
  const kept = plain[form].test(text) ? text : seen(text, form)
  return blank.test(kept) ? '' : kept
}
