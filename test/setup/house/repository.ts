import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { top } from '../../../ui/serve/settings'
import type { TextFile } from './nameRules'
import { type Source, sourceOf } from './source'

const outside = /^(node_modules|\.git|\.stryker|dist|dist-support|dist-replay|coverage|\.data)(\/|$)/

/** The files of the repository: what git would take; without git, everything but what is made. */
const repositoryFiles = (): readonly string[] => {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: top,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    })
    return [...new Set(listed.split('\0'))].filter(path => path !== '')
  } catch {
    return readdirSync(top, { recursive: true, encoding: 'utf8' })
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => !outside.test(path))
  }
}

const textual = /\.(ts|tsx|mjs|json|jsonl|md|css|html|svg|sql|csv)$|^\.(ci\/run|gitignore)$/

/** Its text files. */
export const files: readonly TextFile[] = repositoryFiles()
  .filter(path => textual.test(path))
  .flatMap(path => {
    try {
      return [{ path, text: readFileSync(join(top, path), 'utf8') }]
    } catch {
      // Deleted, but git still knows it.
      return []
    }
  })
/** Its sources. */
export const sources: readonly Source[] = files
  .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
  .map(({ path, text }) => sourceOf(path, text))

/** Sources that are not there, to try a rule on. */
export const planted = (texts: Readonly<Record<string, string>>): readonly Source[] =>
  Object.entries(texts).map(([path, text]) => sourceOf(path, text))

/** A text file that is not there. */
export const text = (path: string, content: string): readonly TextFile[] => [{ path, text: content }]
