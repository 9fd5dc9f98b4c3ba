import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import * as t from 'io-ts'
import type { Database } from './database'
import { lockFolder } from './folderLock'

const rowsCodec = t.array(t.record(t.string, t.union([t.string, t.null])))

/** Postgres inside this process, its files in `dataDir`; rejects when another process uses that folder. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const postgres = await PGlite.create(join(dataDir, 'postgres'))
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
