import { isLeft } from 'fp-ts/Either'
import type * as t from 'io-ts'
import { PathReporter } from 'io-ts/PathReporter'

/** Every column is selected as text, so that an embedded and a real Postgres answer the same. */
export type Row = Readonly<Record<string, string | null>>

/** A parameter is text too; the SQL says what it becomes (`$1::text::bigint`). */
export type Parameter = string | null

export type Database = {
  query(sql: string, parameters?: readonly Parameter[]): Promise<readonly Row[]>
  close(): Promise<void>
}

/** The rows of a query, each decoded; a row that does not decode is a mistake in our SQL and throws. */
export async function select<A>(
  database: Database,
  codec: t.Decoder<unknown, A>,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<readonly A[]> {
  const rows = await database.query(sql, parameters)
  return rows.map(row => {
    const decoded = codec.decode(row)
    if (isLeft(decoded)) throw new Error(`Unexpected row: ${PathReporter.report(decoded).join('; ')}`)
    return decoded.right
  })
}

/** SQL for a moment as ISO text with milliseconds in UTC. */
export const isoText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
