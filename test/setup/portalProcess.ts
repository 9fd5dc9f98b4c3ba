import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { top } from '../../ui/serve/settings'
import { freePort } from './freePort'

export interface PortalProcess {
  readonly portalUrl: string
  /** The portal on the association's host. */
  readonly associationUrl: string
  readonly officeUrl: string
  readonly providerUrl: string
  /** The support tool, which replays what was exported. */
  readonly supportUrl: string
  /** Where the built portal is. */
  readonly distDir: string
  /** Where the built support tool is. */
  readonly supportDir: string
  /** Stops the servers and removes their data; the exit status. */
  readonly close: () => Promise<number | null>
}

const ready = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', status => reject(new Error(`The portal did not start (status ${status}):\n${output()}`)))
  })

type Built = Pick<PortalProcess, 'distDir' | 'supportDir'>

const onFreePorts = async (built: Built | undefined): Promise<PortalProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'klantportaal-'))
  const [port, officePort, providerPort] = [await freePort(), await freePort(), await freePort()]
  const supportPort = await freePort()
  const { distDir, supportDir } = built ?? { distDir: join(folder, 'dist'), supportDir: join(folder, 'support') }
  const child = spawn(process.execPath, ['test/setup/start.mjs', ...(built === undefined ? [] : ['--built'])], {
    cwd: top,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      // The build must be the customers' one, not one for tests.
      NODE_ENV: 'production',
      VITEST: '',
      PORT: String(port),
      OFFICE_PORT: String(officePort),
      PROVIDER_PORT: String(providerPort),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      // In journeys some hundreds register and log in.
      PASSWORD_COST: String(2 ** 6),
      DIST_DIR: distDir,
      SUPPORT_PORT: String(supportPort),
      SUPPORT_DIST_DIR: supportDir,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += String(chunk)))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await ready(child, () => said)
  } catch (error) {
    remove()
    throw error
  }
  return {
    portalUrl: `http://localhost:${port}`,
    associationUrl: `http://vereniging.localhost:${port}`,
    officeUrl: `http://localhost:${officePort}`,
    providerUrl: `http://localhost:${providerPort}`,
    supportUrl: `http://localhost:${supportPort}`,
    distDir,
    supportDir,
    close: async () => {
      const gone = new Promise<number | null>(resolve => child.once('exit', resolve))
      const status = child.kill('SIGTERM') ? await gone : child.exitCode
      remove()
      return status
    },
  }
}

/** What the servers say when somebody else took a port after it was found free. */
const portTaken = /EADDRINUSE|is in use|is al in gebruik/

/**
 * Runs what `npm start` runs, on free ports, with a data folder of its own. Rejects with what it said. Where another
 * program takes one of the ports between looking and listening, it tries others.
 * @param built the folders of what was built already; without it, this one builds its own
 * @param start for tests: how it is started once
 */
export const startPortalProcess = async (built?: Built, start = onFreePorts): Promise<PortalProcess> => {
  for (let left = 3; ; left -= 1)
    try {
      return await start(built)
    } catch (error) {
      if (left === 0 || !(error instanceof Error && portTaken.test(error.message))) throw error
    }
}
