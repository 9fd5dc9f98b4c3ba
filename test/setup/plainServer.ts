import { createServer } from 'node:http'
import { hostConfigOf, type PortalConfig } from '../../domain/portal/portalConfig'
import { readPortalFile } from '../../ui/serve/portalFile'
import { portalFiles } from '../../ui/serve/portalFiles'
import { securityHeaders } from '../../ui/serve/securityHeaders'
import { freePort } from './freePort'

/** A folder that is served as the portal is, beside an office that runs already. */
export interface PlainServer {
  /** On localhost; other names of the machine lead here too. */
  readonly url: string
  readonly close: () => Promise<void>
}

const portIn = (url: string): number => Number(new URL(url).port)

/** @param change of what `portal.json` says */
export const startPlainServer = async (
  folder: string,
  officeUrl: string,
  providerUrl: string,
  change: (portal: PortalConfig) => PortalConfig = portal => portal,
): Promise<PlainServer> => {
  const portal = change(readPortalFile(portIn(officeUrl), portIn(providerUrl)).portal)
  const server = createServer(
    portalFiles({
      folder,
      headersOf: hostname => securityHeaders(hostConfigOf(portal, hostname)),
      portalText: () => JSON.stringify(portal),
    }),
  )
  const port = await freePort()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
