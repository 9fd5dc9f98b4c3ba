import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Folders this process holds: after a restart in a container an old lock can bear our own process id. */
const held = new Set<string>()

/**
 * Claims the folder for this process by a file with its process id; a file left by a process that is gone is replaced.
 * Answers what gives the folder back. Rejects with a Dutch sentence when another office uses the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(resolve(folder), 'office.lock')
  if (!(await claim(file))) {
    const owner = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
    if (isInUse(file, owner)) throw new Error(inUse(folder, owner, file))
    await rm(file, { force: true })
    if (!(await claim(file))) throw new Error(inUse(folder, owner, file))
  }
  held.add(file)
  return async () => {
    held.delete(file)
    await rm(file, { force: true })
  }
}

async function claim(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function isInUse(file: string, owner: number): boolean {
  if (Number.isNaN(owner)) return false
  if (owner === process.pid) return held.has(file)
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    // EPERM: it lives, but belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

const inUse = (folder: string, owner: number, file: string): string =>
  `De gegevensmap ${resolve(folder)} is al in gebruik door een ander kantoor (proces ${owner}). ` +
  `Stop dat eerst, of kies met DATA_DIR een andere map. Draait er niets meer? Verwijder dan ${file}.`

/** The system's code of a failed call ('EEXIST'), '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
