import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { top } from '../../../ui/serve/settings'
import { files } from './repository'

const read = (path: string): string => readFileSync(join(top, path), 'utf8')
const papers = [
  ...['README.md', 'doc/packages.md', 'domain/README.md', 'events/README.md', 'projections/README.md', 'ui/README.md'],
  ...['projections/pseudonym/README.md', 'ui/support/README.md', 'test/README.md'],
  ...['test/bench/README.md', 'test/contract/README.md', 'test/mutation/README.md'],
]
const layers = ['domain', 'events', 'projections', 'ui', 'ui/support', 'test']
const decisions = layers.map(layer => `${layer}/decisions.md`)
const readme = read('README.md')
const inTicks = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner = '']) => inner)

it('the README is read in minutes: 120 lines, and no row of a table over two lines of 120', () => {
  const lines = readme.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(120)
  expect(lines.filter(line => line.length > (line.startsWith('|') ? 240 : 130))).toEqual([])
})

it.each([...papers, ...decisions])('what %s links to is there', paper => {
  const links = [...read(paper).matchAll(/\]\(([^)#]+)\)/g)]
    .map(([, link = '']) => link)
    .filter(link => !link.includes(':'))
  expect(links.filter(link => !existsSync(join(top, dirname(paper), link)))).toEqual([])
})

it('the table of what an engineer changes has eleven rows', () => {
  const [, table = ''] = readme.split('| Task | Files |\n|---|---|\n')
  expect(table.slice(0, table.indexOf('\n\n')).split('\n')).toHaveLength(11)
})

it('decisions have at most 400 lines in all; each layer leads to its own, and has a glossary', () => {
  expect(decisions.flatMap(paper => read(paper).trimEnd().split('\n')).length).toBeLessThanOrEqual(400)
  expect(layers.filter(layer => !read(`${layer}/README.md`).includes('(decisions.md)'))).toEqual([])
  const product = ['domain', 'events', 'projections', 'ui']
  expect(product.filter(layer => !read(`${layer}/README.md`).includes('\n## Glossary\n'))).toEqual([])
})

it.each([...papers, ...decisions])('the files that %s names are there', paper => {
  const paths = inTicks(read(paper)).filter(text =>
    /^((doc|domain|events|projections|test|ui)\/[\w/.-]+|[\w/-]+\/[\w.-]+\.(ts|tsx|mjs|md|css))$/.test(text),
  )
  const places = [top, join(top, dirname(paper))]
  expect(paths.filter(path => !places.some(place => existsSync(join(place, path))))).toEqual([])
})

it.each([...papers, ...decisions])('the files that %s names without a folder are somewhere', paper => {
  const names = inTicks(read(paper)).filter(text => /^[\w.-]+\.(ts|tsx|mjs)$/.test(text))
  expect(names.filter(name => !files.some(({ path }) => `/${path}`.endsWith(`/${name}`)))).toEqual([])
})

it('the commands that the README names are there, and all are named', () => {
  // Of this very package, whose scripts are texts.
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  const named = [...readme.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter(name => !(name in scripts))).toEqual([])
  const ours = Object.keys(scripts).filter(name => !['start', 'test', 'preview'].includes(name))
  expect(ours.filter(name => !named.includes(name))).toEqual([])
})

it.each(layers)('the README of %s names its folders, and no other', layer => {
  const rows = read(`${layer}/README.md`).match(/^\| `[^|]+\|/gm) ?? []
  const named = rows.flatMap(inTicks).filter(text => /^\w+\/$/.test(text))
  const there = readdirSync(join(top, layer), { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect([...named].sort()).toEqual(there.map(({ name }) => `${name}/`).sort())
})

it('every package is told of', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Readonly<Record<string, object>>
  const rows = (read('doc/packages.md').match(/^\| [^|]+\|/gm) ?? []).join(' ')
  const told = new Set(rows.split(/[\s,|()]+/))
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter(name => !name.startsWith('@types/'))
  expect(packages.filter(name => !told.has(name))).toEqual([])
})

/** What Vite bundles of a configuration: it warns, a line for each, of imports without the ending of the file. */
const withoutEnding = (path: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(path)) return []
  seen.add(path)
  const imports = [...read(path).matchAll(/^import (?!type)[^'"]*'(\.[^']+)'/gm)].map(([, from = '']) => from)
  return imports.flatMap(from =>
    from.endsWith('.ts') ? withoutEnding(join(dirname(path), from), seen) : [`${path} imports ${from}`],
  )
}

it('`npx vitest run FILE` prints no page of warnings first', () => {
  expect(withoutEnding('vitest.config.ts')).toEqual([])
})
