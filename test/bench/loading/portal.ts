import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PortalProcess } from '../../setup/portalProcess'

type PortalProcesses = typeof import('../../setup/portalProcess')

/** The customers' build, by the checkout's own command. */
const build = (checkout: string, distDir: string): void => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', DIST_DIR: distDir, PORTAL_DEBUG: '' },
  })
  if (status !== 0) throw new Error(`${checkout} was not built (status ${status}):\n${stdout}\n${stderr}`)
}

/**
 * Builds a checkout of this repository and serves it as its own `npm start` does, with an office of its own.
 * @param checkout its folder, which has its packages
 * @param folder for what is built
 */
export const startCheckout = async (checkout: string, folder: string): Promise<PortalProcess> => {
  const [distDir, supportDir] = [join(folder, 'dist'), join(folder, 'support')]
  build(resolve(checkout), distDir)
  // The support tool is served beside it, and nobody opens it here.
  mkdirSync(supportDir, { recursive: true })
  const module = pathToFileURL(join(resolve(checkout), 'test/setup/portalProcess.ts')).href
  // The same file of another commit, which runs what lies beside it.
  const { startPortalProcess } = (await import(module)) as PortalProcesses
  return startPortalProcess({ distDir, supportDir })
}
