import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { top } from '../serve/settings.ts'

/**
 * Makes the stamp of a build that a log carries: the version with a digest of all sources, and a digest of the files
 * that judge; also lists these files.
 */
export const buildStamp = (): { readonly build: string; readonly rules: string } => {
  // package.json of this very package always has a version.
  const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string }
  const sources = ['domain', 'events', 'projections', 'ui'].flatMap(sourcesIn)
  return { build: `${version}+${digest(sources)}`, rules: digest(rulesSources()) }
}

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

/** Where it begins what a customer is asked, told and refused: the catalogue, its doubts, the verdict and the tree of a state. */
const judging = [
  'domain/catalogue/survey.ts',
  'domain/catalogue/doubts/surveyDoubts.ts',
  'domain/engine/catalogueCompiler/compileCatalogue.ts',
  'domain/engine/steps/stepVerdict.ts',
  'domain/engine/steps/refusalWords.ts',
  'events/decisions/submitStep.ts',
  'events/state/fold.ts',
  'projections/live.ts',
  'projections/steps/errorLines.ts',
]

/** What a file has others do: what it takes only the types of does not count. */
const importsOf = (path: string): readonly string[] =>
  [...readFileSync(join(top, path), 'utf8').matchAll(/^(?:import|export)(?! type)[^'"]*? from '(\.[^']+)'/gm)].map(
    ([, to = '']) => posix.join(posix.dirname(path), `${to}.ts`),
  )

/** These files and all that they have others do, and those in turn. */
const closure = (paths: readonly string[]): readonly string[] => {
  const found = new Set(paths)
  // A set that grows while it is gone through is gone through to its end.
  for (const path of found) for (const other of importsOf(path)) found.add(other)
  return [...found]
}

/** The files that the digest of the rules is made of. */
export const rulesSources = (): readonly string[] => closure(judging)
