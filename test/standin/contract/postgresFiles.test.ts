import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { provideFiles } from '../postgresFiles'

// That Postgres takes the copies for its own is what every other test of the office stands on.

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'standin-files-'))
  folders.push(folder)
  return folder
}
let made = 0
afterEach(() => {
  made = 0
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const make = async (folder: string): Promise<void> => {
  made++
  await new Promise(resolve => setTimeout(resolve, 5))
  writeFileSync(join(folder, 'PG_VERSION'), `${made}`)
}
const files = (folder: string): string => readFileSync(join(folder, 'PG_VERSION'), 'utf8')

it('are made once; each database gets a copy of its own, under a name that says of which version', async () => {
  const [kept, data] = [newFolder(), newFolder()]
  const both = ['first', 'second'].map(name => join(data, name))
  for (const folder of both) await provideFiles(folder, kept, make)
  expect([made, ...both.map(files)]).toEqual([1, '1', '1'])
  expect(readdirSync(kept)).toEqual([expect.stringMatching(/^postgres-\d+\.\d+\.\d+$/)])
  expect(readdirSync(data).sort()).toEqual(['first', 'second'])
})

it('that are there are left as they are', async () => {
  const [kept, data] = [newFolder(), newFolder()]
  writeFileSync(join(data, 'PG_VERSION'), 'of the office')
  await provideFiles(data, kept, make)
  expect([made, files(data)]).toEqual([0, 'of the office'])
})

it('are left to Postgres where nothing can be kept, or they could not be made', async () => {
  const [file, kept, data] = [join(newFolder(), 'file'), newFolder(), join(newFolder(), 'postgres')]
  writeFileSync(file, '')
  await provideFiles(data, file, make)
  await provideFiles(data, kept, async folder => {
    await make(folder)
    throw new Error('The disk is full')
  })
  expect([made, existsSync(data), readdirSync(kept)]).toEqual([1, false, []])
})

it('of several that make them at the same time are whole', async () => {
  const [kept, data] = [newFolder(), newFolder()]
  const all = ['one', 'two', 'three'].map(name => join(data, name))
  await Promise.all(all.map(folder => provideFiles(folder, kept, make)))
  expect(all.map(files)).toHaveLength(3)
  expect([readdirSync(kept).length, readdirSync(data).length]).toEqual([1, 3])
})
