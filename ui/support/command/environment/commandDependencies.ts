import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { WorkerProgram } from '../workers/workerPool'

/** What the command needs of the process that it runs in. */
export interface CommandDependencies {
  readonly catalogue: Catalogue
  /** The digest of this build's rules. */
  readonly rules: string
  /** The bytes of a file, as they come; the iteration throws where they cannot be read. */
  readonly read: (file: string) => AsyncIterable<Uint8Array>
  /** The logs in a folder and below it, in order; null for a file. Rejects where there is nothing. */
  readonly logsIn: (path: string) => Promise<readonly string[] | null>
  /** What answers about logs in a process of its own, by the rules of this build. */
  readonly program: WorkerProgram
  /** How many of those there are at a time, unless it is said. */
  readonly cores: number
}

/** Why a place cannot be read, by the code of the system's own words, which are English. */
const faultWords: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'het is er niet'],
  ['EACCES', 'er is geen toegang'],
  ['EPERM', 'er is geen toegang'],
  ['EISDIR', 'het is een map'],
  ['ENOTDIR', 'een deel van het pad is geen map'],
  ['EEXIST', 'het is er al'],
  ['ENOSPC', 'de schijf is vol'],
  ['EROFS', 'er mag niets op worden geschreven'],
  ['EMFILE', 'er staan te veel bestanden open'],
])

/** In Dutch, as far as the system says what it is; else its own words, named as such. */
export const systemErrorWords = (cause: unknown): string => {
  if (!(cause instanceof Error)) return `onverwachte fout: ${String(cause)}`
  const code = 'code' in cause ? cause.code : null
  return faultWords.get(code) ?? (typeof code === 'string' ? `foutcode ${code}` : `onverwachte fout: ${cause.message}`)
}
