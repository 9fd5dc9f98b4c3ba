/** A chunk could not be loaded: there is no connection, or a newer build has other files. */
export class ChunkLoadError extends Error {}

/** Wraps the import of a chunk. Rejects with `ChunkLoadError` alone. */
export const importChunk = <A>(chunk: Promise<A>): Promise<A> =>
  chunk.catch((cause: unknown) => {
    throw new ChunkLoadError('A part of the portal could not be loaded', { cause })
  })
