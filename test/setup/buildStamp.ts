import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { top } from './settings'

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(top, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => relative(top, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** Twelve hex digits that change when a file's path or text does; the end of a line may be either kind. */
const digest = (paths: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const path of [...paths].sort())
    hash.update(`${path}\0${readFileSync(join(top, path), 'utf8').replaceAll('\r\n', '\n')}\0`)
  return hash.digest('hex').slice(0, 12)
}

/** What interprets the catalogue, the rules and the conditions, besides `domain` and `projections`. */
const interpreters = /^events\/(decisions|state)\/.*\.ts$/

/**
 * What a log says about the code that wrote it: `build` is the package's version and a digest of all sources, `rules` a
 * digest of the catalogue, the rules, the conditions and what interprets them.
 */
export const buildStamp = (): { readonly build: string; readonly rules: string } => {
  const [domain, events, projections, ui] = ['domain', 'events', 'projections', 'ui'].map(sourcesIn)
  // package.json of this very package always has a version.
  const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string }
  const sources = [domain, events, projections, ui].flatMap(paths => paths ?? [])
  const rules = sources.filter(path => /^(domain|projections)\//.test(path) || interpreters.test(path))
  return { build: `${version}+${digest(sources)}`, rules: digest(rules) }
}
