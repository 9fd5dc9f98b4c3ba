import { spawn } from 'node:child_process'
import { top } from '../../ui/serve/settings'

/**
 * Builds the portal as `npm run build` does.
 * @param debug the value of PORTAL_DEBUG
 */
export const buildPortal = (distDir: string, debug: '' | '1'): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npx', ['vite', 'build', '--configLoader', 'runner', '--logLevel', 'warn'], {
      cwd: top,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', VITEST: '', DIST_DIR: distDir, PORTAL_DEBUG: debug },
    })
    let said = ''
    child.stderr.on('data', chunk => (said += String(chunk)))
    child.once('error', reject)
    child.once('exit', status =>
      status === 0 ? resolve() : reject(new Error(`The portal was not built (status ${status}):\n${said}`)),
    )
  })
