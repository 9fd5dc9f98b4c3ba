/** Cuts a text that is longer than a number of UTF-16 code units, without splitting a surrogate pair, and adds an ellipsis. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}
