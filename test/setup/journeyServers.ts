import type { TestProject } from 'vitest/node'
import { findBrowser, inFirefox } from './browser'
import { findFirefox } from './firefox'
import { type PortalProcess, startPortalProcess } from './portalProcess'

declare module 'vitest' {
  interface ProvidedContext {
    readonly portalUrl: string
    readonly associationUrl: string
    readonly officeUrl: string
    readonly providerUrl: string
  }
}

let running: PortalProcess | undefined

/** Starts the servers of the journeys once; a journey reads the addresses with `inject('portalUrl')`. */
export const setup = async (project: TestProject): Promise<void> => {
  if (inFirefox) findFirefox()
  else findBrowser()
  running = await startPortalProcess()
  project.provide('portalUrl', running.portalUrl)
  project.provide('associationUrl', running.associationUrl)
  project.provide('officeUrl', running.officeUrl)
  project.provide('providerUrl', running.providerUrl)
}

export const teardown = async (): Promise<void> => {
  await running?.close()
}
