import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, preview } from 'vite'

/** As strict as the portal's own: a style in the HTML or a script of another origin breaks the gallery too. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'self'"

/** Builds the gallery into a temporary folder and serves it on the loopback address, on a port that is free. */
export const serveGallery = async (): Promise<{ address: string; close: () => Promise<void> }> => {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'))
  const shared: InlineConfig = { configFile: false, root: import.meta.dirname, logLevel: 'warn', plugins: [react()] }
  await build({ ...shared, build: { outDir, emptyOutDir: true } })
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4199, headers: { 'Content-Security-Policy': policy } },
  })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The gallery has no address')
  return { address, close: () => server.close() }
}
