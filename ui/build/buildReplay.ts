import { join, relative, resolve } from 'node:path'
import { build } from 'vite'
import { top } from '../serve/settings'
import { buildStamp } from './buildStamp'

/**
 * Builds the worker of `npm run replay` with the rules of these sources as one file for Node alone, so that `--rules-diff`
 * can compare two releases; also the script of `npm run build:replay`.
 * @param folder where to put it
 * @returns its path
 */
export const buildReplay = async (folder: string): Promise<string> => {
  const stamp = buildStamp()
  const name = `replay-${stamp.rules}.mjs`
  await build({
    configFile: false,
    root: top,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(stamp.build), __RULES__: JSON.stringify(stamp.rules), __DEBUG__: 'false' },
    ssr: { noExternal: true },
    build: {
      ssr: join(top, 'ui', 'support', 'command', 'worker.ts'),
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
  return join(folder, name)
}

const usage = `npm run build:replay [-- FOLDER]

Builds the replay with the rules of these sources as one file for Node alone, replay-RULES.mjs, in FOLDER (else dist-replay).
npm run replay -- --rules-diff A B LOGS says which verdicts on a folder of logs change from one such file to another.
`

const isScript = process.argv[1] !== undefined && resolve(process.argv[1]) === import.meta.filename
if (isScript && process.argv.includes('--help')) process.stdout.write(usage)
else if (isScript) {
  const path = await buildReplay(resolve(process.argv[2] ?? join(top, 'dist-replay')))
  process.stdout.write(`${relative(process.cwd(), path)}\n`)
}
