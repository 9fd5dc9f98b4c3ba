import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { top } from '../../ui/serve/settings'

export const paper = readFileSync(join(top, 'test', 'contract', 'README.md'), 'utf8')

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())

/** The rows of the table whose first column has this heading. */
export const tableOf = (heading: string): readonly (readonly string[])[] => {
  const [, below = ''] = paper.split(new RegExp(`^\\| ${heading} \\|.*\\n\\|[-|]+\\n`, 'm'))
  const rows = below.split('\n')
  return rows.slice(0, rows.indexOf('')).map(cellsOf)
}

/** What stands between marks of code in a cell. */
export const codesIn = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const parsed = (text: string): unknown => JSON.parse(text)

/** The bodies of the section of this number: one on each line, or one on all lines. */
export const bodiesIn = (section: number): readonly unknown[] => {
  const [, from = ''] = paper.split(`\n## ${section}. `)
  const [, block = ''] = /```json\n([\s\S]*?)\n```/.exec(from) ?? []
  const lines = block.split('\n')
  return lines.every(line => line.endsWith('}')) && lines.length > 1 && /}$/.test(lines[0] ?? '')
    ? lines.map(parsed)
    : [parsed(block)]
}
