import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { buildStamp } from '../../ui/build/buildStamp'
import { top } from '../../ui/serve/settings'

const stamp = buildStamp()
const define = { __BUILD__: JSON.stringify(stamp.build), __RULES__: JSON.stringify(stamp.rules) }

/** Gives `use` a folder that is gone afterwards. */
export const inFolder = async <A>(use: (folder: string) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Vite builds for whoever NODE_ENV names: under Vitest that would be a React for who develops it, at twice the time. */
const shipped = async (run: () => Promise<unknown>): Promise<void> => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await run()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

/**
 * Builds a page as the portal is built, with a React that can be looked at where `profiled`.
 * @param instead what takes the place of some of its files: a pattern of how they are named, and a file of ours
 */
export const buildPage = async (
  page: string,
  outDir: string,
  profiled: boolean,
  instead: readonly (readonly [find: RegExp, file: string])[] = [],
): Promise<void> => {
  await shipped(() =>
    build({
      configFile: false,
      logLevel: 'error',
      root: join(top, page),
      define,
      plugins: [react()],
      resolve: {
        alias: [
          ...(profiled ? [{ find: 'react-dom/client', replacement: 'react-dom/profiling' }] : []),
          ...instead.map(([find, file]) => ({ find, replacement: join(top, file) })),
        ],
      },
      build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
    }),
  )
}

/** Builds a program for Node as the portal is built for a browser: what runs here is what ships. */
export const buildProgram = async (entry: string, outDir: string): Promise<string> => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: top,
    define,
    // Node would take RxJS in the language of 2009.
    resolve: { alias: [{ find: /^rxjs$/, replacement: join(top, 'node_modules/rxjs/dist/esm/index.js') }] },
    ssr: { noExternal: true },
    build: { ssr: join(top, entry), outDir, rollupOptions: { output: { entryFileNames: 'program.mjs' } } },
  })
  return join(outDir, 'program.mjs')
}
