import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServers, teardown as stopServers } from '../journeyServers'
import { type Driver, startDriver } from './driver'
import { openPortalFile } from './openPortalFile'

declare module 'vitest' {
  interface ProvidedContext {
    readonly driver: Pick<Driver, 'url' | 'browser'>
  }
}

const folder = mkdtempSync(join(tmpdir(), 'klantportaal-webkit-'))
let driver: Driver | null = null

/** The servers of the other journeys, at an office that wants phones and Safari, and what drives WebKit. */
export const setup = async (project: TestProject): Promise<void> => {
  driver = await startDriver(folder)
  project.provide('driver', { url: driver.url, browser: driver.browser })
  process.env.PORTAL_FILE = openPortalFile(folder)
  await startServers(project)
}

export const teardown = async (): Promise<void> => {
  driver?.close()
  await stopServers()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
