import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, preview } from 'vite'

/** As strict as the portal's own. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'self'"

/** Builds the page into a temporary folder and serves it on the loopback address, on a port that is free. */
export const serveSurvey = async (): Promise<{ address: string; close: () => Promise<void> }> => {
  const outDir = await mkdtemp(join(tmpdir(), 'survey-page-'))
  const shared: InlineConfig = { configFile: false, root: import.meta.dirname, logLevel: 'warn', plugins: [react()] }
  await build({ ...shared, build: { outDir, emptyOutDir: true, target: 'es2022' } })
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4299, headers: { 'Content-Security-Policy': policy } },
  })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The page has no address')
  return { address, close: () => server.close() }
}
