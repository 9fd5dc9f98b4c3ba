/** A part of the portal did not come: the line is gone, or a newer build has other files. */
export class ChunkLoadError extends Error {}

/** A part of the portal, as `import` brings it. @returns rejects with `NotLoaded` alone */
export const importChunk = <A>(chunk: Promise<A>): Promise<A> =>
  chunk.catch((cause: unknown) => {
    throw new ChunkLoadError('A part of the portal could not be loaded', { cause })
  })
