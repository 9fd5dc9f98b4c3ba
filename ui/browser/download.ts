/** Hands a text, or the bytes of a document, to the browser as a file to save. */
export const download = (name: string, content: BlobPart, type = 'application/x-ndjson'): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
