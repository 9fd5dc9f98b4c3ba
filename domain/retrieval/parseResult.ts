/**
 * Writes parsed retrieved data back in the provider's own shape, to send to the office: without what was missing, and
 * documents by name and kind only (checklist OPEN-106, OPEN-107).
 */

import type { RetrievedData } from './retrievedData'

/** What came, without what did not: a key that was missing is missing again. */
const said = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(said)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, said(inner)] as const])),
  )
}

/**
 * Dates are ISO, pensions an object where there is one, documents by name and kind, for their bytes go by themselves.
 */
export const retrievedDataForOffice = ({ pensions, files, ...parts }: RetrievedData): unknown =>
  said({
    ...parts,
    pensions: pensions.length === 1 ? pensions[0] : pensions,
    files: files.map(({ filename, type }) => ({ filename, type })),
  })
