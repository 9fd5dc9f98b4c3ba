import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inFirefox } from '../setup/browser'
import { downloadsFolder } from '../setup/firefox'

const done = (): readonly string[] => readdirSync(downloadsFolder()).filter(name => !name.endsWith('.part'))

/** Firefox keeps the file but tells nobody of a download that no navigation began. */
const downloadedByFirefox = async (press: () => Promise<unknown>): Promise<string> => {
  const before = new Set(done())
  await press()
  const come = (): readonly string[] => done().filter(name => !before.has(name))
  const text = (): string => come().reduce((_, name) => readFileSync(join(downloadsFolder(), name), 'utf8'), '')
  await expect.poll(text, { timeout: 20_000 }).toMatch(/\S/)
  return text()
}

/** Presses what downloads a text, and reads what came. */
export const downloaded = async (page: Page, press: () => Promise<unknown>): Promise<string> => {
  if (inFirefox) return downloadedByFirefox(press)
  const coming = page.waitForEvent('download')
  await press()
  return readFileSync(await (await coming).path(), 'utf8')
}
