/** A part of the portal did not come: the line is gone, or a newer build has other files. */
export class NotLoaded extends Error {}

const loaded = <A>(chunk: Promise<A>): Promise<A> =>
  chunk.catch((cause: unknown) => {
    throw new NotLoaded('A part of the portal could not be loaded', { cause })
  })

/** All of a visit: its log, every step, sending. The page preloads it. */
export const visitChunk = () => loaded(import('./visit/visitChunk'))

/** What few open: help, another computer, a copy of one's own. */
export const seldomChunk = () => loaded(import('./seldomChunk'))

/** The fake login with its stub data; null in every build but that of PORTAL_DEBUG=1. */
export const stubChunk = __DEBUG__ ? () => loaded(import('./debug/stub/stub')) : null

/** What makes a PDF, with its fonts. */
export const pdfChunk = () => loaded(import('./pdf/pdfChunk'))
