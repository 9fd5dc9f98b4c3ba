import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import * as t from 'io-ts'
import type { Database } from './database'
import { lockFolder } from './folderLock'
import { provideFiles } from './postgresFiles'

const rowsCodec = t.array(t.record(t.string, t.union([t.string, t.null])))

/** Postgres inside this process, its files in `dataDir`; rejects when another process uses that folder. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'postgres')
    await provideFiles(folder)
    const postgres = await PGlite.create(folder)
    return {
      async query(sql, parameters = []) {
        const { rows } = await postgres.query(sql, [...parameters])
        if (!rowsCodec.is(rows)) throw new Error(`Not every column is text: ${sql}`)
        return rows
      },
      async close() {
        await postgres.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
