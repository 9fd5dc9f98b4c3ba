import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildStamp } from './ui/build/buildStamp'
import { compressAssets } from './ui/build/compressAssets'
import { preloads } from './ui/build/preloads'
import { serviceWorker } from './ui/build/serviceWorker'
import { supportBuild, supportMode } from './ui/build/supportBuild'
import { nonceMark, portalServer } from './ui/serve/portalServer'
import { readSettings } from './ui/serve/settings'

const top = dirname(fileURLToPath(import.meta.url))
const { build, rules } = buildStamp()
/** The fake login and its stub data are in what `npm start` makes and in no other build (OPEN-101). */
const isDebug = process.env.PORTAL_DEBUG === '1'
/** That of the debug build is told apart from the customers'. */
const worker = isDebug ? 'klantportaal-worker-debug' : 'klantportaal-worker'
const hosts = ['localhost', '.localhost']

export default defineConfig(({ command, isPreview, mode }) => ({
  root: join(top, 'ui'),
  plugins: [
    react(),
    portalServer(),
    // Who opens the support tool sits beside its server.
    ...(mode === supportMode ? [] : [preloads(), compressAssets()]),
    ...(mode === supportMode || command !== 'build' ? [] : serviceWorker(worker)),
  ],
  define: {
    __BUILD__: JSON.stringify(build),
    __RULES__: JSON.stringify(rules),
    __DEBUG__: JSON.stringify(isDebug && mode !== supportMode),
    __WORKER__: JSON.stringify(worker),
  },
  // The built page holds no inline script or style, so only hot reload needs a nonce.
  html: command === 'serve' && !isPreview ? { cspNonce: nonceMark } : {},
  build: {
    outDir: readSettings().distDir,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    // A font or picture as data: would need a wider policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first page, a visit and what makes a PDF are each a little over Vite's 500 kB, on purpose one file.
    chunkSizeWarningLimit: 600,
    // The first page is one file, and a visit another, with all that it needs and the page has not: not one more for what two of them share.
    rolldownOptions: {
      // The service worker takes a while, which is no news.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'visit', test: /\/visitChunk\.ts$/, priority: 1 },
          ],
        },
      },
    },
    ...(mode === supportMode ? supportBuild(top) : {}),
  },
  // What the customers' build has beside its page is not the support tool's.
  ...(mode === supportMode ? { publicDir: false as const } : {}),
  server: {
    allowedHosts: hosts,
    cors: false,
    fs: { allow: ['domain', 'events', 'projections', 'ui', 'node_modules'].map(folder => join(top, folder)) },
  },
  preview: { allowedHosts: hosts, cors: false },
}))
