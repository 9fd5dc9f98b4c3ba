import * as t from 'io-ts'
import pg from 'pg'
import type { Database } from './database'

const rowsCodec = t.array(t.record(t.string, t.union([t.string, t.null])))

/** The Postgres server at `databaseUrl`; rejects with a Dutch sentence when it cannot be reached. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  // A server that goes away breaks the idle connections; the next query then says so to its caller.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`De database van DATABASE_URL is niet te bereiken: ${reason}`)
  }
  return {
    async query(sql, parameters = []) {
      const { rows } = await pool.query(sql, [...parameters])
      if (!rowsCodec.is(rows)) throw new Error(`Not every column is text: ${sql}`)
      return rows
    },
    close: () => pool.end(),
  }
}
