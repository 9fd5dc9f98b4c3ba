/** Reloads the page, for a new release or after an error, once the visit is closed, which stores what is still being typed. */
export const reloadPage = async (visit: { readonly close: () => Promise<unknown> } | null): Promise<void> => {
  await visit?.close().catch(() => undefined)
  window.location.reload()
}
