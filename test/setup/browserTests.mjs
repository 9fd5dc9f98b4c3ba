// Plain JavaScript: it is read before anything is installed.
import { readdirSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
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
