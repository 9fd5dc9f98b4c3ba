// Plain JavaScript: it is read before anything is installed.
import { readdirSync } from 'node:fs'
import { isAbsolute, join, parse, relative, sep } from 'node:path'
import { top } from './install.mjs'

/** The folders whose tests run in a browser, with how their files end; WebKit's have a run of their own. */
const places = [
  ['test/components', '.test.tsx'],
  ['test/journeys', '.test.ts'],
]

const filesIn = ([folder, ending]) =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => join(folder, name).split(sep).join('/'))

/**
 * The test files that need a browser among those that the words name, as Vitest reads them: part of a path, or a line in
 * a file; without words all of them.
 * @param {readonly string[]} words
 * @returns {readonly string[]}
 */
export const browserTests = words => {
  const named = words
    .filter(word => !word.startsWith('-'))
    .map(word => (isAbsolute(word) ? relative(top, word) : word))
    .map(word => word.split(sep).join('/').replace(/^\.\//, '').replace(/:\d+$/, '').toLowerCase())
  return places
    .flatMap(filesIn)
    .filter(file => !file.startsWith('test/journeys/webkit/'))
    .filter(file => named.length === 0 || named.some(word => file.toLowerCase().includes(word)))
}

/**
 * The same that a change of these paths touches by name: those that are changed themselves, and the tests of components that are
 * called as a changed file.
 * @param {readonly string[]} paths from the top, with slashes
 * @returns {readonly string[]}
 */
export const touchedTests = paths =>
  paths.flatMap(path => browserTests([path, `test/components/${parse(path).name}.test.`]))
