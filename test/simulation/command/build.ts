// Builds the program that plays seeds, of the product as it is, or with a fault planted in it.
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildStamp } from '../../../ui/build/buildStamp'
import { top } from '../../../ui/serve/settings'

/** A fault: in this file, from the top, this text stands in the place of that. */
export interface Planted {
  readonly file: string
  readonly from: string
  readonly to: string
}

const planting = (planted: readonly Planted[]): Plugin => ({
  name: 'planting',
  enforce: 'pre',
  transform: (code, id) => {
    const here = planted.filter(({ file }) => id === join(top, file))
    for (const { file, from } of here) if (!code.includes(from)) throw new Error(`${file} does not hold: ${from}`)
    return here.length === 0 ? null : here.reduce((text, { from, to }) => text.replace(from, () => to), code)
  },
})

/** @returns the file of the program, within the folder */
export const buildSimulation = async (folder: string, planted: readonly Planted[] = []): Promise<string> => {
  const { build: stamp, rules } = buildStamp()
  await build({
    configFile: false,
    logLevel: 'error',
    root: top,
    define: {
      __BUILD__: JSON.stringify(stamp),
      __RULES__: JSON.stringify(rules),
      __DEBUG__: 'false',
      __WORKER__: "'klantportaal-worker'",
    },
    plugins: [planting(planted)],
    // Node would take RxJS in the language of 2009.
    resolve: { alias: [{ find: /^rxjs$/, replacement: join(top, 'node_modules/rxjs/dist/esm/index.js') }] },
    ssr: { noExternal: true },
    build: {
      ssr: join(top, 'test/simulation/command/program.ts'),
      outDir: folder,
      minify: false,
      sourcemap: true,
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  })
  return join(folder, 'program.mjs')
}
