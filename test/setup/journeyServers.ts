import type { TestProject } from 'vitest/node'
import { findBrowser, inFirefox } from './browser'
import { findFirefox } from './firefox'
import { journeyWorkers } from './journeyWorkers'
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

/**
 * Starts servers for every worker once, each with an office of its own: what a journey makes fail, or counts, is nobody
 * else's. A journey reads the addresses of its worker with `inject('portalUrl')`.
 */
export const setup = async (project: TestProject): Promise<void> => {
  if (inFirefox) findFirefox()
  else findBrowser()
  for (let worker = 0; worker < journeyWorkers; worker++) running.push(await startPortalProcess(running[0]))
  const servers = running.map(({ close: _, ...addresses }) => addresses)
  project.provide('servers', servers)
}

export const teardown = async (): Promise<void> => {
  // The first last: its build is the others' too.
  for (const process of running.splice(0).reverse()) await process.close()
}
