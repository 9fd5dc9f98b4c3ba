/** Saves a text, or the bytes of a document, as a file of the browser's downloads. */
export const download = (name: string, content: BlobPart, type = 'application/x-ndjson'): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
