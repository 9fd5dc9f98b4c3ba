import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import * as t from 'io-ts'

const cache = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'node_modules', '.cache', 'standin')

const packageCodec = t.type({ version: t.string })

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The files of an empty database fit the version that made them. */
const version = async (): Promise<string> => {
  const entry = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const said: unknown = JSON.parse(await readFile(new URL('../package.json', entry), 'utf8'))
  if (!packageCodec.is(said)) throw new Error('The embedded Postgres has no version')
  return said.version
}

/** Makes a folder under another name beside it, so that who is killed halfway leaves nothing that looks whole. */
const whole = async (folder: string, make: (unfinished: string) => Promise<void>): Promise<void> => {
  await mkdir(dirname(folder), { recursive: true })
  const unfinished = await mkdtemp(`${folder}.`)
  try {
    await make(unfinished)
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

const makeEmpty = async (folder: string): Promise<void> => {
  const postgres = await PGlite.create(folder)
  await postgres.close()
}

/**
 * Sees to it that the files of a database are in `folder`. To make those of an empty one takes Postgres eight seconds of a
 * core; they are made once and kept in `kept`, and a copy, half a second, goes into each new folder.
 */
export const provideFiles = async (folder: string, kept = cache, make = makeEmpty): Promise<void> => {
  if (await exists(folder)) return
  const empty = join(kept, `postgres-${await version()}`)
  // Where nothing can be kept, or somebody else kept it meanwhile, there is no harm: Postgres makes its own, or theirs is as good.
  if (!(await exists(empty))) await whole(empty, make).catch(() => undefined)
  if (await exists(empty)) await whole(folder, unfinished => cp(empty, unfinished, { recursive: true }))
}
