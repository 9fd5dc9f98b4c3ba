/** Makes the 'mailto:' address of a new mail, and reads the mail address that an office gives. */

/**
 * The address that begins a new mail, with everything in it as text: an address of an office can add no other receiver,
 * subject or words. `to` '' leaves the receiver to whoever writes.
 */
export const mailto = (to: string, mail: { readonly subject?: string; readonly body?: string } = {}): string => {
  const fields = Object.entries(mail).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${encodeURIComponent(to).replace(/%40/g, '@')}${fields.length === 0 ? '' : `?${fields.join('&')}`}`
}

/** Longer is no address that a mail program takes. */
const longest = 254

/** A mail address as an office gives it; null for what cannot be one. */
export const readMailAddress = (text: string): string | null => {
  const address = text.trim()
  return address.length <= longest &&
    /^[^\s@<>()[\],;:"\\?&%#]+@[^\s@<>()[\],;:"\\?&%#]+\.[^\s@<>()[\],;:"\\?&%#.]+$/u.test(address)
    ? address
    : null
}
