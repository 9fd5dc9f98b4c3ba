import { describe, expect, it } from 'vitest'
import { commandNames } from '../events/decisions/commandRows'
import {
  anys,
  barrels,
  clocks,
  defaultExports,
  listenerSets,
  lostDrafts,
  moduleVariables,
  ownParsing,
  ownSubscriptions,
  tooLong,
  waysOut,
} from './setup/house/codeRules'
import { unusedExports } from './setup/house/exportRules'
import {
  emptyNames,
  lockedAddresses,
  oddNames,
  sharedNames,
  strayComments,
  workplaceWords,
} from './setup/house/nameRules'
import { strayPaths } from './setup/house/pathRules'
import { files, planted, sources, text } from './setup/house/repository'
import type { Source } from './setup/house/source'

it('reads the sources of every room', () => {
  for (const room of ['domain/', 'events/', 'projections/', 'ui/', 'test/'])
    expect(sources.some(({ path }) => path.startsWith(room))).toBe(true)
})

describe('no source', () => {
  const rules: readonly [string, (all: readonly Source[]) => readonly string[], Readonly<Record<string, string>>][] = [
    ['is a barrel', barrels, { 'domain/all.ts': "export { a } from './a'\nexport { b } from './b'" }],
    ['passes on everything of another', barrels, { 'domain/a.ts': "export * from './b'\nexport const c = 1" }],
    ['is an index', barrels, { 'domain/rules/index.ts': 'export const a = 1' }],
    ['has a default export', defaultExports, { 'ui/A.tsx': 'export default () => <p />' }],
    ['exports a name as default', defaultExports, { 'ui/A.ts': 'const a = 1\nexport { a as default }' }],
    ['reads typed text by itself', ownParsing, { 'ui/A.tsx': "import { readNumber } from '../domain/format/amount'" }],
    ['says any', anys, { 'domain/a.ts': 'export const a = (b: readonly any[]) => b' }],
    ['keeps a set of listeners', listenerSets, { 'events/a.ts': 'const heard = new Set<() => void>()' }],
    ['keeps sets of listeners', listenerSets, { 'ui/a.ts': 'const rows = new Map<string, Set<(now: A) => void>>()' }],
    ['keeps a set of them by name', listenerSets, { 'ui/a.ts': 'let all: ReadonlySet<Listener> = new Set()' }],
    ['subscribes React by itself', ownSubscriptions, { 'ui/useA.ts': "import { useSyncExternalStore } from 'react'" }],
    ['keeps a variable of its own', moduleVariables, { 'ui/a.ts': 'let latest = 0\nexport const a = () => latest++' }],
    ['exports a variable', moduleVariables, { 'ui/a.ts': 'export let latest = 0' }],
    ['types without a draft', lostDrafts, { 'ui/A.tsx': 'export const A = () => <textarea />' }],
    ['types without a draft too', lostDrafts, { 'ui/A.tsx': 'export const A = () => <input type="text" />' }],
    [
      'types by a widget without a draft',
      lostDrafts,
      { 'ui/A.tsx': "import { TextArea } from './widgets/textFields/TextArea'" },
    ],
    ['leaves for elsewhere', waysOut, { 'ui/A.tsx': 'window.location.assign(url)' }],
    ['is sent elsewhere', waysOut, { 'ui/a.ts': 'location.href = url' }],
    ['reads the clock', clocks, { 'domain/a.ts': 'export const a = () => Date.now()' }],
    ['passes the clock on', clocks, { 'events/decide.ts': 'export const now = Date.now' }],
    ['makes a date of now', clocks, { 'projections/a.ts': 'export const a = new Date()' }],
    ['throws dice', clocks, { 'events/fold.ts': 'export const a = Math.random()' }],
    ['makes ids', clocks, { 'events/decide.ts': 'export const a = crypto.randomUUID()' }],
    ['names a question that is not there', strayPaths, { 'ui/a.ts': "const born = 'customer.partner_date_of_birth'" }],
    ['is longer than 250 lines', tooLong, { 'ui/A.tsx': 'export {}\n'.repeat(251) }],
    ['has a name that says nothing', emptyNames, { 'ui/widgets/utils.ts': 'export {}' }],
    ['lies in a folder that says nothing', emptyNames, { 'ui/common/a.ts': 'export {}' }],
    ['has an odd name', oddNames, { 'ui/step-screen.tsx': 'export {}' }],
    ['is PascalCase without being a component', oddNames, { 'domain/Rule.ts': 'export {}' }],
    [
      'says first what a constant is for',
      strayComments,
      { 'ui/a.ts': '\n/** So many. */\nconst a = 1\nexport const b = a' },
    ],
    [
      'says first what a prop is for',
      strayComments,
      { 'ui/A.tsx': 'interface A {\n  /** Its name. */\n  a: string\n}' },
    ],
  ]

  it.each(rules)('%s', (_, rule) => {
    expect(rule(sources)).toEqual([])
  })

  it.each(rules)('or it is reported that it %s', (_, rule, sample) => {
    expect(rule(planted(sample))).toHaveLength(1)
  })

  it('is reported for what it may do', () => {
    const fine = planted({
      'events/clock.ts': '// Date.now()\nexport const now = () => Date.now()',
      'domain/named.ts': '/** Names a. */\nimport a from "a"\n// Its own.\nexport const b = a',
      'domain/date.ts': '\n/** Makes a date. */\nexport const a = (at: number) => new Date(at)',
      'domain/catalogue/long.ts': 'export {}\n'.repeat(400),
      'domain/company.ts': "import { a } from './a'\nexport { a }\nexport const any = 'any'",
      'events/state.ts': 'const seen = new Set<string>()\nconst rows = new Map<string, () => void>()',
      'ui/survey/StepScreen.tsx': 'export const a = () => {\n  let turn = 0\n  return turn++\n}',
      'test/ui/survey/StepScreen.test.tsx': 'export {}',
    })
    for (const [, rule] of rules) expect(rule(fine)).toEqual([])
  })
})

describe('the repository', () => {
  it('does not name the place where it was made', () => {
    expect(workplaceWords(files.filter(({ path }) => path !== 'package-lock.json'))).toEqual([])
  })

  it.each([`/wo${'rk'}/main/domain`, `a ${'far'}m of them`, `asked the ${'hel'}per`, `${'Cla'}ude`])(
    'a name of it is reported',
    line => {
      expect(workplaceWords(text('README.md', `fine\n${line}\n`))).toHaveLength(1)
    },
  )

  it('a word that only looks like one is not', () => {
    const lines = 'navigator.userAgent\nthe User-Agent header\n./work/a\nhomework/x\nhelped\npharmacy'
    expect(workplaceWords(text('README.md', lines))).toEqual([])
  })

  it('gives a name once', () => {
    expect(sharedNames(sources)).toEqual([])
  })

  it('exports nothing that no other file uses', () => {
    expect(unusedExports(sources)).toEqual([])
  })

  it('such an export is reported, and only such', () => {
    const some = planted({
      'domain/a.ts': 'export const a = 1\nexport type B = 1\nexport const c = 1',
      'ui/d.ts': "import { a } from '../domain/a'\nconst all = () => import('../domain/e')",
      'domain/e.ts': 'export const e = 1',
      'test/f.ts': "import type { B } from '../domain/a'\nexport const f = 1",
    })
    expect(unusedExports(some)).toEqual(['domain/a.ts: c'])
  })

  it('a name that two files export is reported', () => {
    const twice = {
      'domain/a.ts': 'export const a = 1',
      'ui/b.ts': 'export interface a {}',
      'test/c.ts': 'export const a = 1',
    }
    expect(sharedNames(planted(twice))).toEqual(['a: domain/a.ts, ui/b.ts'])
  })

  it('binds nobody to a registry', () => {
    expect(lockedAddresses(files)).toEqual([])
    expect(lockedAddresses(text('package-lock.json', '{ "resolved": "https://x" }'))).toHaveLength(1)
  })
})

it('each command has a test of what it decides', () => {
  const tests = files.filter(({ path }) => path.startsWith('test/events/decisions/')).map(one => one.text)
  expect(commandNames.filter(name => !tests.some(one => one.includes(`type: '${name}'`)))).toEqual([])
})
