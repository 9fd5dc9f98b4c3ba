/** Loads the page anew; what is still being typed becomes an answer and goes to the disk first. */
export const reloadPage = async (visit: { readonly close: () => Promise<unknown> } | null): Promise<void> => {
  await visit?.close().catch(() => undefined)
  window.location.reload()
}
