/**
 * What the replay command needs from its process (catalogue, rules, files, worker program, cores), and a system error
 * in Dutch words.
 */
import type { Catalogue } from '../../../../domain/engine/catalogue'
import type { WorkerProgram } from '../workers/workerPool'

export interface CommandDependencies {
  readonly catalogue: Catalogue
  /** The digest of this build's rules. */
  readonly rules: string
  /** The bytes of a file, as they come; the iteration throws where they cannot be read. */
  readonly read: (file: string) => AsyncIterable<Uint8Array>
  /** The logs in a folder and below it, sorted; null for a file. Rejects where the path does not exist. */
  readonly logsIn: (path: string) => Promise<readonly string[] | null>
  /** The worker program, which answers requests about logs with the rules of this build. */
  readonly program: WorkerProgram
  /** The default number of workers. */
  readonly cores: number
}

/** Why a path cannot be read, in Dutch, by error code. */
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

/** A system error in Dutch where its code is known, else the code or the message. */
export const systemErrorWords = (cause: unknown): string => {
  if (!(cause instanceof Error)) return `onverwachte fout: ${String(cause)}`
  const code = 'code' in cause ? cause.code : null
  return faultWords.get(code) ?? (typeof code === 'string' ? `foutcode ${code}` : `onverwachte fout: ${cause.message}`)
}
