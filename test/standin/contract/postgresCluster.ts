import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type Cluster = { readonly databaseUrl: string; stop(): Promise<void> }

/** The folder with Postgres' programs, from Debian's package or the search path; undefined when it is not installed. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []
  const onPath = (process.env.PATH ?? '').split(':').filter(folder => folder !== '')
  const folder = [...versions, ...onPath].find(
    candidate => existsSync(join(candidate, 'initdb')) && existsSync(join(candidate, 'postgres')),
  )
  return folder !== undefined && (!isRoot() || postgresUser() !== undefined) ? folder : undefined
}

/** Starts a server of our own in a temporary folder, reachable through a socket in that folder only. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'standin-postgres-'))
  const user = isRoot() ? postgresUser() : undefined
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  )
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off']
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap(setting => ['-c', setting])],
    options,
  )
  const databaseUrl = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  await ready(databaseUrl)
  return {
    databaseUrl,
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve))
      // Postgres' fast shutdown.
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database of its own on a server that is there already, dropped afterwards. */
export async function borrowServer(serverUrl: string): Promise<Cluster> {
  const name = `standin_contract_${process.pid}_${Date.now()}`
  await run(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, stop: () => run(serverUrl, `drop database ${name}`) }
}

async function ready(databaseUrl: string, attempts = 100): Promise<void> {
  try {
    await run(databaseUrl, 'select 1')
  } catch (error) {
    if (attempts === 0) throw error
    await wait(200)
    await ready(databaseUrl, attempts - 1)
  }
}

async function run(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const isRoot = (): boolean => process.getuid?.() === 0

/** Postgres refuses to run as root, so root lets the package's own user run it. */
function postgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  try {
    const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString())
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return undefined
  }
}
