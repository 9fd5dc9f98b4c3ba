/** Text from a file as a terminal may show it: what steers the terminal or turns the writing round is spelled out. */
export const terminalText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)
