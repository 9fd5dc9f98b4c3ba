/** Whether a file is a PDF, by the type that the browser gives and by how the file begins (spec 2 section 5). */

/** So many bytes may stand before the mark that a PDF begins with: readers look that far (ISO 32000, annex H). */
const lookedAt = 1024

/** The mark with its version, and no page or other markup before it. */
const beginning = /^(?:(?!<[!?a-z]).)*?%PDF-\d\.\d/is

/** Its name says nothing. `type`: '' where the browser gives none. */
export const isPdf = (type: string, bytes: Uint8Array): boolean =>
  (type === 'application/pdf' || type === '') &&
  beginning.test(new TextDecoder('latin1').decode(bytes.subarray(0, lookedAt)))
