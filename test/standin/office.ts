import { deskRoutes } from './desk/desk'
import { faults } from './faults'
import { listen } from './listen'
import type { OfficeContext } from './officeContext'
import { openDatabase } from './openDatabase'
import { passwords } from './password'
import { requestLog } from './requestLog'
import { changePasswordRoute } from './routes/changePassword'
import { customerRoutes } from './routes/customer'
import { fileRoute } from './routes/file'
import { iwizeTokenRoute } from './routes/iwizeToken'
import { lenderRoutes } from './routes/lenders'
import { loginRoute } from './routes/login'
import { propertyRoutes } from './routes/property'
import { propertyPictureRoute } from './routes/propertyPicture'
import { recoverRoutes } from './routes/recover'
import { registerRoute } from './routes/register'
import { resetEmailRoute } from './routes/resetEmail'
import { resetPasswordRoute } from './routes/resetPassword'
import { settingRoute } from './routes/setting'
import { tenantRoutes } from './routes/tenant'
import { twoFactorCodeRoute } from './routes/twoFactorCode'
import { validateRoute } from './routes/validate'
import { migrate } from './schema'
import { seed } from './seed'
import { officeServer } from './server'

export type OfficeSettings = {
  /** 0 picks a free port. */
  readonly port: number
  /** Where the embedded database keeps its files. */
  readonly dataDir: string
  /** A Postgres server to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined
  /** Where the portal is; the links in the mails go there. */
  readonly portalUrl: string
  /** Origins of pages that may call the office. */
  readonly allowedOrigins: readonly string[]
  /** With one of these a house picture may be asked for (`imageKey` in portal.json). */
  readonly imageKeys: readonly string[]
  /** Milliseconds; the system's clock unless a test sets its own. */
  readonly now?: () => number
  /** What hashing a password costs; the usual unless a test asks less. */
  readonly passwordCost?: number | undefined
}

export type Running = { readonly url: string; close(): Promise<void> }

/**
 * Starts the office's back end with its desk on the loopback address. Rejects with a Dutch sentence when the port or
 * the data folder is in use, or the database cannot be reached.
 */
export async function startOffice(settings: OfficeSettings): Promise<Running> {
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const office: OfficeContext = {
      database,
      now: settings.now ?? Date.now,
      portalUrl: settings.portalUrl.replace(/\/$/, ''),
      allowedOrigins: settings.allowedOrigins,
      imageKeys: settings.imageKeys,
      passwords: passwords(settings.passwordCost),
      faults: faults(),
      requests: requestLog(),
    }
    await seed(office)
    const server = await officeServer(office)
    for (const route of routes) await route(server, office)
    const url = await listen(server, settings.port, 'OFFICE_PORT')
    return {
      url,
      async close() {
        office.faults.clear()
        await server.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

const routes = [
  registerRoute,
  validateRoute,
  loginRoute,
  twoFactorCodeRoute,
  recoverRoutes,
  resetPasswordRoute,
  resetEmailRoute,
  changePasswordRoute,
  settingRoute,
  iwizeTokenRoute,
  customerRoutes,
  propertyRoutes,
  propertyPictureRoute,
  lenderRoutes,
  fileRoute,
  tenantRoutes,
  deskRoutes,
]
