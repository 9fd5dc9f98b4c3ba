import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Reads the settings of the scripts (ports, folders, files) from the environment, with defaults. Throws with one
 * readable line on a wrong port.
 */
export const readSettings = (): Settings => {
  const settings = {
    port: portOf('PORT', 5173),
    officePort: portOf('OFFICE_PORT', 5180),
    providerPort: portOf('PROVIDER_PORT', 5190),
    portalFile: resolve(top, process.env.PORTAL_FILE || 'ui/public/portal.json'),
    dataDir: resolve(top, process.env.DATA_DIR || '.data'),
    databaseUrl: process.env.DATABASE_URL || undefined,
    passwordCost: Number(process.env.PASSWORD_COST) || undefined,
    distDir: resolve(top, process.env.DIST_DIR || 'dist'),
    supportPort: portOf('SUPPORT_PORT', 5185),
    supportDir: resolve(top, process.env.SUPPORT_DIST_DIR || 'dist-support'),
  }
  const { port, officePort, providerPort, supportPort } = settings
  if (new Set([port, officePort, providerPort, supportPort]).size < 4)
    throw new Error('PORT, OFFICE_PORT, PROVIDER_PORT and SUPPORT_PORT must be four different ports.')
  return settings
}

/** The folder of package.json. */
export const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export interface Settings {
  readonly port: number
  readonly officePort: number
  readonly providerPort: number
  /** The `portal.json` that is served, with the stand-ins' own ports put into it. */
  readonly portalFile: string
  /** Where the stand-in office keeps its data. */
  readonly dataDir: string
  /** A Postgres server instead of the embedded one. */
  readonly databaseUrl: string | undefined
  /** What hashing a password costs the stand-in office, where it is not the usual. */
  readonly passwordCost: number | undefined
  /** Where the built portal goes. */
  readonly distDir: string
  /** Where the support tool listens. */
  readonly supportPort: number
  /** Where the built support tool goes: never among what customers get. */
  readonly supportDir: string
}

const portOf = (name: string, usual: number): number => {
  const text = process.env[name]
  if (text === undefined || text === '') return usual
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Error(`${name}=${text} is not a port: give a whole number from 1 to 65535.`)
}
