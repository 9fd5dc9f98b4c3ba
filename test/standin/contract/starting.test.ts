// @vitest-environment node
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../folderLock'
import { type OfficeSettings, startOffice } from '../office'
import { passwordMatches, passwords } from '../password'
import { startProvider } from '../provider/provider'
import { portalOrigin } from './client'

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'standin-start-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const settings = (more: Partial<OfficeSettings>): OfficeSettings => ({
  port: 0,
  dataDir: newFolder(),
  portalUrl: portalOrigin,
  allowedOrigins: [portalOrigin],
  imageKeys: [],
  ...more,
})

/** A port that something else listens on. */
async function takenPort(): Promise<{ readonly port: number; free(): void }> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { port: address.port, free: () => server.close() }
}

describe('starting', () => {
  it('says in Dutch that the folder is in use, and starts when it no longer is', async () => {
    const dataDir = newFolder()
    const office = await startOffice(settings({ dataDir }))
    await expect(startOffice(settings({ dataDir }))).rejects.toThrow(/De gegevensmap .* is al in gebruik/)
    await office.close()
    const again = await startOffice(settings({ dataDir }))
    await again.close()
  })

  it('says in Dutch that a port is taken, and lets the folder go', async () => {
    const { port, free } = await takenPort()
    const dataDir = newFolder()
    const message = `Poort ${port} is al in gebruik.`
    await expect(startOffice(settings({ dataDir, port }))).rejects.toThrow(message)
    await expect(startProvider({ port })).rejects.toThrow(message)
    free()
    const unlock = await lockFolder(dataDir)
    await unlock()
  })

  it('says in Dutch that the database cannot be reached', async () => {
    const { port, free } = await takenPort()
    free()
    const databaseUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`
    await expect(startOffice(settings({ databaseUrl }))).rejects.toThrow(
      'De database van DATABASE_URL is niet te bereiken',
    )
  })

  it('listens on the loopback address only', async () => {
    const provider = await startProvider({ port: 0 })
    const answer = await fetch(provider.url)
    expect(await answer.text()).toContain('Wiens gegevens wilt u ophalen?')
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:*')
    await expect(fetch(provider.url.replace('localhost', '127.0.0.2'))).rejects.toThrow()
    await provider.close()
  })
})

describe('the lock of a folder', () => {
  it('of a process that is gone is taken over', async () => {
    const gone = spawn(process.execPath, ['-e', ''])
    await new Promise(resolve => gone.once('exit', resolve))
    const folder = newFolder()
    writeFileSync(join(folder, 'office.lock'), `${gone.pid}\n`)
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
  })

  it('of a process that lives is respected, and names it', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'office.lock'), `${process.ppid}\n`)
    await expect(lockFolder(folder)).rejects.toThrow(`proces ${process.ppid}`)
  })

  it('with our own number that we do not hold is one from before a restart', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'office.lock'), `${process.pid}\n`)
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow('is al in gebruik')
    await unlock()
  })

  it('that was damaged is taken over', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'office.lock'), '')
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
  })
})

describe('a kept password', () => {
  it('is salted, slow to guess and only matched by itself', async () => {
    const { hash, nobodys } = passwords()
    const [one, other] = [await hash('een lang wachtwoord'), await hash('een lang wachtwoord')]
    expect(one).not.toBe(other)
    for (const kept of [one, other, nobodys]) expect(kept).toMatch(/^scrypt\$32768\$8\$1\$/)
    expect(one).not.toContain('wachtwoord')
    expect(await passwordMatches('een lang wachtwoord', one)).toBe(true)
    expect(await passwordMatches('een lang wachtwoorD', one)).toBe(false)
    expect(await passwordMatches('', 'geen hash')).toBe(false)
    expect(await passwordMatches('', nobodys)).toBe(false)
  })
})
