/** Escapes control and bidirectional characters of a log's text, so that a terminal can print it. */
export const terminalText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, sign => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`)
