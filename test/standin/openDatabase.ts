import type { Database } from './database'
import { openEmbedded } from './embedded'
import { openPostgres } from './postgres'

/** Opens the server named by `databaseUrl`, or else Postgres embedded in the folder `dataDir`. */
export function openDatabase(place: { dataDir: string; databaseUrl?: string | undefined }): Promise<Database> {
  return place.databaseUrl === undefined || place.databaseUrl === ''
    ? openEmbedded(place.dataDir)
    : openPostgres(place.databaseUrl)
}
