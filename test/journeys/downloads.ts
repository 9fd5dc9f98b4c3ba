import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inFirefox } from '../setup/browser'
import { downloadsFolder } from '../setup/firefox'

const done = (): readonly string[] => readdirSync(downloadsFolder()).filter(name => !name.endsWith('.part'))

interface Downloaded {
  readonly name: string
  readonly bytes: Buffer
}

/** Firefox keeps the file but tells nobody of a download that no navigation began. */
const downloadedByFirefox = async (press: () => Promise<unknown>): Promise<Downloaded> => {
  const before = new Set(done())
  await press()
  const come = (): Downloaded => {
    const name = done().find(one => !before.has(one)) ?? ''
    return { name, bytes: name === '' ? Buffer.alloc(0) : readFileSync(join(downloadsFolder(), name)) }
  }
  await expect.poll(() => come().bytes.length).toBeGreaterThan(0)
  return come()
}

/** Presses what downloads a file, and reads what came. */
export const downloadedFile = async (page: Page, press: () => Promise<unknown>): Promise<Downloaded> => {
  if (inFirefox) return downloadedByFirefox(press)
  const coming = page.waitForEvent('download')
  await press()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** The same of a text. */
export const downloaded = async (page: Page, press: () => Promise<unknown>): Promise<string> =>
  (await downloadedFile(page, press)).bytes.toString('utf8')
