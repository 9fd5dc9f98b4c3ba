/** Hands a text to the browser as a file to save. */
export const download = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
