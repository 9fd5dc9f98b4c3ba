import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { top } from '../../../ui/serve/settings'
import { unmountedEffects } from './effectRules'
import { sourceOf } from './source'

const sourcesIn = (folder: string) =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(path => /\.tsx?$/.test(path))
    .map(path => sourceOf(path, readFileSync(join(top, path), 'utf8')))

it('a component test mounts every component and hook with an effect', () => {
  expect(unmountedEffects([...sourcesIn('ui'), ...sourcesIn('test/components')])).toEqual([])
})

const effect = 'useEffect(() => undefined)'
const planted = (texts: Readonly<Record<string, string>>) =>
  unmountedEffects(Object.entries(texts).map(([path, text]) => sourceOf(path, text)))

it.each<Readonly<Record<string, string>>>([
  { 'ui/A.tsx': effect },
  { 'ui/A.tsx': "window.addEventListener('keydown', tell)" },
  { 'ui/A.tsx': 'news$.subscribe(tell)' },
  { 'ui/A.tsx': 'new ResizeObserver(tell)' },
  { 'ui/A.tsx': effect, 'test/components/a.test.tsx': "import type { A } from '../../ui/A'" },
  { 'ui/A.tsx': effect, 'ui/B.tsx': "import { A } from './A'", 'test/components/b.test.tsx': "import '../../ui/B'" },
  { 'ui/useA.ts': effect, 'ui/B.tsx': "import { useA } from './useA'" },
])('one that none mounts is reported: %j', texts => {
  expect(planted(texts)).toHaveLength(1)
})

it('one that is mounted is not, nor what has no effect', () => {
  const mounted = planted({
    'ui/A.tsx': effect,
    'ui/B.tsx': "import { useB } from './useB'",
    'ui/useB.ts': effect,
    'ui/C.tsx': 'useStream(c$)',
    'ui/page.ts': "addEventListener('keydown', tell)",
    'test/components/a.test.tsx': "import '../../ui/A'\nimport '../../ui/B'",
  })
  expect(mounted).toEqual([])
})
