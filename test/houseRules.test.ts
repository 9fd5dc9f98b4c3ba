import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { top } from '../ui/serve/settings'
import {
  anys,
  barrels,
  clocks,
  defaultExports,
  listenerSets,
  ownParsing,
  ownSubscriptions,
  tooLong,
  waysOut,
} from './setup/house/codeRules'
import { emptyNames, lockedAddresses, oddNames, type TextFile, workplaceWords } from './setup/house/nameRules'
import { strayPaths } from './setup/house/pathRules'
import { cycles, wrongDirections, wrongDoors, wrongGroundRooms } from './setup/house/roomRules'
import { type Source, sourceOf } from './setup/house/source'

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

const files: readonly TextFile[] = repositoryFiles()
  .filter(path => textual.test(path))
  .flatMap(path => {
    try {
      return [{ path, text: readFileSync(join(top, path), 'utf8') }]
    } catch {
      // Deleted, but git still knows it.
      return []
    }
  })
const sources: readonly Source[] = files
  .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
  .map(({ path, text }) => sourceOf(path, text))

const planted = (texts: Readonly<Record<string, string>>): readonly Source[] =>
  Object.entries(texts).map(([path, text]) => sourceOf(path, text))

const text = (path: string, content: string): readonly TextFile[] => [{ path, text: content }]

it('reads the sources of every room', () => {
  for (const room of ['domain/', 'events/', 'projections/', 'ui/', 'test/'])
    expect(sources.some(({ path }) => path.startsWith(room))).toBe(true)
})

describe('imports', () => {
  it('point one way, and nothing imports test', () => {
    expect(wrongDirections(sources)).toEqual([])
  })

  it.each([
    ['domain/a.ts', "import { b } from '../events/b'"],
    ['domain/a.ts', "import type { B } from '../ui/b'"],
    ['domain/a.ts', "export { b } from '../projections/b'"],
    ['events/deep/a.ts', "const b = () => import('../../ui/b')"],
    ['events/a.ts', "type B = import('../projections/b').B"],
    ['projections/a.ts', "import '../ui/b'"],
    ['projections/a.ts', "import { dispatch } from '../events/store/store'"],
    ['ui/a.tsx', "import { b } from '../test/b'"],
  ])('a wrong one is reported: %s %s', (path, content) => {
    expect(wrongDirections(planted({ [path]: content }))).toHaveLength(1)
  })

  it('a right one is not', () => {
    const right = planted({
      'ui/a.tsx': "import { b } from '../events/b'\nimport c from 'domain'\n// import '../test/x'",
      'projections/a.ts': "import type { Store } from '../events/store/store'",
      'vitest.config.ts': "import { b } from './test/setup/b'",
    })
    expect(wrongDirections(right)).toEqual([])
  })

  it('keep to the rooms of domain', () => {
    expect(wrongGroundRooms(sources)).toEqual([])
  })

  it.each([
    ['domain/engine/a.ts', "import { b } from '../catalogue/deep/b'", 'domain/catalogue/deep/b.ts'],
    ['domain/engine/a.ts', "import type { B } from '../invitation/b'", 'domain/invitation/b.ts'],
    ['domain/language/a.ts', "import { b } from '../engine/b'", 'domain/engine/b.ts'],
    ['domain/invitation/a.ts', "import { b } from '../catalogue/b'", 'domain/catalogue/b.ts'],
    ['domain/a.ts', 'export const a = 1', 'domain/format/b.ts'],
    ['domain/attic/a.ts', 'export const a = 1', 'domain/format/b.ts'],
  ])('a room that looks where it may not is reported: %s %s', (path, content, target) => {
    expect(wrongGroundRooms(planted({ [path]: content, [target]: 'export const b = 1' }))).toHaveLength(1)
  })

  it('a room that looks where it may is not', () => {
    const right = planted({
      'domain/engine/a.ts': "import { b } from '../language/b'\nimport { c } from './c'",
      'domain/language/b.ts': 'export const b = 1',
      'domain/engine/c.ts': 'export const c = 1',
      'events/state/a.ts': "import { b } from '../../domain/language/b'",
    })
    expect(wrongGroundRooms(right)).toEqual([])
  })

  it('make no circle', () => {
    expect(cycles(sources)).toEqual([])
  })

  it('a circle is reported, of types too', () => {
    const circle = planted({
      'domain/a.ts': "import { b } from './b'",
      'domain/b.ts': "import type { C } from './c'",
      'domain/c.ts': "export { a } from './a'",
    })
    expect(cycles(circle)).toEqual(['domain/a.ts -> domain/b.ts -> domain/c.ts -> domain/a.ts'])
  })

  it('of packages go through their doors', () => {
    expect(wrongDoors(sources)).toEqual([])
  })

  it.each([
    ['events/effects/calls/customerCalls.ts', "import axios from 'axios'"],
    ['events/log/inMemoryLog.ts', "import { get } from 'idb-keyval'"],
    ['projections/tree.ts', "import { useMemo } from 'react'"],
    ['events/a.tsx', "import { useParams } from 'react-router-dom'"],
    ['ui/shell/Bar.tsx', "import { Subject } from 'rxjs'"],
    ['events/decisions/decide.ts', "import { Subject } from 'rxjs'"],
    ['events/effects/wire/office.ts', "import { timer } from 'rxjs'"],
    ['projections/outbox/outbox.ts', "import { merge } from 'rxjs'"],
    ['domain/a.ts', "import type { Observable } from 'rxjs'"],
    ['domain/a.ts', "import { readFileSync } from 'node:fs'"],
    ['ui/support/words/a.ts', "import { readFileSync } from 'node:fs'"],
    ['ui/a.tsx', "import { x } from 'unheard-of'"],
  ])('another door is reported: %s %s', (path, content) => {
    expect(wrongDoors(planted({ [path]: content }))).toHaveLength(1)
  })

  it('the right door is not', () => {
    const right = planted({
      'events/effects/calls/axiosHttp.ts': "import axios from 'axios'",
      'events/store/writer.ts': "import type { Subject } from 'rxjs'",
      'ui/survey/useField.ts': "import { map } from 'rxjs'",
      'events/stream.ts': "import { Observable } from 'rxjs'",
      'events/effects/runner.ts': "import { timer } from 'rxjs'",
      'test/a.ts': "import axios from 'axios'",
    })
    expect(wrongDoors(right)).toEqual([])
  })
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
      'domain/date.ts': 'export const a = (at: number) => new Date(at)',
      'domain/catalogue/long.ts': 'export {}\n'.repeat(400),
      'domain/company.ts': "import { a } from './a'\nexport { a }\nexport const any = 'any'",
      'events/state.ts': 'const seen = new Set<string>()\nconst rows = new Map<string, () => void>()',
      'ui/survey/StepScreen.tsx': 'export {}',
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

  it('binds nobody to a registry', () => {
    expect(lockedAddresses(files)).toEqual([])
    expect(lockedAddresses(text('package-lock.json', '{ "resolved": "https://x" }'))).toHaveLength(1)
  })
})
