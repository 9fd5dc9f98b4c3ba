/** Wraps the import of a chunk, so that it rejects with `ChunkLoadError` alone; defines that error. */

/** A chunk could not be loaded: there is no connection, or a newer build has other files. */
export class ChunkLoadError extends Error {}

export const importChunk = <A>(chunk: Promise<A>): Promise<A> =>
  chunk.catch((cause: unknown) => {
    throw new ChunkLoadError('A part of the portal could not be loaded', { cause })
  })
