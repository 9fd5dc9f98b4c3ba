import * as E from 'fp-ts/Either'
import { type BlobLine, blobLineCodec, type Trailer, trailerCodec } from './transferLine'

/** The lines of an export by what they are; numbers of lines count from 1. */
export interface Sorted {
  readonly records: readonly string[]
  readonly blobs: readonly BlobLine[]
  /** Lines of a kind that this build does not know. */
  readonly unknown: readonly number[]
  readonly trailer: (Trailer & { readonly line: number }) | null
}

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : null

/** Sorts all lines but the first, which is the header. A line that is nothing at all counts as a damaged record. */
export const sortLines = (lines: readonly string[], values: readonly unknown[]): Sorted => {
  const records: string[] = []
  const blobs: BlobLine[] = []
  const unknown: number[] = []
  let trailer: Sorted['trailer'] = null
  for (const [i, text] of lines.entries()) {
    if (i === 0) continue
    const value = values[i]
    const type = typeOf(value)
    const blob = blobLineCodec.decode(value)
    const end = trailerCodec.decode(value)
    if (type === null) records.push(text)
    else if (E.isRight(blob)) blobs.push(blob.right)
    else if (E.isRight(end)) trailer = { ...end.right, line: i + 1 }
    else unknown.push(i + 1)
  }
  return { records, blobs, unknown, trailer }
}
