/** How many characters a text has: code points, as an office's database counts them, so that one emoji is one. */
export const characterCount = (text: string): number => [...text].length
