import { exportsOf } from './exportRules'
import type { Source } from './source'

/** A repository's file as text; not only sources. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

const forbidden = /^(utils?|help(er)?s?|common|types|misc|shared)$/i

/** Names that say nothing about what is inside: of a file or of a folder. */
export const emptyNames = (sources: readonly Pick<Source, 'path'>[]): readonly string[] =>
  sources
    .filter(({ path }) => path.split('/').some(part => forbidden.test(part.replace(/\..*$/, ''))))
    .map(({ path }) => `${path} has a name that says nothing`)

/** camelCase, or PascalCase for a component. */
export const oddNames = (sources: readonly Pick<Source, 'path'>[]): readonly string[] =>
  sources
    .filter(
      ({ path }) =>
        !/(^|\/)([a-z][A-Za-z0-9]*|[A-Z][A-Za-z0-9]*(?=\.(tsx|test\.tsx)$))(\.(test|config|d))?\.(ts|tsx|mjs)$/.test(
          path,
        ),
    )
    .map(({ path }) => `${path} is neither camelCase nor a PascalCase component`)

/** Names that two files of the product export: who reads one cannot know which is meant. */
export const sharedNames = (sources: readonly Source[]): readonly string[] => {
  const files = new Map<string, readonly string[]>()
  for (const source of sources)
    if (/^(domain|events|projections|ui)\//.test(source.path))
      for (const name of exportsOf(source)) files.set(name, [...(files.get(name) ?? []), source.path])
  return [...files].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

/** Where the first comment of a file is at its top, or that of something it exports, one reads there what the file is for. */
const saysWhatFor = ({ text }: Source): boolean => {
  const first = text.search(/^[ \t]*\/[*/]/m)
  return first < 1 || /^\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*export\b/.test(text.slice(first))
}

/** A first comment that is about a part of its file. */
export const strayComments = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(source => /^(domain|events|projections|ui)\//.test(source.path) && !saysWhatFor(source))
    .map(({ path }) => `${path} says first what a part of it is for`)

/** Written in two halves, or this file would report itself. */
const halves = [
  ['far', 'm'],
  ['stu', 'dio'],
  ['age', 'nt'],
  ['age', 'nts'],
  ['hel', 'per'],
  ['hel', 'pers'],
  ['colle', 'ague'],
  ['colle', 'agues'],
  ['clau', 'de'],
  ['anthro', 'pic'],
  ['open', 'ai'],
  ['chat', 'gpt'],
  ['co', 'pilot'],
]
const words = halves.map(([first, second]) => `${first}${second}`).join('|')
// A browser's user-... is a word of the web; where browsers are told apart it stands alone.
const workplace = new RegExp(`(?<!user[- ])\\b(${words})\\b|(?<![\\w.])/wo${'rk'}/`, 'i')

/** The place where this was made is nobody's business. */
export const workplaceWords = (files: readonly TextFile[]): readonly string[] =>
  files
    .filter(({ path }) => !/browser/i.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => {
        const word = workplace.exec(line)?.[0]
        return word === undefined ? [] : [`${path}:${i + 1} says '${word}'`]
      }),
    )

/** Addresses of a registry in the lock file would bind everybody to that registry. */
export const lockedAddresses = (files: readonly TextFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => path === 'package-lock.json' && text.includes('"resolved":'))
    .map(({ path }) => `${path} holds addresses: npm install --omit-lockfile-registry-resolved`)
