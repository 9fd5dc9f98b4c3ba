import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser, inFirefox } from './browser'
import { browserWorkers } from './browserWorkers'
import { findFirefox } from './firefox'
import { type PortalProcess, startPortalProcess } from './portalProcess'

type Addresses = Readonly<
  Record<'portalUrl' | 'associationUrl' | 'officeUrl' | 'providerUrl' | 'supportUrl' | 'distDir' | 'supportDir', string>
>

declare module 'vitest' {
  interface ProvidedContext extends Addresses {
    /** Those of every worker; `ownServers.ts` makes its own of them. */
    readonly servers: readonly Addresses[]
  }
}

const running: PortalProcess[] = []

/** What was built already: `npm test` builds while other tests run. */
const built = process.env.JOURNEY_BUILD
  ? { distDir: join(process.env.JOURNEY_BUILD, 'dist'), supportDir: join(process.env.JOURNEY_BUILD, 'support') }
  : undefined

/**
 * Starts servers for every worker once, each with an office of its own: what a journey makes fail, or counts, is nobody
 * else's. A journey reads the addresses of its worker with `inject('portalUrl')`.
 */
export const startServers = async (project: TestProject): Promise<void> => {
  // Who builds does so alone; the others start beside each other.
  if (built === undefined) running.push(await startPortalProcess())
  const build = built ?? running[0]
  const more = Array.from({ length: browserWorkers - running.length }, () => startPortalProcess(build))
  running.push(...(await Promise.all(more)))
  const servers = running.map(({ close: _, ...addresses }) => addresses)
  project.provide('servers', servers)
}

export const setup = async (project: TestProject): Promise<void> => {
  if (inFirefox) findFirefox()
  else findBrowser()
  await startServers(project)
}

export const teardown = async (): Promise<void> => {
  // The first last: its build is the others' too.
  for (const portal of running.splice(0).reverse()) {
    const status = await portal.close()
    if (status === 0) continue
    // Vitest tells of what is thrown here, and ends as if all were well.
    process.exitCode = 1
    process.stderr.write(`The portal did not stop cleanly when it was told to: status ${status}\n`)
  }
}
