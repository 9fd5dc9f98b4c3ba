/** Reloads the page after closing the visit, which stores what is still being typed. */
export const reloadPage = async (visit: { readonly close: () => Promise<unknown> } | null): Promise<void> => {
  await visit?.close().catch(() => undefined)
  window.location.reload()
}
