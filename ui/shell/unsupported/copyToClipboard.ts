/** Copies a text to the clipboard; rejects where the browser has none or refuses. */
export const copyToClipboard: CopyText = async text => {
  // Not there on a plain address, whatever the library's types say.
  const { clipboard }: Partial<Pick<Navigator, 'clipboard'>> = navigator
  if (clipboard === undefined) throw new Error('There is no clipboard')
  await clipboard.writeText(text)
}

/** Rejects where the browser has no clipboard, or refuses. */
export type CopyText = (text: string) => Promise<void>
