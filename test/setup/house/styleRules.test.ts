import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { top } from '../../../ui/serve/settings'
import type { TextFile } from './nameRules'
import { idleClasses, idleTokens, scale, strayNumbers, unknownClasses } from './styleRules'

const files: readonly TextFile[] = readdirSync(join(top, 'ui'), { recursive: true, encoding: 'utf8' })
  .map(path => `ui/${path.replaceAll('\\', '/')}`)
  .filter(path => /\.(css|tsx?)$/.test(path))
  .map(path => ({ path, text: readFileSync(join(top, path), 'utf8') }))

const tokens: TextFile = { path: scale, text: ':root {\n  --hair: 1px;\n  --at-phone: 34rem;\n}' }
const sheet = (text: string): readonly TextFile[] => [tokens, { path: 'ui/a.module.css', text }]

it('takes every size, time and colour from the tokens', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(strayNumbers(files)).toEqual([])
})

it.each([
  '.a { border: 1px solid var(--line); }',
  '.a { margin: -0.5rem; }',
  '.a { width: calc(100% - 2px); }',
  '.a { --b: 3em; }',
  '.a { transition: color 140ms; }',
  '.a { color: #fff; }',
  '.a { background: rgb(0 0 0 / 50%); }',
  '.a { line-height: 1.4; }',
  '.a { z-index: 2; }',
  '@media (max-width: 33rem) { .a { margin: 0; } }',
  '@container (width <= 34.5rem) { .a { margin: 0; } }',
])('another is reported: %s', text => {
  expect(strayNumbers(sheet(text))).toHaveLength(1)
})

it.each([
  '/* 12px */ .a { border: var(--hair) solid; margin: 0; flex: 1 1 0; width: calc(50% - 2 * var(--hair)); }',
  '.a { min-height: 100svh; grid-template-columns: repeat(2, minmax(0, 1fr)); height: 3lh; rotate: 45deg; }',
  '.a { line-height: 1; z-index: -1; }\n.h2 { order: 2; }',
  '@container (width > 34rem) { .a { margin: 0; } }',
  '@page a { margin: 18mm; @bottom-right { font-size: 8pt; } }',
])('what is none is not: %s', text => {
  expect(strayNumbers(sheet(text))).toEqual([])
})

it('has no token that nobody uses, and uses none that is not there', () => {
  expect(idleTokens(files)).toEqual([])
  expect(idleTokens(sheet('.a { width: var(--wide); }'))).toEqual(['--hair is not used', '--wide is not told'])
})

it('has no class that nobody uses, and uses none that is not there', () => {
  expect(idleClasses(files)).toEqual([])
  expect(unknownClasses(files)).toEqual([])
  const words = 'import s from \'./a.module.css\'\nexport const A = () => <p className="b"><b className={s.c} /></p>'
  const planted = [...sheet('.d { margin: 0; }'), { path: 'ui/A.tsx', text: words }]
  expect(idleClasses(planted)).toEqual(["ui/a.module.css has 'd', which nobody uses", "ui/a.module.css has no 'c'"])
  expect(unknownClasses(planted)).toEqual(["ui/A.tsx says 'b'"])
})
