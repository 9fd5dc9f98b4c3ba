import { unusedExports } from './exportRules'
import { sharedNames } from './nameRules'
import { files, sources } from './repository'
import { cycles, wrongDirections } from './roomRules'
import { mutualSiblings } from './siblingRules'

// `npm run house`: the house in numbers, and what breaks its rules. All rules are tests too (`npm test -- house`).

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const rules = {
  'Names that two files export': sharedNames(sources),
  'Imports the wrong way': wrongDirections(sources),
  'Circles of imports': cycles(sources),
  'Sibling folders that import each other': mutualSiblings(sources),
  'Exports that no other file uses': unusedExports(sources),
}
const isProduct = (path: string): boolean => /^(domain|events|projections|ui)\//.test(path)
const isCode = (path: string): boolean => /\.(tsx?|mjs|css|html)$/.test(path)

/** 'ui/survey' of 'ui/survey/list/ListBlock.tsx'; two folders deep. */
const roomOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/')

const rooms = new Map<string, { files: number; lines: number }>()
for (const { path, text } of files)
  if (isCode(path)) {
    const room = roomOf(path)
    const { files: count, lines } = rooms.get(room) ?? { files: 0, lines: 0 }
    rooms.set(room, { files: count + 1, lines: lines + text.split('\n').length - 1 })
  }
for (const [room, { files: count, lines }] of [...rooms].sort(([a], [b]) => a.localeCompare(b)))
  say(`${room.padEnd(32)}${String(count).padStart(6)} files${String(lines).padStart(8)} lines`)
const linesOf = (isOne: (path: string) => boolean): number =>
  files
    .filter(({ path }) => isCode(path) && isOne(path))
    .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
say(`\nproduct ${linesOf(isProduct)} lines, tests ${linesOf(path => path.startsWith('test/'))} lines`)
for (const [title, found] of Object.entries(rules))
  say(`\n${title}: ${found.length}\n${found.map(one => `  ${one}\n`).join('')}`.trimEnd())
process.exitCode = Object.values(rules).some(found => found.length > 0) ? 1 : 0
