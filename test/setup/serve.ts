import { build, createServer, type PreviewServer, preview, type ViteDevServer } from 'vite'
import { buildSupport } from '../../ui/build/supportBuild'
import { readPortalFile } from '../../ui/serve/portalFile'
import { readSettings, type Settings, top } from '../../ui/serve/settings'
import { startSupport } from '../../ui/serve/supportServer'
import { mustBeFree } from './freePort'

/** `build`: what customers get. `built`: the same, as it was built before. `dev`: the same with hot reload. */
export type Mode = 'build' | 'built' | 'dev'

interface Server {
  readonly close: () => Promise<void>
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** As `npm run build` reads it: the other way to read a configuration wants file endings in all that it imports. */
const portalBuild = {
  root: `${top}/ui`,
  configFile: `${top}/vite.config.ts`,
  configLoader: 'runner',
  logLevel: 'warn',
} as const

const startPortal = async (mode: Mode, { port }: Settings): Promise<Server> => {
  const listening = { port, host: '127.0.0.1', strictPort: true }
  if (mode !== 'dev') {
    const server: PreviewServer = await preview({ ...portalBuild, preview: listening })
    return {
      close: async () => {
        if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
        await server.close()
      },
    }
  }
  const server: ViteDevServer = await createServer({ ...portalBuild, server: listening })
  await server.listen()
  return server
}

/** Here one tries the portal out; PORTAL_DEBUG=0 leaves the fake login out. */
const tryOut = (): void => {
  process.env.PORTAL_DEBUG ||= '1'
}

const buildPortal = async (): Promise<void> => {
  say('Building the portal...')
  await build(portalBuild)
}

const buildTool = async (): Promise<void> => {
  say('Building the support tool...')
  await buildSupport()
}

/** Builds what `serve('built')` serves, and serves nothing. */
export const buildAll = async (): Promise<void> => {
  tryOut()
  await buildPortal()
  await buildTool()
}

const startAll = async (mode: Mode, settings: Settings, started: Server[]): Promise<void> => {
  const { port, officePort, providerPort, supportPort, supportDir, portalFile, dataDir, databaseUrl, passwordCost } =
    settings
  await mustBeFree(port, 'PORT')
  await mustBeFree(officePort, 'OFFICE_PORT')
  await mustBeFree(providerPort, 'PROVIDER_PORT')
  await mustBeFree(supportPort, 'SUPPORT_PORT')
  const { portal } = readPortalFile(officePort, providerPort, portalFile)
  if (mode === 'build') await buildPortal()
  if (mode !== 'built') await buildTool()
  // The stand-ins are loaded here and not above: only serving needs them.
  const { startOffice } = await import('../standin/office')
  const { startProvider } = await import('../standin/provider/provider')
  const portalUrl = `http://localhost:${port}`
  const local = portal.hosts.filter(row => row.local).map(row => `http://${row.host}:${port}`)
  const imageKeys = portal.hosts.map(row => row.imageKey)
  started.push(
    await startOffice({
      port: officePort,
      dataDir,
      databaseUrl,
      portalUrl,
      allowedOrigins: local,
      imageKeys,
      passwordCost,
    }),
  )
  started.push(await startProvider({ port: providerPort }))
  started.push(await startSupport(supportDir, supportPort))
  // Last, so that it is closed first: Vite hears a signal too, and would end the process with a status of its own.
  started.push(await startPortal(mode, settings))
}

const welcome = ({ port, officePort, providerPort, supportPort }: Settings): string => `
  Portal            http://localhost:${port}
  Association host  http://vereniging.localhost:${port}
  Office's desk     http://localhost:${officePort}
  Data provider     http://localhost:${providerPort}
  Support           http://localhost:${supportPort}

  Open the desk, press 'Registreren' in the row of an invitation, choose a name and a password, log in.
  Ctrl-C stops everything; what was sent stays for the next time.
`

/** Ctrl-C, a signal, or the end of whoever started us: npm's shell dies of a signal without passing it on. */
const onStop = (stop: () => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.once('disconnect', stop)
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

/** Builds (or watches), starts the office, the provider and the portal, and runs until it is told to stop. */
export const serve = async (mode: Mode): Promise<void> => {
  tryOut()
  const started: Server[] = []
  const stop = async (status: number): Promise<void> => {
    for (const server of started.splice(0).reverse()) await server.close()
    process.exit(status)
  }
  let stopping = false
  const askedToStop = (): void => {
    // A second Ctrl-C, when closing hangs.
    if (stopping) process.exit(1)
    stopping = true
    say('Stopping...')
    void stop(0)
  }
  onStop(askedToStop)
  try {
    const settings = readSettings()
    await startAll(mode, settings, started)
    say(welcome(settings))
    process.send?.('ready')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await stop(1)
  }
}
