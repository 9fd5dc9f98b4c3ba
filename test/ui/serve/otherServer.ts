import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { programAmong } from '../../setup/program'

/** A server of files that is not our own, which may not be there: the program, or null. */
export const nginx = programAmong(['nginx'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'])
export const caddy = programAmong(['caddy'], ['/usr/local/bin', '/opt/homebrew/bin'])

/**
 * What nginx is started with to serve these sites in the foreground.
 * @param around a folder for all that it writes
 */
export const nginxArguments = (sites: string, around: string): readonly string[] => {
  const config = join(around, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(around, name)};`,
  )
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(around, 'pid')}; events {}
    http { access_log off; ${temporary.join(' ')} ${sites} }`,
  )
  return ['-e', 'stderr', '-c', config]
}

interface Started {
  readonly command: string
  readonly args: readonly string[]
  /** Where it writes what is its own. */
  readonly around: string
  /** Where it listens. */
  readonly port: number
}

/** Runs a server until the work is done; it answers within ten seconds, or what it said is the reason. */
export const running = async ({ command, args, around, port }: Started, work: () => Promise<void>): Promise<void> => {
  const child: ChildProcess = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: around },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += String(chunk)))
  const over = new Promise<void>(resolve => child.once('exit', () => resolve()))
  try {
    const answers = async (): Promise<unknown> => {
      if (child.exitCode !== null) throw new Error(said)
      return fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    }
    await expect.poll(answers, { message: said }).not.toBeNull()
    await work()
  } finally {
    child.kill()
    await over
  }
}
