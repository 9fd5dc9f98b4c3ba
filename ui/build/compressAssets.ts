import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * A Vite plugin that also writes each script, style sheet and SVG of the build compressed, so that no server has to do
 * that at each request.
 * Only assets, which have a digest in their names: an `index.html` or `portal.json` that somebody changes where it is
 * served would go out as it was.
 */
export const compressAssets = (): Plugin => ({
  name: 'klantportaal-compressed',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const assets = join(dir, 'assets')
    const names = (await readdir(assets)).filter(name => texts.test(name))
    await Promise.all(
      names.flatMap(async name => {
        const bytes = await readFile(join(assets, name))
        await Promise.all(
          kinds.map(async ([ending, compress]) => writeFile(join(assets, name + ending), await compress(bytes))),
        )
      }),
    )
  },
})

/** What compressing makes smaller; pictures and letters are compressed already. */
const texts = /\.(?:js|css|svg)$/

const kinds = [
  ['.br', promisify(brotliCompress)],
  // For a server between that knows no other.
  ['.gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })],
] as const
