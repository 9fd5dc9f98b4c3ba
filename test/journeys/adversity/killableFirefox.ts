import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firefox } from 'playwright-core'
import { findFirefox, firefoxOptions } from '../../setup/firefox'
import type { KillableBrowser } from './killable'

const later = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Playwright leads a process group of its own but tells no process; a script that becomes Firefox writes it down. */
const script = (pidFile: string): string => `#!/bin/sh\necho $$ > '${pidFile}'\nexec '${findFirefox()}' "$@"\n`

export const startKillableFirefox = async (folder: string): Promise<KillableBrowser> => {
  const beside = mkdtempSync(join(tmpdir(), 'klantportaal-firefox-'))
  const [executablePath, pidFile] = [join(beside, 'firefox'), join(beside, 'pid')]
  writeFileSync(executablePath, script(pidFile), { mode: 0o755 })
  const context = await firefox.launchPersistentContext(folder, {
    ...firefoxOptions(),
    executablePath,
    locale: 'nl-NL',
    viewport: { width: 1280, height: 900 },
  })
  const pid = Number(readFileSync(pidFile, 'utf8'))
  rmSync(beside, { recursive: true, force: true })
  const page = context.pages()[0] ?? (await context.newPage())
  const close = async (): Promise<void> => {
    await context.close().catch(() => undefined)
    while (isAlive(pid)) await later(25)
  }
  const kill = async (): Promise<void> => {
    // Its content processes are in the group too.
    if (isAlive(pid)) process.kill(-pid, 'SIGKILL')
    await close()
  }
  return { page, kill, close }
}
