import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { top } from '../../../../ui/serve/settings'

/** The repository as it is, but for these rooms, with one test in it; runs that test. */
export const runTest = (text: string, changed: Readonly<Record<string, readonly [string, string]>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'))
  for (const room of ['node_modules', 'events', 'projections', 'ui']) symlinkSync(join(top, room), join(folder, room))
  cpSync(join(top, 'domain'), join(folder, 'domain'), { recursive: true })
  for (const [file, [from, to]] of Object.entries(changed)) {
    const source = readFileSync(join(folder, file), 'utf8')
    if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`)
    writeFileSync(join(folder, file), source.replace(from, to))
  }
  mkdirSync(join(folder, 'test', 'projections'), { recursive: true })
  writeFileSync(join(folder, 'test', 'projections', 'ready.test.ts'), text)
  // Its rooms are links: what they import must be sought from where they stand here.
  const config = `export default { resolve: { preserveSymlinks: true }, test: { include: ['test/**/*.test.ts'] } }`
  writeFileSync(join(folder, 'vitest.config.mjs'), config)
  const { VITEST: _, ...env } = process.env
  const vitest = join(top, 'node_modules', 'vitest', 'vitest.mjs')
  const ran = spawnSync(process.execPath, [vitest, 'run', '--root', folder], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return { status: ran.status, said: ran.stdout + ran.stderr }
}
