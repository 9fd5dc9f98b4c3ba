/**
 * The beginning of a text that is longer than so many UTF-16 code units, with an ellipsis; no pair of them is split.
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}
